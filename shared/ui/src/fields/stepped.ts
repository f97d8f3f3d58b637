import { decimalSign, type Notation } from '@soundleaf/texts'

export interface StepRange {
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly decimals?: number | undefined
  /** How the value is written and read, where that is not its own number. */
  readonly notation?: Notation | undefined
}

/** A value as a field shows it: at most so many decimals, none that say nothing, behind the sign of the language. */
export function fieldText(value: number | null, decimals = 3, notation?: Notation): string {
  if (value !== null && notation !== undefined) return notation.text(value)
  return value === null ? '' : String(Number(value.toFixed(decimals))).replace('.', decimalSign())
}

/**
 * What arrow keys make of the text in a field: the number plus so many steps, held within the range.
 * A text that is no number counts as `fallback`.
 */
export function stepped(text: string, fallback: number | null, delta: number, range: StepRange): string {
  const { min = -Infinity, max = Infinity, decimals, notation } = range
  const from = (notation ?? PLAIN).read(text) ?? fallback ?? 0
  return fieldText(Math.min(max, Math.max(min, from + delta)), decimals, notation)
}

const PLAIN: Pick<Notation, 'read'> = {
  read(text) {
    const typed = text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'))
    return Number.isFinite(typed) ? typed : null
  },
}
