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
    label: columnLabel(role, name),
    values,
    ...(role === 'current' ? { marks: { says: 'unfavourable to the shifted reference', at } } : {}),
  }))
}

/** As long as a column is wide; a longer name stands on the chart and beside its box. */
const LONGEST_LABEL = 7

function columnLabel(role: BandColumn['role'], name: string): string {
  if (role === 'current') return notation(name)
  // The notation would set what follows an underscore low.
  if (name.length <= LONGEST_LABEL && !name.includes('_')) return name
  return role === 'comparison-2' ? 'Ref. 2' : 'Ref. 1'
}
