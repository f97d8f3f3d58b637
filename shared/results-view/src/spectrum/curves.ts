import type { SpectrumChartProps } from '../chart/spectrum-chart'
import type { BandTableProps } from './band-table'
import type { ComparisonCurve, ComparisonSlots } from './comparison-curve'
import { t } from '../texts'
import type { RatedSpectrum } from './rated-spectrum'

/** One curve of a chart and column of its table; chart, table, copies and paper show the same columns. */
export interface BandColumn {
  readonly role: 'current' | 'shifted' | 'comparison-1' | 'comparison-2'
  /** Plain text: a symbol of the standard, `Shifted`, or the name that a person gave. */
  readonly name: string
  readonly values: readonly (number | null)[]
}

export function bandColumns(
  { quantity, current, shifted }: RatedSpectrum,
  [first, second]: ComparisonSlots,
): readonly BandColumn[] {
  const columns: BandColumn[] = []
  if (current !== null) columns.push({ role: 'current', name: quantity.symbol, values: current })
  if (shifted !== null) columns.push({ role: 'shifted', name: t('curve.shifted'), values: shifted })
  if (first !== null) columns.push(compared('comparison-1', first))
  if (second !== null) columns.push(compared('comparison-2', second))
  return columns
}

const compared = (role: BandColumn['role'], { name, values }: ComparisonCurve): BandColumn => ({
  role,
  name,
  values,
})

/** The curves of a chart. The current one is named so; its symbol stands in the title. */
export function chartSeries(
  columns: readonly BandColumn[],
  { uncertainty_db }: RatedSpectrum,
): SpectrumChartProps['series'] {
  return columns.map(({ role, name, values }) => ({
    id: role,
    role,
    name: role === 'current' ? t('curve.current') : name,
    values,
    ...(role === 'current' && uncertainty_db !== null ? { band: uncertainty_db } : {}),
  }))
}

/** The columns of the table beside the chart: the same values, the unfavourable bands marked. */
export function tableColumns(
  columns: readonly BandColumn[],
  { deficiencies, notation }: RatedSpectrum,
): BandTableProps['columns'] {
  const at = deficiencies.map((deficiency) => deficiency !== null && deficiency > 0)
  return columns.map(({ role, name, values }) => ({
    id: role,
    look: role === 'current' ? 'value' : role,
    label: role === 'current' ? notation : name,
    // The notation would set what follows an underscore low.
    isPlain: role !== 'current',
    values,
    ...(role === 'current' ? { marks: { says: t('table.unfavourable'), at } } : {}),
  }))
}
