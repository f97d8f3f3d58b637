import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { MOST_CELLS } from './most-cells'

/** What a workbook says of a sheet beside its cells. */
export interface SheetFacts {
  readonly isHidden: boolean
  /** Ranges of cells that are one, as `B3:C3`. */
  readonly merged: readonly string[]
}

/** The XML parts of a workbook by their names. */
export type WorkbookParts = Readonly<Record<string, Uint8Array>>

/** What a workbook of a few MB unpacks to; more is no table that a person made. */
const MOST_UNPACKED_BYTES = 100_000_000

/** Unpacks a workbook; null where its parts together are larger than any table. Throws on what is no workbook. */
export function partsOf(bytes: Uint8Array): WorkbookParts | null {
  let unpacked = 0
  const parts = unzipSync(bytes, {
    filter({ name, originalSize }) {
      const isXml = /\.(xml|rels)$/.test(name)
      if (isXml) unpacked += originalSize
      return isXml && unpacked <= MOST_UNPACKED_BYTES
    },
  })
  return unpacked > MOST_UNPACKED_BYTES ? null : parts
}

/**
 * The parts without cells that are empty but for their look, which may fill whole rows; null where a sheet reaches further
 * than any table, so that whoever makes a row and a column of everything up to its last cell would run out of memory.
 */
export function tablesOf(parts: WorkbookParts): WorkbookParts | null {
  const bare = Object.entries(parts).map(([name, bytes]): [string, Uint8Array] => {
    if (!name.startsWith('xl/worksheets/')) return [name, bytes]
    const xml = strFromU8(bytes)
    return [name, isLarge(xml) ? strToU8(xml.replace(EMPTY_CELLS, '')) : bytes]
  })
  const isBeyond = bare.some(
    ([name, bytes]) => name.startsWith('xl/worksheets/') && isLarge(strFromU8(bytes)),
  )
  return isBeyond ? null : Object.fromEntries(bare)
}

const EMPTY_CELLS = /<(?:\w+:)?c\s[^>]*\/>/g
/** A row, or a cell with where it stands. */
const PIECES = /<(?:\w+:)?(?:row|c)(?=[\s/>])(?:[^>]*?\sr="([A-Z]{1,3})(\d{1,7})")?/g

/** Whether rows and columns up to the last cell are more than any table has, or rows and cells are. */
function isLarge(xml: string): boolean {
  let [count, rows, columns] = [0, 0, 0]
  for (const [, letters, row] of xml.matchAll(PIECES)) {
    count += 1
    rows = Math.max(rows, Number(row ?? 0))
    columns = Math.max(columns, columnNumber(letters ?? ''))
    if (count > MOST_CELLS || rows * columns > MOST_CELLS) return true
  }
  return false
}

/** 1 of A, 27 of AA. */
const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)

/** Packs the parts without making them smaller: readers of such a file need no worker, which a page may not have. */
export const storedWorkbook = (parts: WorkbookParts): Uint8Array<ArrayBuffer> =>
  new Uint8Array(zipSync(parts, { level: 0 }))

/** Which sheets are hidden and which cells merged, by the sheets' names. */
export function sheetFactsOf(parts: WorkbookParts): ReadonlyMap<string, SheetFacts> {
  const textOf = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
  const targets = new Map(
    elementsOf(textOf('xl/_rels/workbook.xml.rels'), 'Relationship').map((one) => [
      attributeOf(one, 'Id'),
      attributeOf(one, 'Target').replace(/^\/?(xl\/)?/, 'xl/'),
    ]),
  )
  return new Map(
    elementsOf(textOf('xl/workbook.xml'), 'sheet').map((sheet) => [
      attributeOf(sheet, 'name'),
      {
        isHidden: /^(very)?hidden$/i.test(attributeOf(sheet, 'state')),
        merged: elementsOf(textOf(targets.get(attributeOf(sheet, 'r:id')) ?? ''), 'mergeCell').map((one) =>
          attributeOf(one, 'ref'),
        ),
      },
    ]),
  )
}

/** The tags of elements of a name; what spreadsheets write has no comments that look like one. */
const elementsOf = (xml: string, name: string): readonly string[] =>
  xml.match(new RegExp(`<(?:\\w+:)?${name}\\s[^>]*>`, 'g')) ?? []

function attributeOf(tag: string, name: string): string {
  const value = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)
  return (value?.[1] ?? value?.[2] ?? '').replace(
    /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
    (all, decimal?: string, hex?: string, named?: string) =>
      named === undefined
        ? String.fromCodePoint(decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal))
        : (NAMED[named] ?? all),
  )
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
