/** The sign between the whole and the tenth, as the reader's spreadsheet expects it. */
export type DecimalSign = 'point' | 'comma'

/** Lines of cells as they are pasted and saved; `heads` of them stand above the values. */
export interface TextTable {
  readonly rows: readonly (readonly string[])[]
  readonly heads: number
}

/** A number with a plain minus, so that a sheet reads it. */
export function numberCell(text: string, sign: DecimalSign): string {
  const plain = text.replace('−', '-')
  return sign === 'comma' ? plain.replace('.', ',') : plain
}

export const tabSeparatedRows = ({ rows }: TextTable): string => rows.map((row) => row.join('\t')).join('\n')

/** As a table of a page, for what pastes better that way; an empty line is left out. */
export function htmlRows({ rows, heads }: TextTable): string {
  const row = (tag: 'th' | 'td', texts: readonly string[]) =>
    `<tr>${texts.map((text) => `<${tag}>${escapedText(text)}</${tag}>`).join('')}</tr>`
  const lines = rows.map((texts, index) =>
    texts.length === 0 ? '' : row(index < heads ? 'th' : 'td', texts),
  )
  return `<table>${lines.join('')}</table>`
}

/** As a file for spreadsheets: semicolons where the comma is the decimal sign; RFC 4180 quotes. */
export function commaSeparatedRows({ rows, heads }: TextTable, sign: DecimalSign): string {
  const separator = sign === 'comma' ? ';' : ','
  const quoted = (text: string) => (/[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  // A decimal comma is not quoted, for then some programs take the number for a text.
  const value = (text: string) => (text.includes(separator) || /["\n]/.test(text) ? quoted(text) : text)
  return rows
    .map((row, index) => row.map(index < heads ? quoted : value).join(separator))
    .join('\r\n')
    .concat('\r\n')
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapedText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}
