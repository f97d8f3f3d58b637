import { BANDS_HZ } from '@soundleaf/contracts'
import { bandText, type BandColumn } from '@soundleaf/results-view'
import { spreadsheetText } from '@soundleaf/texts'
import { t } from '../texts'

/** The sign between the whole and the tenth, as the reader's spreadsheet expects it. */
export type DecimalSign = 'point' | 'comma'

/** What a table is of: the lines above it (`Project`, the ratings), each a name and a text. */
export type About = readonly (readonly [name: string, text: string])[]

/** Above the columns: the sign of each and its unit. */
export function headings(columns: readonly BandColumn[]): readonly string[] {
  return [t('export.band'), ...columns.map(({ name }) => spreadsheetText(t('export.column', { name })))]
}

/** Rows of cells: a heading, then one row per band; numbers with a plain minus, so that a sheet reads them. */
function cells(columns: readonly BandColumn[], sign: DecimalSign): readonly (readonly string[])[] {
  const rows = BANDS_HZ.map((band_hz, band) => [
    String(band_hz),
    ...columns.map(({ values }) => numberCell(values[band] ?? null, sign)),
  ])
  return [headings(columns), ...rows]
}

function numberCell(value_db: number | null, sign: DecimalSign): string {
  if (value_db === null) return ''
  const text = bandText(value_db).replace('−', '-')
  return sign === 'comma' ? text.replace('.', ',') : text
}

/** The table as tab-separated text with a heading line, under what it is of and an empty line. */
export function tabSeparated(
  columns: readonly BandColumn[],
  sign: DecimalSign = 'point',
  about: About = [],
): string {
  const above = about.map((line) => line.map(spreadsheetText))
  return [...above, ...(above.length > 0 ? [[]] : []), ...cells(columns, sign)]
    .map((row) => row.join('\t'))
    .join('\n')
}

/** The same as a table of a page, for what pastes better that way. */
export function htmlTable(
  columns: readonly BandColumn[],
  sign: DecimalSign = 'point',
  about: About = [],
): string {
  const [heading = [], ...rows] = cells(columns, sign)
  const row = (tag: 'th' | 'td', texts: readonly string[]) =>
    `<tr>${texts.map((text) => `<${tag}>${escapedText(text)}</${tag}>`).join('')}</tr>`
  const above = about.map((line) => row('th', line.map(spreadsheetText)))
  const table = [...above, row('th', heading), ...rows.map((texts) => row('td', texts))]
  return `<table>${table.join('')}</table>`
}

/** As a file for spreadsheets: semicolons where the comma is the decimal sign; RFC 4180 quotes. */
export function commaSeparated(columns: readonly BandColumn[], sign: DecimalSign = 'point'): string {
  const separator = sign === 'comma' ? ';' : ','
  const quoted = (text: string) => (/[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const number = (text: string) => (text.includes(separator) ? quoted(text) : text)
  return cells(columns, sign)
    .map((row, index) => row.map(index === 0 ? quoted : number).join(separator))
    .join('\r\n')
    .concat('\r\n')
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapedText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}
