import { BANDS_HZ } from '@soundleaf/contracts'
import { rounded, type BandColumn } from '@soundleaf/results-view'
import { headings, type About } from './band-table-text'

/** The table as an Excel workbook of one sheet, with numbers that are numbers. What writes it is fetched when it is asked for. */
export async function workbook(columns: readonly BandColumn[], about: About): Promise<Blob> {
  // The form without worker threads: the page's policy allows none, and 21 rows need none.
  const { default: write } = await import('write-excel-file/universal')
  const bold = (value: string) => ({ value, fontWeight: 'bold' as const })
  const bands = BANDS_HZ.map((band_hz, band) => [
    { value: band_hz },
    ...columns.map(({ values }) => {
      const value = values[band] ?? null
      return value === null ? null : { value: rounded(value), format: '0.0' }
    }),
  ])
  return write(
    [
      ...about.map(([name, text]) => [bold(name), { value: text }]),
      ...(about.length > 0 ? [[]] : []),
      headings(columns).map(bold),
      ...bands,
    ],
    { sheet: 'Soundleaf' },
  ).toBlob()
}
