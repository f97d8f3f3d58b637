import type { ComparisonSlots } from '../comparison/comparison-curve'
import type { SpectrumSet } from './spectrum-set'

/** One curve of a chart and column of its table; the chart, the table and the copied text show the same columns. */
export interface BandColumn {
  readonly role: 'current' | 'shifted' | 'comparison-1' | 'comparison-2'
  /** Plain text: a symbol of the standard, `Shifted`, or the name that a person gave. */
  readonly name: string
  readonly values: readonly (number | null)[]
}

export function bandColumns(set: SpectrumSet, [first, second]: ComparisonSlots): readonly BandColumn[] {
  const columns: BandColumn[] = []
  if (set.current !== null) columns.push({ role: 'current', name: set.quantity.symbol, values: set.current })
  if (set.shifted !== null) columns.push({ role: 'shifted', name: 'Shifted', values: set.shifted })
  if (first !== null) columns.push({ role: 'comparison-1', ...first })
  if (second !== null) columns.push({ role: 'comparison-2', ...second })
  return columns
}
