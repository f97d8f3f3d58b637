import { readCell, frequencyOf, type Cell, type DecimalMark } from './cell'
import { isBand } from './bands'

export type Separator = 'tab' | 'semicolon' | 'comma' | 'bar' | 'space'

/** A cell with where it stood in what was pasted, both counted from 1. */
export interface PlacedCell {
  readonly text: string
  readonly line: number
  readonly column: number
  readonly cell: Cell
}

/** What was pasted as a table, one band in each row; read so far, and nothing chosen yet. */
export interface Table {
  readonly separator: Separator
  readonly decimal: DecimalMark
  /** Bands stood side by side, and were turned into rows. */
  readonly isTurned: boolean
  readonly rows: readonly (readonly PlacedCell[])[]
}

/** More is no measured curve, and would keep the page busy. */
export const LONGEST_TEXT = 100_000
export const MOST_LINES = 2000

/** Frequencies of four digits whose first stands apart, as typesetters write them: `1 000`, `3 150`. */
const APART = /(?<![\d.,])(1|2|3|4|5)[ \u00a0\u2009\u202f](000|250|600|500|150)(?![\d.,])/gu
const THOUSANDS: ReadonlySet<string> = new Set([
  ...['1000', '1250', '1600', '2000', '2500', '3150', '4000', '5000'],
])
const UNIT_APART = /(\d)[ \u00a0]+(dB|kHz|Hz)\b/giu
const MARK_APART = /([<>≤≥]=?)[ \u00a0]+(?=\d)/gu

/** Splits a text into cells: the separator and the decimal mark are found, and shown to whoever pasted it. */
export function readTable(text: string, corrections: ReadonlyMap<string, string> = new Map()): Table {
  const lines = text
    .replace(/^\ufeff/u, '')
    .split(/\r\n|\n|\r/u)
    .map((line, at) => ({ number: at + 1, text: line }))
    .filter(({ text: line }) => line.trim() !== '')
    .slice(0, MOST_LINES)
  const texts = lines.map((line) => line.text)
  const separator = separatorOf(texts)
  const split = lines.map(({ number, text: line }) => ({ number, cells: splitLine(line, separator) }))
  const decimal = decimalOf(
    split.flatMap(({ cells }) => cells),
    separator,
  )
  const grid = split.map(({ number, cells }) =>
    cells.map((cell, at) => {
      const shown = corrections.get(placeKey(number, at + 1)) ?? cell
      return { text: shown, line: number, column: at + 1, cell: readCell(shown, decimal) }
    }),
  )
  const isTurned = isInRows(grid)
  return { separator, decimal, isTurned, rows: isTurned ? turned(grid) : unwrapped(grid, separator) }
}

/** Names a cell where corrections are kept. */
export const placeKey = (line: number, column: number): string => `${line}:${column}`

function separatorOf(lines: readonly string[]): Separator {
  const has = (mark: string) => lines.some((line) => line.includes(mark))
  if (has('\t')) return 'tab'
  if (has(';')) return 'semicolon'
  if (has('|')) return 'bar'
  return has(',') && isCommaSeparator(lines) ? 'comma' : 'space'
}

/** A comma separates beside decimal points, before spaces, more than once in a word, and behind a band's frequency. */
function isCommaSeparator(lines: readonly string[]): boolean {
  const numbers = lines.filter((line) => /\d/u.test(line))
  if (numbers.some((line) => /\d\.\d/u.test(line))) return true
  if (numbers.some((line) => /\d,\s+[\d<>≤≥-]/u.test(line) || /\d,\d+,/u.test(line))) return true
  const pairs = numbers.map((line) => /^\s*(\d+(?:\.\d+)?),/u.exec(line)?.[1])
  const bands = pairs.filter((first) => first !== undefined && isBand(Number(first)))
  return (
    bands.length >= 3 &&
    bands.length >= numbers.length - 2 &&
    new Set(bands).size === bands.length &&
    isRising(bands.map(Number))
  )
}

const SPLITS: Readonly<Record<Separator, RegExp>> = {
  tab: /\t/u,
  semicolon: /;/u,
  comma: /,/u,
  bar: /\|/u,
  space: /\s+/u,
}

function splitLine(line: string, separator: Separator): readonly string[] {
  if (separator !== 'space') return line.split(SPLITS[separator]).map((cell) => unquoted(cell))
  const joined = line
    .replace(APART, (whole: string, first: string, rest: string) =>
      THOUSANDS.has(first + rest) ? first + rest : whole,
    )
    .replace(UNIT_APART, '$1$2')
    .replace(MARK_APART, '$1')
    .trim()
  // Words without a digit are one heading, not a column each.
  return /\d/u.test(joined) ? joined.split(SPLITS.space) : [joined]
}

/** A frequency whose first digit stands apart is one number in a cell of its own as well. */
function unquoted(cell: string): string {
  const plain = cell
    .trim()
    .replace(/^"(.*)"$/u, '$1')
    .trim()
  return plain.replace(/^(\d)[ \u00a0\u2009\u202f](\d{3})(?=\D*$)/u, '$1$2')
}

function decimalOf(cells: readonly string[], separator: Separator): DecimalMark {
  if (separator === 'comma') return '.'
  const with_ = (mark: RegExp) => cells.filter((cell) => mark.test(cell)).length
  return with_(/\d,\d/u) > with_(/\d\.\d/u) ? ',' : '.'
}

type Grid = readonly (readonly PlacedCell[])[]

function bandsIn(cells: readonly PlacedCell[]): readonly number[] {
  return cells.map(({ cell }) => frequencyOf(cell)).filter((hz): hz is number => hz !== null && isBand(hz))
}
const isRising = (values: readonly number[]): boolean =>
  values.every((value, at) => at === 0 || value > (values[at - 1] ?? Infinity))

/** Bands stand side by side in a line, or one line has all the values. */
function isInRows(grid: Grid): boolean {
  const widest = Math.max(0, ...grid.map((row) => row.length))
  const isBandRow = grid.some((row) => bandsIn(row).length >= 5 && isRising(bandsIn(row)))
  const lines = grid.filter((row) => row.some(({ cell }) => cell.kind === 'number'))
  return isBandRow || (lines.length === 1 && widest >= 5)
}

function turned(grid: Grid): Grid {
  const widest = Math.max(0, ...grid.map((row) => row.length))
  const rows = Array.from({ length: widest }, (_, at) =>
    grid.map((row): PlacedCell => row[at] ?? blank(row[0]?.line ?? 0, at + 1)),
  )
  return rows
}

/** A list of values that was broken over several lines, as a PDF breaks it, becomes one column again. */
function unwrapped(grid: Grid, separator: Separator): Grid {
  const lines = grid.filter((row) => row.every(({ cell }) => cell.kind === 'number') && row.length > 0)
  const isList = lines.length === grid.length && lines.length > 1 && lines.some((row) => row.length > 3)
  const hasBands =
    grid.some((row) => bandsIn(row.slice(0, 1)).length === 1) &&
    isRising(bandsIn(grid.flatMap((row) => row.slice(0, 1)))) &&
    grid.length >= 5
  return separator === 'space' && isList && !hasBands
    ? grid.flatMap((row) => row.map((cell) => [cell]))
    : grid
}

const blank = (line: number, column: number): PlacedCell => ({
  text: '',
  line,
  column,
  cell: { kind: 'empty' },
})
