import { formatPlain } from './formats'
import { readNumber, rounded } from './numbers'
import { MM_PER_INCH, unitsInUse } from './units'

/** Inches are typed in sixty-fourths at the finest, or with four decimals. */
const FINEST_FRACTION = 64
const FINEST_DECIMAL = 10_000
/** What a length of SI may be off a sixteenth to be called by it: it was written with one decimal. */
const HALF_A_TENTH_MM = 0.05 + 1e-9
const NOISE = 1e-6

/** How many of these parts of an inch a length is, where it is a whole number of them. */
function whole(length_mm: number, parts: number): number | null {
  const count = (length_mm / MM_PER_INCH) * parts
  return Math.abs(count - Math.round(count)) < NOISE ? Math.round(count) : null
}

/** Whether a length is one that is typed in inches; in tenths of a millimetre almost none is. */
export const isInches = (length_mm: number): boolean =>
  whole(length_mm, FINEST_DECIMAL) !== null || whole(length_mm, FINEST_FRACTION) !== null

/** The length of so many inches, mm: exactly, for a sixty-fourth has six decimals. */
export const lengthOf = (inches: number): number => rounded(inches * MM_PER_INCH, 6)

/** A length in inches: as a fraction where that is in use and it is one, else with its decimals. */
export function inchesText(length_mm: number): string {
  const inFractions = unitsInUse() === 'ImperialFractions'
  const sixtyFourths = whole(length_mm, FINEST_FRACTION)
  if (inFractions && sixtyFourths !== null) return fractionText(sixtyFourths, FINEST_FRACTION)
  const decimal = whole(length_mm, FINEST_DECIMAL)
  if (decimal !== null) return formatPlain(decimal / FINEST_DECIMAL)
  const sixteenths = Math.round((length_mm / MM_PER_INCH) * 16)
  if (inFractions && Math.abs(length_mm - lengthOf(sixteenths / 16)) <= HALF_A_TENTH_MM)
    return fractionText(sixteenths, 16)
  return formatPlain(rounded(length_mm / MM_PER_INCH, 3))
}

function fractionText(count: number, parts: number): string {
  const sign = count < 0 ? '−' : ''
  const [wholes, rest] = [Math.floor(Math.abs(count) / parts), Math.abs(count) % parts]
  if (rest === 0) return `${sign}${wholes}`
  const divisor = greatestOfTwo(rest)
  const fraction = `${rest / divisor}/${parts / divisor}`
  return `${sign}${wholes === 0 ? fraction : `${wholes} ${fraction}`}`
}

/** The greatest power of two that divides a number. */
const greatestOfTwo = (count: number): number => count & -count

/** `5/8`, `1 3/8`, `1-3/8` */
const FRACTION = /^(-?)(?:(\d+)(?:\s+|-))?(\d+)\/(2|4|8|16|32|64)$/

/** So many inches, as they are typed without a unit; null for what is no number of them. */
export function readInches(text: string): number | null {
  const found = FRACTION.exec(text)
  if (found === null) {
    const decimal = readNumber(text)
    return decimal === null ? null : rounded(decimal, 4)
  }
  const [, sign, wholes = '0', count, parts] = found
  const inches = Number(wholes) + Number(count) / Number(parts)
  return sign === '-' ? -inches : inches
}
