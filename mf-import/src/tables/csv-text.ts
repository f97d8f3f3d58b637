import { decimalSign, formatPlain, spreadsheetText } from '@soundleaf/texts'
import { saveFile } from '@soundleaf/ui'

/** What a cell holds: a text of anybody's, a number, or nothing. */
export type Cell = string | number | null
export type Rows = readonly (readonly Cell[])[]

/**
 * Rows for the spreadsheet of whoever reads the page: semicolons where the comma is their decimal sign, RFC 4180 quotes, and
 * no text that a spreadsheet would work out.
 */
export function csvText(rows: Rows, sign = decimalSign()): string {
  const separator = sign === ',' ? ';' : ','
  const cell = (value: Cell): string => {
    if (value === null) return ''
    if (typeof value === 'number') return formatPlain(value).replace('−', '-').replace(decimalSign(), sign)
    const text = spreadsheetText(value)
    return /[",;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')
}

/** The name of a table beside the model's file: `school.ifc` and `types` make `school.types.csv`. */
export function tableName(modelName: string, what: string, ending: string): string {
  return `${modelName.replace(/(\.types)?\.(ifc|csv)$/i, '')}.${what}.${ending}`
}

/** Saves rows as CSV beside the model's file. */
export function saveCsv(rows: Rows, modelName: string, what: string): void {
  // The mark tells Excel that the letters are UTF-8.
  saveFile(
    tableName(modelName, what, 'csv'),
    new Blob([`\uFEFF${csvText(rows)}`], { type: 'text/csv;charset=utf-8' }),
  )
}
