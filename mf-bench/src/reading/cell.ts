import type { MeasuredBound } from '@soundleaf/contracts'

/** What stands in one cell of what was pasted. */
export type Cell =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'number'
      readonly value: number
      readonly unit: Unit | null
      readonly bound?: MeasuredBound
    }
  /** A mark for a limit that stands in a cell of its own. */
  | { readonly kind: 'bound'; readonly bound: MeasuredBound }
  | { readonly kind: 'text' }
  /** Begins as a number and is none; what was probably meant, where that can be said. */
  | { readonly kind: 'unclear'; readonly suggestion: string | null }

type Unit = 'dB' | 'Hz' | 'kHz'
export type DecimalMark = ',' | '.'

const BOUNDS: Readonly<Record<string, MeasuredBound>> = {
  '>': 'atLeast',
  '≥': 'atLeast',
  '>=': 'atLeast',
  '=>': 'atLeast',
  '<': 'atMost',
  '≤': 'atMost',
  '<=': 'atMost',
  '=<': 'atMost',
}
const EMPTY = /^[-–—./]*$|^(n\/?a|n\.\s?[ad]\.?)$/iu
const NUMBER =
  /^(?<mark>[<>=≤≥]{0,2})\s*(?<digits>[+-]?\d+(?:[.,]\d+)?)\s*(?<unit>dB|kHz|k|Hz)?(?:\s*re\b.*)?$/iu
/** Letters that stand for digits where a scan was read, and marks of footnotes behind a number. */
const SCANNED: readonly (readonly [RegExp, string])[] = [
  [/[oO]/gu, '0'],
  [/[lI|]/gu, '1'],
  [/[*†‡#]+$/gu, ''],
  [/\s+/gu, ''],
]

/** Reads one cell; with a decimal point a comma in a number is not understood, and the other way round. */
export function readCell(text: string, decimal: DecimalMark): Cell {
  const plain = text
    .replace(/[\u2212\u2010\u2011]/gu, '-')
    .replace(/\u00a0|\u2009|\u202f/gu, ' ')
    .trim()
  if (plain in BOUNDS) {
    const bound = BOUNDS[plain]
    if (bound !== undefined) return { kind: 'bound', bound }
  }
  if (EMPTY.test(plain)) return { kind: 'empty' }
  const number = asNumber(plain, decimal)
  if (number !== null) return number
  if (!/\d/u.test(plain) || /\p{L}{3,}/u.test(plain)) return { kind: 'text' }
  const mended = SCANNED.reduce((so_far, [wrong, right]) => so_far.replace(wrong, right), plain)
  const other = asNumber(mended, decimal) ?? asNumber(mended, decimal === ',' ? '.' : ',')
  return /^[<>=≤≥+-]*\s*[\dOolI|]/u.test(plain) && !/^\S+\s*\p{L}{2,}/u.test(plain)
    ? { kind: 'unclear', suggestion: other === null ? null : spelled(other) }
    : { kind: 'text' }
}

function asNumber(text: string, decimal: DecimalMark): (Cell & { readonly kind: 'number' }) | null {
  const { mark = '', digits, unit } = NUMBER.exec(text)?.groups ?? {}
  if (digits === undefined) return null
  const bound = BOUNDS[mark]
  if (mark !== '' && mark !== '=' && bound === undefined) return null
  if (digits.includes(decimal === ',' ? '.' : ',')) return null
  const value = Number(digits.replace(',', '.'))
  return { kind: 'number', value, unit: unitOf(unit), ...(bound !== undefined && { bound }) }
}

function unitOf(text: string | undefined): Unit | null {
  if (text === undefined) return null
  const small = text.toLowerCase()
  return small === 'db' ? 'dB' : small === 'hz' ? 'Hz' : 'kHz'
}

const spelled = ({ value, bound }: Cell & { readonly kind: 'number' }): string =>
  `${bound === 'atLeast' ? '>' : bound === 'atMost' ? '<' : ''}${value}`

/** The frequency in Hz that a cell names; `1.25 kHz` and `1.25k` are 1250 Hz. */
export const frequencyOf = (cell: Cell | undefined): number | null =>
  cell?.kind !== 'number' || cell.bound !== undefined || cell.unit === 'dB'
    ? null
    : cell.unit === 'kHz'
      ? Math.round(cell.value * 1e4) / 10
      : cell.value
