import { sheetsOfWorkbook, textOfFile, type FileRefusal, type Sheet } from '@soundleaf/sheets'
import { LONGEST_TEXT } from './table'

export { decoded, type FileRefusal } from '@soundleaf/sheets'

/** A table of a file as text, as if it had been pasted. */
export interface FileTable {
  readonly text: string
  /** Of a workbook. */
  readonly sheet: Pick<Sheet, 'name' | 'isHidden' | 'merged'> | null
}
export type FileTables =
  | { readonly ok: true; readonly tables: readonly FileTable[] }
  | { readonly ok: false; readonly refusal: FileRefusal }

/** How large a file may be; a workbook has formats and styles beside the numbers. */
export const mostBytesOf = ({ name }: File): number => (/\.xlsx$/i.test(name) ? 20 : 2) * LONGEST_TEXT

/** The tables of a file that may hold a measurement: a text is one, a workbook has one on each sheet with something in it. */
export async function tablesOfFile(file: File): Promise<FileTables> {
  const read = await textOfFile(file, mostBytesOf(file))
  if (read.ok) return { ok: true, tables: [{ text: read.text, sheet: null }] }
  if (read.refusal !== 'Workbook') return read
  const workbook = await sheetsOfWorkbook(file, mostBytesOf(file))
  if (!workbook.ok) return refused(workbook.refusal === 'Unreadable' ? 'Workbook' : workbook.refusal)
  const tables = workbook.sheets.map(({ rows, ...sheet }) => ({ text: textOfRows(rows), sheet }))
  return tables.length === 0 ? refused('NotText') : { ok: true, tables }
}

const refused = (refusal: FileRefusal): FileTables => ({ ok: false, refusal })

/** A line of text for each line of the sheet, so that places are called as in the sheet. */
function textOfRows(rows: Sheet['rows']): string {
  const lines = new Map(rows.map(({ line, texts }) => [line, texts]))
  const last = rows.at(-1)?.line ?? 0
  return Array.from({ length: last }, (_, at) =>
    (lines.get(at + 1) ?? []).map((text) => text.replace(/\s+/g, ' ')).join('\t'),
  ).join('\n')
}
