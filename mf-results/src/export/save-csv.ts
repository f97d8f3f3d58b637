import { formatPlain, spreadsheetText } from '@soundleaf/texts'
import { saveFile } from '@soundleaf/ui'
import { fileName } from './file-name'
import { commaSeparatedRows, numberCell, type DecimalSign, type TextTable } from './text-table'

export type Rows = readonly (readonly (string | number)[])[]

/** Rows of texts and numbers under a head, for spreadsheets. */
export const textTable = (rows: Rows, sign: DecimalSign): TextTable => ({
  rows: rows.map((row) =>
    row.map((cell) =>
      typeof cell === 'number' ? numberCell(formatPlain(cell), sign) : spreadsheetText(cell),
    ),
  ),
  heads: 1,
})

/** Saves rows under a head as a file that is called after `names`. */
export function saveCsv(rows: Rows, sign: DecimalSign, names: readonly string[]): void {
  // Excel takes a file without the mark for one of its own old code page.
  const text = `\ufeff${commaSeparatedRows(textTable(rows, sign), sign)}`
  saveFile(fileName(names, 'csv'), new Blob([text], { type: 'text/csv;charset=utf-8' }))
}
