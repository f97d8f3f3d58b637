import { BANDS_HZ } from '@soundleaf/contracts'
import { bandText, type BandColumn } from '@soundleaf/results-view'
import { spreadsheetText } from '@soundleaf/texts'
import { t } from '../texts'
import {
  commaSeparatedRows,
  htmlRows,
  numberCell,
  tabSeparatedRows,
  type DecimalSign,
  type TextTable,
} from './text-table'

/** What a table is of: the lines above it (`Project`, the ratings), each a name and a text. */
export type About = readonly (readonly [name: string, text: string])[]

/** Above the columns: the sign of each and its unit. */
export function headings(columns: readonly BandColumn[]): readonly string[] {
  return [t('export.band'), ...columns.map(({ name }) => spreadsheetText(t('export.column', { name })))]
}

/** What it is of and an empty line, a heading, then one row per band. */
function bandTable(columns: readonly BandColumn[], sign: DecimalSign, about: About): TextTable {
  const bands = BANDS_HZ.map((band_hz, band) => [
    String(band_hz),
    ...columns.map(({ values }) => {
      const value_db = values[band] ?? null
      return value_db === null ? '' : numberCell(bandText(value_db), sign)
    }),
  ])
  const above = about.map((line) => line.map(spreadsheetText))
  const parted = above.length > 0 ? [...above, []] : above
  return { rows: [...parted, headings(columns), ...bands], heads: parted.length + 1 }
}

/** The table as tab-separated text with a heading line, under what it is of and an empty line. */
export const tabSeparated = (
  columns: readonly BandColumn[],
  sign: DecimalSign = 'point',
  about: About = [],
): string => tabSeparatedRows(bandTable(columns, sign, about))

/** The same as a table of a page, for what pastes better that way. */
export const htmlTable = (
  columns: readonly BandColumn[],
  sign: DecimalSign = 'point',
  about: About = [],
): string => htmlRows(bandTable(columns, sign, about))

/** As a file for spreadsheets: semicolons where the comma is the decimal sign; RFC 4180 quotes. */
export const commaSeparated = (columns: readonly BandColumn[], sign: DecimalSign = 'point'): string =>
  commaSeparatedRows(bandTable(columns, sign, []), sign)
