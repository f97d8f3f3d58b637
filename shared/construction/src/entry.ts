import type { Range } from './construction'
import { t } from './texts'

/** What becomes of a text that was typed into a number field. */
export type Entry =
  | {
      readonly ok: true
      readonly value: number
      /** The value is not the one that was typed: it was empty, negative, or moved to an end of the range. */
      readonly outOfBounds: boolean
    }
  | { readonly ok: false }

/** A decimal comma or a decimal point, no thousands and no exponent. */
const NUMBER = /^-?\d+([.,]\d+)?$/

/** Said when an entry is not accepted. */
export const invalidEntryText = (): string => t('invalidEntry')

/**
 * Reads what a person typed or pasted. In this order: spaces around it and the field's own `unit` behind it are left
 * off, and only digits with a decimal comma or point are a number; empty or negative is 0; the number is rounded to
 * `decimals` where they are given, and moved into the range. Callers show `invalidEntryText` when the entry is not ok or
 * out of bounds.
 */
export function parseEntry(text: string, range: Range, decimals?: number, unit = ''): Entry {
  const isEmpty = text.trim() === ''
  const typed = isEmpty ? 0 : readNumber(text, unit)
  if (typed === null) return { ok: false }
  const wanted = rounded(Math.max(typed, 0), decimals)
  const value = Math.min(Math.max(wanted, range.min), range.max)
  return { ok: true, value, outOfBounds: isEmpty || typed < 0 || value !== wanted }
}

/**
 * Reads a number in decimal digits with a point or a comma, with spaces around it or its own unit behind it; null for
 * anything else, `1e3`, `NaN` and another unit included. Field and wire read with it: `fromWire` rounds as the field
 * does, `check` refuses where the field would move the value, so that both give one verdict.
 */
export function readNumber(text: string, unit = ''): number | null {
  const digits = withoutUnit(text.trim(), unit)
  if (!NUMBER.test(digits)) return null
  // `+ 0` turns -0 into 0, so that both are written as "0".
  const value = Number(digits.replace(',', '.')) + 0
  return Number.isFinite(value) ? value : null
}

/** A raised 3 may also be written as a plain one, which is what keyboards have. */
function withoutUnit(text: string, unit: string): string {
  if (unit === '') return text
  const spelled = [unit, unit.replace('³', '3').replace('²', '2')].find((one) => text.endsWith(one))
  return spelled === undefined ? text : text.slice(0, -spelled.length).trimEnd()
}

/** A number as the wire spells it, never with an exponent. */
export function numberText(value: number): string {
  const text = String(value)
  return text.includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : text
}

/** Rounds half up in the decimal spelling, so that 4.35 gives 4.4 though its binary is a little less. */
export function rounded(value: number, decimals: number | undefined): number {
  if (decimals === undefined) return value
  return shifted(Math.round(shifted(value, decimals)), -decimals)
}

function shifted(value: number, places: number): number {
  const [digits, exponent] = String(value).split('e')
  return Number(`${digits}e${Number(exponent ?? 0) + places}`)
}
