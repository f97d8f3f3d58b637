import { readNumber, type Range } from '@soundleaf/construction'
import { formatPlain } from '@soundleaf/texts'

/** As many options as one variation may have. */
export const MOST_OPTIONS = 100

/** 70-200/10: from, to and step; the dash may be a long one. */
const SPAN = /^([\d.,]+)[-–]([\d.,]+)\/([\d.,]+)$/

/** Values as they are typed, each with a space or a semicolon behind it. */
export const optionText = (values: readonly number[]): string => values.map(formatPlain).join('; ')

/** Reads a list of values and spans, in rising order; null where one is none, is out of the range, or there are too many. */
export function readOptions(text: string, { min, max }: Range, isWhole = false): readonly number[] | null {
  const pieces = text
    .replace(/\s*([-–/])\s*/g, '$1')
    .split(/[\s;]+/)
    .map((piece) => piece.replace(/,$/, ''))
    .filter((piece) => piece !== '')
  const values: number[] = []
  for (const piece of pieces) {
    const read = readPiece(piece)
    if (read === null) return null
    values.push(...read)
  }
  const sorted = [...new Set(values)].sort((a, b) => a - b)
  const areAllowed = sorted.every(
    (value) => value >= min && value <= max && (!isWhole || Number.isInteger(value)),
  )
  return areAllowed && sorted.length > 0 && sorted.length <= MOST_OPTIONS ? sorted : null
}

function readPiece(piece: string): readonly number[] | null {
  const [, first, last, by] = SPAN.exec(piece) ?? []
  if (first === undefined) {
    const value = readNumber(piece)
    return value === null ? null : [value]
  }
  const [from, to, step] = [first, last, by].map((part) => readNumber(part ?? '') ?? Number.NaN)
  if (from === undefined || to === undefined || step === undefined) return null
  if (!(step > 0) || !(to >= from)) return null
  const count = Math.floor((to - from) / step + 1e-9) + 1
  if (count > MOST_OPTIONS) return null
  // Sums of tenths are no tenths.
  return Array.from({ length: count }, (_, at) => Number((from + at * step).toPrecision(10)))
}
