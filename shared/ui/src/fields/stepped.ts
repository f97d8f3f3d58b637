import { decimalSign } from '@soundleaf/texts'

export interface StepRange {
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly decimals?: number | undefined
}

/** A value as a field shows it: at most so many decimals, none that say nothing, behind the sign of the language. */
export function fieldText(value: number | null, decimals = 3): string {
  return value === null ? '' : String(Number(value.toFixed(decimals))).replace('.', decimalSign())
}

/**
 * What an arrow key makes of the text in a field: the number plus `delta`, held within the range.
 * A text that is no number counts as `fallback`.
 */
export function stepped(text: string, fallback: number | null, delta: number, range: StepRange): string {
  const typed = text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'))
  const from = Number.isFinite(typed) ? typed : (fallback ?? 0)
  const held = Math.min(range.max ?? Infinity, Math.max(range.min ?? -Infinity, from + delta))
  return fieldText(held, range.decimals)
}
