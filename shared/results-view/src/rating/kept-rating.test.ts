import { BANDS_HZ } from '@soundleaf/contracts'
import { parseComparisons } from '../spectrum/comparison-curve'
import { calculationWith } from '../testing/calculation-with'
import { keptRatingText, ratingToKeep, sinceKeptText } from './kept-rating'

const tendered = calculationWith({ rw: 63, c: -3, ctr: -9 })
const kept = ratingToKeep('airborne', tendered)
if (kept === undefined) throw new Error('The calculation has a rating.')

test('[RES-08] a rating is kept with its terms and stated as the standard does', () => {
  expect(kept).toEqual({ standard: 'Iso', value: 63, terms: [-3, -9] })
  expect(keptRatingText('airborne', kept)).toBe('R_{w} (C; C_{tr}) = 63 (−3; −9) dB')
  expect(ratingToKeep('airborne', calculationWith({}))).toBeUndefined()
})

test('[RES-08] the difference to now has its sign, and none is told between two standards', () => {
  expect(sinceKeptText('airborne', kept, calculationWith({ rw: 67, c: -3, ctr: -9 }))).toBe('now +4 dB')
  expect(sinceKeptText('airborne', kept, calculationWith({ rw: 58, c: -3, ctr: -9 }))).toBe('now −5 dB')
  expect(sinceKeptText('airborne', kept, tendered)).toBe('now the same')
  expect(sinceKeptText('airborne', kept, null)).toBe('')
  expect(sinceKeptText('airborne', kept, calculationWith({ evaluationStandard: 'Astm', stc: 60 }))).toBe('')
})

test.each([null, 3, { standard: 'Din', value: 63, terms: [] }, { standard: 'Iso', value: '63', terms: [] }])(
  'a stored rating that is none leaves the curve without one: %j',
  (rating) => {
    const curve = { name: 'Before', values: BANDS_HZ.map(() => 40) }
    expect(parseComparisons({ airborne: [{ ...curve, rating }, null] }).airborne).toEqual([curve, null])
  },
)
