import { strFromU8, unzipSync, zipSync } from 'fflate'

/** What a workbook says of a sheet beside its cells. */
export interface SheetFacts {
  readonly isHidden: boolean
  /** Ranges of cells that are one, as `B3:C3`. */
  readonly merged: readonly string[]
}

/** The XML parts of a workbook by their names. */
export type WorkbookParts = Readonly<Record<string, Uint8Array>>

/** What a workbook of a few MB unpacks to; more is no table that a person made. */
const MOST_UNPACKED_BYTES = 200_000_000

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
