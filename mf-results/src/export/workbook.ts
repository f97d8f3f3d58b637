import { BANDS_HZ } from '@soundleaf/contracts'
import { rounded, type BandColumn } from '@soundleaf/results-view'
import { headings, type About } from './band-table-text'

/** A cell of a sheet: numbers stay numbers, with their format. */
export type SheetCell = {
  readonly value: string | number
  readonly fontWeight?: 'bold'
  readonly format?: string
} | null

export const boldCell = (value: string) => ({ value, fontWeight: 'bold' as const })

/** Rows of cells as an Excel workbook of one sheet. What writes it is fetched when it is asked for. */
export async function sheetOf(rows: readonly (readonly SheetCell[])[]): Promise<Blob> {
  // The form without worker threads: the page's policy allows none, and these rows need none.
  const { default: write } = await import('write-excel-file/universal')
  return write(
    rows.map((row) => [...row]),
    { sheet: 'Soundleaf' },
  ).toBlob()
}

/** The table as an Excel workbook of one sheet, with numbers that are numbers. */
export function workbook(columns: readonly BandColumn[], about: About): Promise<Blob> {
  const bands = BANDS_HZ.map((band_hz, band) => [
    { value: band_hz },
    ...columns.map(({ values }) => {
      const value = values[band] ?? null
      return value === null ? null : { value: rounded(value), format: '0.0' }
    }),
  ])
  return sheetOf([
    ...about.map(([name, text]) => [boldCell(name), { value: text }]),
    ...(about.length > 0 ? [[]] : []),
    headings(columns).map(boldCell),
    ...bands,
  ])
}
