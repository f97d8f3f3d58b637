import type { SheetFacts } from './workbook-parts'

/** A row of a sheet: the texts of its cells, and its number in the sheet. */
export interface SheetRow {
  readonly line: number
  readonly texts: readonly string[]
}
export interface Sheet extends SheetFacts {
  readonly name: string
  /** Without rows that have nothing. */
  readonly rows: readonly SheetRow[]
}
export type WorkbookReading =
  | { readonly ok: true; readonly sheets: readonly Sheet[] }
  | { readonly ok: false; readonly refusal: 'TooLarge' | 'TooManyCells' | 'Unreadable' }

/**
 * Reads an XLSX file: every sheet that has something in it, those that are shown first. A cell is the text of its value, a
 * formula's the result that was saved with it, and one of a merged range is empty but for the first. What opens workbooks
 * is fetched now.
 */
export async function sheetsOfWorkbook(file: Blob, mostBytes: number): Promise<WorkbookReading> {
  if (file.size > mostBytes) return { ok: false, refusal: 'TooLarge' }
  try {
    const [{ default: read }, { partsOf, sheetFactsOf, storedWorkbook, tablesOf }] = await Promise.all([
      import('read-excel-file/universal'),
      import('./workbook-parts'),
    ])
    const unpacked = partsOf(new Uint8Array(await file.arrayBuffer()))
    if (unpacked === null) return { ok: false, refusal: 'TooLarge' }
    const parts = tablesOf(unpacked)
    if (parts === null) return { ok: false, refusal: 'TooManyCells' }
    const facts = sheetFactsOf(parts)
    const sheets = (await read(new Blob([storedWorkbook(parts)])))
      .map(({ sheet, data }) => ({ ...(facts.get(sheet) ?? SHOWN), name: sheet, rows: rowsOf(data) }))
      .filter(({ rows }) => rows.length > 0)
      .sort((one, other) => Number(one.isHidden) - Number(other.isHidden))
    return { ok: true, sheets }
  } catch {
    return { ok: false, refusal: 'Unreadable' }
  }
}

const SHOWN: SheetFacts = { isHidden: false, merged: [] }

function rowsOf(data: readonly (readonly unknown[])[]): readonly SheetRow[] {
  return data
    .map((cells, at) => ({ line: at + 1, texts: cells.map(textOf) }))
    .filter(({ texts }) => texts.some((text) => text !== ''))
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  // Binary fractions as a person typed them: 0.1 + 0.2 is 0.3 in a sheet.
  if (typeof value === 'number') return String(Number(value.toPrecision(15)))
  return typeof value === 'string' || typeof value === 'boolean' ? String(value).trim() : ''
}
