import { FIELD_OF_HEAD } from './columns'
import type { Cell, Fault, RawProduct, Reading } from './raw-product'
import { readOwnProduct, readProduct, type CatalogueEntry } from './read-product'
import { t } from './texts'

/** A line of a table with the texts of its cells. */
export interface Row {
  readonly line: number
  readonly texts: readonly string[]
}

interface Options {
  /** Numbers have decimal commas, as spreadsheets write them in half of Europe. */
  readonly hasDecimalCommas: boolean
  /** Whether the products are a person's or a team's own. */
  readonly isOwn?: boolean
  /** Lines with products that there may be. */
  readonly most?: number
}

/** Reads a table with a line of heads: every product of it, or every fault with its line. */
export function readRows(rows: readonly Row[], options: Options): Reading<readonly CatalogueEntry[]> {
  const raw = rawProducts(rows, options)
  return raw.ok ? readProducts(raw.value, options.isOwn === true) : raw
}

function rawProducts(
  [heads, ...rows]: readonly Row[],
  { hasDecimalCommas, isOwn = false, most = Infinity }: Options,
): Reading<readonly RawProduct[]> {
  if (heads === undefined) return { ok: false, faults: [{ line: 1, message: t('file.empty') }] }
  if (rows.length > most) {
    const message = t('file.tooManyRows', { count: String(rows.length), most: String(most) })
    return { ok: false, faults: [{ line: heads.line, message }] }
  }
  const faults = [...faultsOfHeads(heads), ...rows.flatMap((row) => faultsOfWidth(row, heads.texts))]
  if (faults.length > 0) return { ok: false, faults }
  if (isOwn && rows.length === 0)
    return { ok: false, faults: [{ line: heads.line, message: t('file.noProducts') }] }
  return { ok: true, value: rows.map((row) => rawProduct(heads.texts, row, hasDecimalCommas)) }
}

/** Reads raw products: all of them, or everything that is wrong with any. */
export function readProducts(raw: readonly RawProduct[], isOwn: boolean): Reading<readonly CatalogueEntry[]> {
  const readings = raw.map((product) => (isOwn ? readOwnProduct(product) : readProduct(product)))
  const entries = readings.flatMap((reading) => (reading.ok ? [reading.value] : []))
  const faults = [...readings.flatMap((reading) => (reading.ok ? [] : reading.faults)), ...repeated(entries)]
  if (faults.length > 0) return { ok: false, faults: faults.sort((a, b) => a.line - b.line) }
  return { ok: true, value: entries }
}

function repeated(entries: readonly CatalogueEntry[]): Fault[] {
  const nameOf = ({ manufacturer, content }: CatalogueEntry) =>
    JSON.stringify([manufacturer, content.type, content.name])
  const lines = new Map<string, number>()
  return entries.flatMap((entry) => {
    const first = lines.get(nameOf(entry))
    if (first === undefined) lines.set(nameOf(entry), entry.line)
    const { name } = entry.content
    return first === undefined
      ? []
      : [{ line: entry.line, field: 'name', message: t('file.twice', { name, line: String(first) }) }]
  })
}

function faultsOfHeads({ line, texts }: Row): Fault[] {
  const unknown = texts.filter((head) => !FIELD_OF_HEAD.has(head))
  const twice = texts.filter((head, at) => texts.indexOf(head) !== at)
  return [
    ...unknown.map((head) => ({ line, message: unknownHead(head) })),
    ...twice.map((head) => ({ line, message: t('file.columnTwice', { head }) })),
  ]
}

/** A head with another unit, or without one, is told the right one. */
function unknownHead(head: string): string {
  const bare = head.replace(/\[.*/, '').trim()
  const meant = [...FIELD_OF_HEAD].find(([, field]) => field === bare)
  return meant === undefined ? t('file.noColumn', { head }) : t('file.noColumnBut', { head, meant: meant[0] })
}

function faultsOfWidth({ line, texts }: Row, heads: readonly string[]): Fault[] {
  if (texts.length > 1 && texts.every((text, at) => text === heads[at]))
    return [{ line, message: t('file.headsAgain') }]
  if (texts.length === heads.length) return []
  return [{ line, message: t('file.width', { cells: String(texts.length), heads: String(heads.length) }) }]
}

function rawProduct(heads: readonly string[], { line, texts }: Row, hasDecimalCommas: boolean): RawProduct {
  const cells = heads.flatMap((head, at): [string, Cell][] => {
    const text = texts[at] ?? ''
    const plain = hasDecimalCommas ? withPoint(text) : text
    return text === '' ? [] : [[FIELD_OF_HEAD.get(head) ?? head, { text: plain, line }]]
  })
  return { line, cells: new Map(cells) }
}

/** A number with a decimal comma, and perhaps its unit behind it, with a point. */
export const withPoint = (text: string): string => text.replace(/^(-?\d+),(\d+)(?=\s*\D*$)/, '$1.$2')
