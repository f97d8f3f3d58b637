import type { Range } from '@soundleaf/construction'
import { numberIn, readQuantity } from '@soundleaf/texts'

/** As many options as one variation may have. */
export const MOST_OPTIONS = 100

/** 70-200/10: from, to and step; the dash may be a long one. */
const SPAN = /^([\d.,]+)[-–]([\d.,]+)\/([\d.,]+)$/
/** `3 1/2` of an inch is one value, though there is a space in it. */
const PIECE = /\d+ \d+\/\d+(?=[\s;]|$)|[^\s;]+/g

/** Values in `unit`, one of SI, as they are typed in the unit in use, each with a space or a semicolon behind it. */
export const optionText = (values: readonly number[], unit = ''): string =>
  values.map((value) => numberIn(unit, value)).join('; ')

/** Reads a list of values and spans, in rising order; null where one is none, is out of the range, or there are too many. */
export function readOptions(
  text: string,
  { min, max }: Range,
  { unit = '', isWhole = false }: { readonly unit?: string; readonly isWhole?: boolean } = {},
): readonly number[] | null {
  const pieces = (text.replace(/\s*([-–/])\s*/g, '$1').match(PIECE) ?? [])
    .map((piece) => piece.replace(/,$/, ''))
    .filter((piece) => piece !== '')
  const values: number[] = []
  for (const piece of pieces) {
    const read = readPiece(piece, unit)
    if (read === null) return null
    values.push(...read)
  }
  const sorted = [...new Set(values)].sort((a, b) => a - b)
  const areAllowed = sorted.every(
    (value) => value >= min && value <= max && (!isWhole || Number.isInteger(value)),
  )
  return areAllowed && sorted.length > 0 && sorted.length <= MOST_OPTIONS ? sorted : null
}

function readPiece(piece: string, unit: string): readonly number[] | null {
  const [, first, last, by] = SPAN.exec(piece) ?? []
  if (first === undefined) {
    const value = readQuantity(piece, unit)
    return value === null ? null : [value]
  }
  const [from, to, step] = [first, last, by].map((part) => readQuantity(part ?? '', unit) ?? Number.NaN)
  if (from === undefined || to === undefined || step === undefined) return null
  if (!(step > 0) || !(to >= from)) return null
  const count = Math.floor((to - from) / step + 1e-9) + 1
  if (count > MOST_OPTIONS) return null
  // Sums of tenths are no tenths.
  return Array.from({ length: count }, (_, at) => Number((from + at * step).toPrecision(10)))
}
