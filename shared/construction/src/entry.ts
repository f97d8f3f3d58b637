import { isInches, orEnd, readQuantity, rounded, unitName } from '@soundleaf/texts'
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

/** Said when an entry is not accepted. */
export const invalidEntryText = (): string => t('invalidEntry')

/**
 * Reads what a person typed or pasted in the units in use; `unit` is that of the value, in SI. In this order: spaces
 * around it and the field's own unit behind it are left off, and only digits with a decimal comma or point are a number,
 * or a fraction where inches are in use; empty or negative is 0; the number is rounded to `decimals` where they are given,
 * and moved into the range. Callers show `invalidEntryText` when the entry is not ok or out of bounds.
 */
export function parseEntry(text: string, range: Range, decimals?: number, unit = ''): Entry {
  const isEmpty = text.trim() === ''
  const typed = isEmpty ? 0 : readQuantity(text, unit)
  if (typed === null) return { ok: false }
  // What was typed in another unit than SI's has its own decimals.
  const rounding = unitName(unit) === unit ? decimals : undefined
  const wanted = orEnd(unit, kept(Math.max(typed, 0), unit, rounding), range)
  const value = Math.min(Math.max(wanted, range.min), range.max)
  return { ok: true, value, outOfBounds: isEmpty || typed < 0 || value !== wanted }
}

/**
 * A number to so many decimals, as it is kept, whatever units are in use. A length in whole parts of an inch stays what it
 * is, so that what was typed in inches is shown again.
 */
export const kept = (value: number, unit: string, decimals: number | undefined): number =>
  rounded(value, unit === 'mm' && isInches(value) ? 6 : decimals)

/** A number as the wire spells it, never with an exponent. */
export function numberText(value: number): string {
  const text = String(value)
  return text.includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : text
}
