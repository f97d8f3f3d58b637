import { delimiterOf, rowsOfCsv, type Row } from '@soundleaf/products'
import { sheetsOfWorkbook, textOfFile } from '@soundleaf/sheets'
import { t } from '../texts'

/** A table of a file, before it is known what its columns are. */
export interface Table {
  readonly fileName: string
  /** The sheet's name; null for text. */
  readonly sheet: string | null
  readonly isHidden: boolean
  /** Ranges of cells that are one, as `B3:C3`. */
  readonly merged: readonly string[]
  readonly rows: readonly Row[]
  readonly hasDecimalCommas: boolean
}

export type FileReading =
  | { readonly ok: true; readonly tables: readonly Table[] }
  | { readonly ok: false; readonly message: string }

/** A file of 5000 rows with every column is a tenth of it. */
const MOST_BYTES = 10_000_000
/** More lines are no catalogue; they are counted, and none is read. */
export const MOST_ROWS = 5000

/** Reads a CSV, TSV or XLSX file into its tables, or says why there is none. */
export async function readFile(file: File): Promise<FileReading> {
  const text = await textOfFile(file, MOST_BYTES)
  if (text.ok) return tableOfText(file.name, text.text)
  if (text.refusal !== 'Workbook')
    return { ok: false, message: t(`file.${text.refusal}`, { name: file.name }) }
  const workbook = await sheetsOfWorkbook(file, MOST_BYTES)
  if (!workbook.ok) return { ok: false, message: t(`file.${workbook.refusal}`, { name: file.name }) }
  if (workbook.sheets.length === 0) return { ok: false, message: t('file.Empty', { name: file.name }) }
  const tables = workbook.sheets.map(({ name, rows, isHidden, merged }) => ({
    fileName: file.name,
    sheet: name,
    isHidden,
    merged,
    rows: squared(rows),
    hasDecimalCommas: true,
  }))
  return { ok: true, tables }
}

async function tableOfText(fileName: string, text: string): Promise<FileReading> {
  // What parses on the server parses here, and is fetched with the first file.
  const { parse } = await import('csv-parse/browser/esm/sync')
  const reading = rowsOfCsv(text, (given, options) => parse(given, options))
  if (!reading.ok) {
    const [fault] = reading.faults
    return {
      ok: false,
      message: t('fault.line', { line: String(fault?.line ?? 1), message: fault?.message ?? '' }),
    }
  }
  if (reading.value.rows.length === 0) return { ok: false, message: t('file.Empty', { name: fileName }) }
  const hasDecimalCommas = delimiterOf(text) !== ','
  const { rows } = reading.value
  return {
    ok: true,
    tables: [{ fileName, sheet: null, isHidden: false, merged: [], rows, hasDecimalCommas }],
  }
}

/** Rows of a sheet end where their last cell is; the heads say how wide the table is. */
function squared(rows: readonly Row[]): readonly Row[] {
  const width = rows[0]?.texts.findLastIndex((text) => text !== '') ?? -1
  return rows.map(({ line, texts }) => ({
    line,
    texts: Array.from(
      { length: Math.max(width + 1, texts.findLastIndex((text) => text !== '') + 1) },
      (_, at) => texts[at] ?? '',
    ),
  }))
}
