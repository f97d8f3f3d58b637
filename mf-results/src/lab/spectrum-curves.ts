import type { BandTableProps, SpectrumChartProps } from '@soundleaf/ui'
import { notation } from '../quantity/notation'
import type { BandColumn } from './band-columns'
import { deviations_db } from './deviations'
import type { SpectrumSet } from './spectrum-set'

/** The curves of a chart. The current one is named so; its symbol stands in the title. */
export function chartSeries(
  columns: readonly BandColumn[],
  { uncertainty_db }: SpectrumSet,
): SpectrumChartProps['series'] {
  return columns.map(({ role, name, values }) => ({
    id: role,
    role,
    name: role === 'current' ? 'Current' : name,
    values,
    ...(role === 'current' && uncertainty_db !== null ? { band: uncertainty_db } : {}),
  }))
}

/** The columns of the table beside the chart: the same values, the unfavourable bands marked. */
export function tableColumns(columns: readonly BandColumn[], set: SpectrumSet): BandTableProps['columns'] {
  const at = deviations_db(set).map((deviation) => deviation !== null && deviation > 0)
  return columns.map(({ role, name, values }) => ({
    id: role,
    look: role === 'current' ? 'value' : role,
    label: role === 'current' ? notation(name) : name,
    values,
    ...(role === 'current' ? { marks: { says: 'unfavourable to the shifted reference', at } } : {}),
  }))
}
