import { BANDS_HZ } from '@soundleaf/contracts'
import { bandText, type BandColumn } from '@soundleaf/reading'

/** A heading that a spreadsheet would run as a formula is made text (names are typed by people). */
export function spreadsheetText(text: string): string {
  const oneLine = text.replace(/[\t\r\n]+/g, ' ')
  return /^[=+\-@]/.test(oneLine) ? `'${oneLine}` : oneLine
}

/** The table as tab-separated text with a heading line; numbers with a plain minus, so that a sheet reads them. */
export function tabSeparated(columns: readonly BandColumn[]): string {
  const heading = ['Hz', ...columns.map(({ name }) => spreadsheetText(name))]
  const rows = BANDS_HZ.map((band_hz, band) => [
    String(band_hz),
    ...columns.map(({ values }) => cellText(values[band])),
  ])
  return [heading, ...rows].map((cells) => cells.join('\t')).join('\n')
}

function cellText(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : bandText(value).replace('−', '-')
}
