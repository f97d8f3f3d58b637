import { render, screen, within } from '@testing-library/react'
import { UiProvider } from '@soundleaf/ui'
import { BandTable } from './band-table'

const BANDS_HZ = [
  50, 63, 80, 100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500, 3150, 4000,
  5000,
]

test('[RES-06] all 21 bands stand in seven rows of three, with one decimal', () => {
  render(
    <UiProvider>
      <BandTable
        caption="R in dB by third octave"
        bands_hz={BANDS_HZ}
        columns={[
          {
            id: 'r',
            label: 'R',
            look: 'value',
            values: BANDS_HZ.map((_, index) => index - 2),
            marks: { says: 'Below the shifted reference', at: BANDS_HZ.map((_, index) => index === 0) },
          },
          { id: 's', label: 'Shifted', look: 'shifted', values: [null, 12.34] },
        ]}
      />
    </UiProvider>,
  )
  const table = screen.getByRole('table', { name: 'R in dB by third octave' })
  expect(within(table).getAllByRole('row')).toHaveLength(1 + 7)
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((header) => Number(header.textContent)),
  ).toEqual(BANDS_HZ)

  const [, first] = within(table).getAllByRole('row')
  // 50 Hz: −2.0, marked; no reference. 63 Hz: −1.0 and 12.3. 80 Hz: 0.0.
  expect(
    [...(first?.querySelectorAll('td:not([aria-hidden])') ?? [])].map((cell) => cell.textContent),
  ).toEqual(['▾\u22122.0', '–', '\u22121.0', '12.3', '0.0', '–'])
  expect(within(table).getAllByRole('img', { name: 'Below the shifted reference' })).toHaveLength(1)
})

test.each([
  [1, 21],
  [2, 11],
] as const)('[RES-06] with %i bands in a row no band is lost', (bandsInRow, rows) => {
  render(
    <UiProvider>
      <BandTable
        caption="Narrow"
        bands_hz={BANDS_HZ}
        bandsInRow={bandsInRow}
        columns={[{ id: 'r', label: 'R', look: 'value', values: BANDS_HZ.map((band) => band / 10) }]}
      />
    </UiProvider>,
  )
  const table = screen.getByRole('table', { name: 'Narrow' })
  expect(within(table).getAllByRole('row')).toHaveLength(1 + rows)
  const bands = within(table).getAllByRole('rowheader')
  expect(bands.map((band) => band.textContent)).toEqual(BANDS_HZ.map(String))
  for (const band of bands)
    expect(band.nextElementSibling?.textContent).toBe((Number(band.textContent) / 10).toFixed(1))
})
