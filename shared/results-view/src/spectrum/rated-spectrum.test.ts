import { BANDS_HZ } from '@soundleaf/contracts'
import { NO_COMPARISONS } from './comparison-curve'
import { calculationWith } from '../testing/calculation-with'
import { CONTOUR, explained, ratingExplanation } from '../testing/explained'
import { bandColumns, tableColumns } from './curves'
import { ratedSpectrum } from './rated-spectrum'

const current = BANDS_HZ.map((_, band) => 30 + band)

test('an answer that is not explained has curves and marks no band', () => {
  const spectrum = ratedSpectrum('airborne', 'Iso', calculationWith({ tableResultR: current }))
  const [column] = tableColumns(bandColumns(spectrum, NO_COMPARISONS.airborne), spectrum)
  expect(column).toMatchObject({ label: 'R', values: current, marks: { at: [] } })
})

test('the bands that are unfavourable are marked', () => {
  const deficiencies = BANDS_HZ.map((hz) => (hz === 125 ? 3.4 : hz === 160 ? 0 : null))
  const rw = ratingExplanation({ field: 'rw', contour: { ...CONTOUR, deficiencies } })
  const spectrum = ratedSpectrum(
    'airborne',
    'Iso',
    calculationWith({ rw: 57, tableResultR: current, ...explained(rw) }),
  )
  const [column] = tableColumns(bandColumns(spectrum, NO_COMPARISONS.airborne), spectrum)
  expect(BANDS_HZ.filter((_, band) => column?.marks?.at[band])).toEqual([125])
})

test('[RES-08] a kept curve has its own name in the table, as it was given', () => {
  const spectrum = ratedSpectrum('airborne', 'Iso', calculationWith({ tableResultR: current }))
  const [, first, second] = tableColumns(
    bandColumns(spectrum, [
      { name: 'Before', values: current },
      { name: 'with two_boards', values: current },
    ]),
    spectrum,
  )
  expect([first, second]).toMatchObject([
    { label: 'Before', isPlain: true },
    { label: 'with two_boards', isPlain: true },
  ])
})
