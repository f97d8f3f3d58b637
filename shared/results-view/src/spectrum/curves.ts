import type { SpectrumChartProps } from '../chart/spectrum-chart'
import type { BandTableProps } from './band-table'
import type { ComparisonSlots } from './comparison-curve'
import { t } from '../texts'
import type { RatedSpectrum } from './rated-spectrum'

type CurveRole = Exclude<SpectrumChartProps['series'][number]['role'], 'other'>

/** One curve of a chart and column of its table; chart, table, copies and paper show the same columns. */
export interface BandColumn {
  readonly role: CurveRole | 'difference-1' | 'difference-2'
  /** Plain text: a symbol of the standard, `Shifted`, or the name that a person gave. */
  readonly name: string
  readonly values: readonly (number | null)[]
  /** It was measured, and is drawn as dots; these bands are limits. */
  readonly limits?: readonly boolean[]
}

export function bandColumns(
  { quantity, current, shifted }: RatedSpectrum,
  [first, second]: ComparisonSlots,
): readonly BandColumn[] {
  const columns: BandColumn[] = []
  if (current !== null) columns.push({ role: 'current', name: quantity.symbol, values: current })
  if (shifted !== null) columns.push({ role: 'shifted', name: t('curve.shifted'), values: shifted })
  for (const [slot, curve] of [first, second].entries()) {
    if (curve === null) continue
    const { name, values, measured } = curve
    const place = slot === 0 ? 1 : 2
    columns.push({ role: `comparison-${place}`, name, values, ...(measured && { limits: measured.limits }) })
    if (measured !== undefined && current !== null)
      columns.push({
        role: `difference-${place}`,
        name: t('curve.difference'),
        values: values.map((value, band) => differenceAt(value, measured.limits[band], current[band])),
      })
  }
  return columns
}

/** What was measured less what is predicted, dB; nothing where a limit was measured. */
function differenceAt(measured: number | null, isLimit = false, predicted?: number): number | null {
  return measured === null || isLimit || predicted === undefined
    ? null
    : Math.round(10 * (measured - predicted)) / 10
}

/** The curves of a chart. The current one is named so; its symbol stands in the title. */
export function chartSeries(
  columns: readonly BandColumn[],
  { uncertainty_db }: RatedSpectrum,
): SpectrumChartProps['series'] {
  return columns.flatMap(({ role, name, values, limits }) =>
    isDifference(role)
      ? []
      : [
          {
            id: role,
            role,
            name: role === 'current' ? t('curve.current') : name,
            values,
            ...(role === 'current' && uncertainty_db !== null ? { band: uncertainty_db } : {}),
            ...(limits !== undefined && { isMeasured: true }),
          },
        ],
  )
}

/** The columns of the table beside the chart: the same values, the unfavourable bands marked. */
export function tableColumns(
  columns: readonly BandColumn[],
  { deficiencies, notation }: RatedSpectrum,
): BandTableProps['columns'] {
  const at = deficiencies.map((deficiency) => deficiency !== null && deficiency > 0)
  return columns.map(({ role, name, values, limits }) => ({
    id: role,
    look: role === 'current' ? 'value' : role,
    label: role === 'current' ? notation : name,
    // The notation would set what follows an underscore low.
    isPlain: role !== 'current',
    values,
    ...(role === 'current' ? { marks: { says: t('table.unfavourable'), at } } : {}),
    ...(limits === undefined ? {} : { marks: { says: t('table.limit'), at: limits } }),
  }))
}

const isDifference = (role: BandColumn['role']): role is 'difference-1' | 'difference-2' =>
  role === 'difference-1' || role === 'difference-2'
