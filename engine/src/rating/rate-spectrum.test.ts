import { allRatings } from '@soundleaf/contracts'
import { THIRD_OCTAVES_HZ, thirdOctaves } from '../band'
import { rateSpectrum } from './rate-spectrum'

const ALL = Array<number>(21).fill(50)

function keysOf(kind: 'airborne' | 'impact', bands_hz: readonly number[]) {
  const outcome = rateSpectrum(
    kind,
    bands_hz,
    bands_hz.map(() => 50),
  )
  return outcome.ok ? Object.keys(outcome.ratings) : outcome.fault.code
}

test.each(['airborne', 'impact'] as const)(
  '21 third octaves allow every %s rating of the laboratory',
  (kind) => {
    const laboratory = allRatings().filter((rating) => rating.kind === kind && rating.laboratory === null)
    const shown = laboratory.filter(({ decimals, termOf }) => decimals === 0 || termOf === null)
    expect(keysOf(kind, THIRD_OCTAVES_HZ)).toHaveLength(shown.length)
    expect(keysOf(kind, THIRD_OCTAVES_HZ)).toEqual(expect.arrayContaining(shown.map(({ id }) => id)))
  },
)

test('fewer bands allow fewer ratings', () => {
  expect(keysOf('airborne', thirdOctaves(100, 3150))).toEqual(['Rw', 'C', 'Ctr', 'Rw_one_decimal'])
  expect(keysOf('airborne', thirdOctaves(125, 4000))).toEqual(['STC'])
  expect(keysOf('impact', thirdOctaves(50, 80))).toEqual(['LIIC'])
  expect(keysOf('airborne', [63, 125, 250, 500, 1000, 2000, 4000])).toEqual(['Rw', 'C', 'Ctr'])
  expect(keysOf('impact', [125, 250, 500, 1000, 2000])).toEqual(['Lnw', 'CI'])
})

test('the order in which bands are listed does not matter', () => {
  const bands = [...THIRD_OCTAVES_HZ]
  const rising = rateSpectrum('airborne', bands, bands.map(Math.log))
  const fallingShare = rateSpectrum('airborne', bands.toReversed(), bands.map(Math.log).toReversed())
  expect(fallingShare).toEqual(rising)
})

test('a spectrum without any rating names the band that is missing', () => {
  const bands = THIRD_OCTAVES_HZ.filter((band) => band !== 500)
  expect(
    rateSpectrum(
      'airborne',
      bands,
      bands.map(() => 50),
    ),
  ).toEqual({
    ok: false,
    fault: { code: 'NoRating', params: { rating: 'Rw', band_hz: 500 } },
  })
})

test.each([
  ['not a number', [...ALL.slice(0, 20), Number.NaN], 'ValueNotFinite', 5000],
  ['infinite', [Number.POSITIVE_INFINITY, ...ALL.slice(1)], 'ValueNotFinite', 50],
  ['null', [...ALL.slice(0, 10), null, ...ALL.slice(11)], 'ValueNotFinite', 500],
  ['text', [...ALL.slice(0, 3), '50', ...ALL.slice(4)], 'ValueNotFinite', 100],
  ['missing at the end', ALL.slice(0, 20), 'ValueMissing', 5000],
])('a value that is %s is refused by the name of its band', (_, values, code, band_hz) => {
  const outcome = rateSpectrum('airborne', THIRD_OCTAVES_HZ, values)
  expect(outcome).toEqual({ ok: false, fault: { code, params: { band_hz } } })
})

test.each([
  ['listed twice', [...THIRD_OCTAVES_HZ, 500], [...ALL, 50], { code: 'BandTwice', params: { band_hz: 500 } }],
  [
    'unknown',
    [...THIRD_OCTAVES_HZ, 123],
    [...ALL, 50],
    { code: 'UnknownBand', params: { at: 21, found: '123' } },
  ],
  [
    'no number',
    ['50', ...THIRD_OCTAVES_HZ.slice(1)],
    ALL,
    { code: 'UnknownBand', params: { at: 0, found: '"50"' } },
  ],
])('a band that is %s is refused', (_, bands, values, fault) => {
  expect(rateSpectrum('impact', bands, values)).toEqual({ ok: false, fault })
})

test('more values than bands are refused, and so is an empty list', () => {
  expect(rateSpectrum('impact', THIRD_OCTAVES_HZ, [...ALL, 1]).ok).toBe(false)
  expect(rateSpectrum('impact', [], []).ok).toBe(false)
})

test('a band outside the ratings may be listed but must have a value', () => {
  expect(rateSpectrum('airborne', [40, ...THIRD_OCTAVES_HZ, 6300], [50, ...ALL, 50]).ok).toBe(true)
  expect(rateSpectrum('airborne', [40, ...THIRD_OCTAVES_HZ], [null, ...ALL])).toEqual({
    ok: false,
    fault: { code: 'ValueNotFinite', params: { band_hz: 40 } },
  })
})
