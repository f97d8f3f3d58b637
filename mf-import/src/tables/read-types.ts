import {
  ELEMENT_CLASSES,
  MOST_LAYERS,
  MOST_TYPES,
  THICKEST_MM,
  type FileLayer,
  type ListedType,
} from '@soundleaf/ifc'
import { rowsOfCsv, type ParseCsv } from '@soundleaf/products'
import { formatNumber } from '@soundleaf/texts'
import { t } from '../texts'
import { COLUMNS, NEEDED, RATING_SEPARATOR, type Column } from './columns'

export type TypesReading =
  | { readonly ok: true; readonly types: readonly ListedType[] }
  | { readonly ok: false; readonly detail: string }

/** More faults are not read to the end by anybody. */
const MOST_FAULTS = 5
const MOST_ELEMENTS = 1_000_000
const LARGEST_M2 = 1e9

const PLACES = ['wall', 'floor'] as const
const TRUTHS = ['yes', 'no'] as const

/** The cells of one line by column, and what is wrong with them. */
interface Line {
  readonly text: (column: Column) => string
  /** A number from 0; null where the cell is empty. */
  readonly number: (column: Column, most: number) => number | null
  readonly whole: (column: Column, least: number, most: number) => number | null
  /** One of some words; null where the cell is empty. */
  readonly word: <Word extends string>(column: Column, words: readonly Word[]) => Word | null
  readonly refuse: (column: Column, allowed: string) => null
}

/**
 * Reads a table of types as `typeRows` writes it: a line for each layer, 1 in its column `layer` begins a type. The order of
 * the columns is free, others are passed over.
 */
export function readTypes(text: string, parse: ParseCsv): TypesReading {
  const parts = rowsOfCsv(text, parse)
  if (!parts.ok) {
    const [fault] = parts.faults
    return refused([t('table.line', { line: String(fault?.line ?? 1), fault: fault?.message ?? '' })])
  }
  const [head, ...rows] = parts.value.rows
  const heads = (head?.texts ?? []).map((one) => one.trim().toLowerCase())
  const missing = NEEDED.filter((column) => !heads.includes(column))
  if (missing.length > 0) return refused([t('table.columns', { columns: missing.join(', ') })])
  if (rows.length === 0) return refused([t('table.noLine')])

  const faults: string[] = []
  const places = new Map(COLUMNS.map((column) => [column, heads.indexOf(column)]))
  const types: (ListedType & { readonly layers: FileLayer[] })[] = []
  for (const { line: number, texts } of rows) {
    const line = lineOf(
      (column) => texts[places.get(column) ?? -1] ?? '',
      parts.value.delimiter !== ',',
      (fault) => faults.push(t('table.line', { line: String(number), fault })),
    )
    const layer = line.whole('layer', 1, MOST_LAYERS)
    const last = types.at(-1)
    if (layer === null || layer === 1) {
      const type = typeOf(line)
      if (type !== null) types.push({ ...type, layers: layer === null ? [] : layersOf(line) })
    } else if (last === undefined || last.layers.length !== layer - 1 || last.name !== line.text('type'))
      line.refuse('layer', t('table.nextLayer'))
    else last.layers.push(...layersOf(line))
    if (faults.length >= MOST_FAULTS) break
  }
  if (types.length > MOST_TYPES) faults.push(t('table.tooMany', { most: formatNumber(MOST_TYPES) }))
  return faults.length > 0 ? refused(faults) : { ok: true, types }
}

function typeOf(line: Line): Omit<ListedType, 'layers'> | null {
  const elementClass =
    line.text('class') === ''
      ? line.refuse('class', ELEMENT_CLASSES.join(', '))
      : line.word('class', ELEMENT_CLASSES)
  if (elementClass === null) return null
  const count = line.whole('elements', 0, MOST_ELEMENTS) ?? 1
  const area_m2 = line.number('area [m²]', LARGEST_M2)
  return {
    name: line.text('type'),
    elementClass,
    place: line.word('place', PLACES),
    count,
    area_m2,
    areaCount: line.whole('elements with area', 0, count) ?? (area_m2 === null ? 0 : count),
    isExternal: truth(line.word('external', TRUTHS)),
    acousticRatings: line
      .text('rating')
      .split(RATING_SEPARATOR)
      .filter((rating) => rating !== ''),
  }
}

const layersOf = (line: Line): FileLayer[] => [
  {
    material: line.text('material'),
    thickness_mm: line.number('thickness [mm]', THICKEST_MM),
    ventilated: truth(line.word('ventilated', TRUTHS)),
  },
]

const truth = (word: (typeof TRUTHS)[number] | null): boolean | null =>
  word === null ? null : word === 'yes'

function lineOf(
  cell: (column: Column) => string,
  hasDecimalCommas: boolean,
  fault: (text: string) => void,
): Line {
  const text: Line['text'] = (column) => unguarded(cell(column).trim())
  const refuse: Line['refuse'] = (column, allowed) => {
    fault(t('table.cell', { column, found: text(column).slice(0, 40), allowed }))
    return null
  }
  const number = (column: Column, least: number, most: number, form: RegExp) => {
    const found = text(column)
    if (found === '') return null
    const value = form.test(found) ? Number(hasDecimalCommas ? found.replace(',', '.') : found) : Number.NaN
    if (value >= least && value <= most) return value
    return refuse(column, t('table.range', { min: formatNumber(least), max: formatNumber(most) }))
  }
  return {
    text,
    refuse,
    number: (column, most) => number(column, 0, most, hasDecimalCommas ? /^\d+([.,]\d+)?$/ : /^\d+(\.\d+)?$/),
    whole: (column, least, most) => number(column, least, most, /^\d+$/),
    word: (column, words) => {
      const found = text(column)
      if (found === '') return null
      const word = words.find((one) => one.toLowerCase() === found.toLowerCase())
      return word ?? refuse(column, words.join(', '))
    },
  }
}

/** Without the apostrophe that keeps a spreadsheet from working a text out. */
const unguarded = (text: string) => (/^'\s*[=+\-@＝＋－＠]/.test(text) ? text.slice(1) : text)

function refused(faults: readonly string[]): TypesReading {
  return { ok: false, detail: faults.join('\n') }
}
