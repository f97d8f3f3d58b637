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
  expect(keysOf('airborne', [125, 250, 500, 1000, 2000])).toEqual(['Rw', 'C', 'Ctr'])
  expect(keysOf('airborne', [63, 125, 250, 500, 1000, 2000])).toEqual([
    ...['Rw', 'C', 'Ctr'],
    ...['C50_3150', 'Ctr50_3150'],
  ])
  expect(keysOf('impact', [125, 250, 500, 1000, 2000])).toEqual(['Lnw', 'CI'])
  expect(keysOf('impact', [63, 125, 250, 500, 1000, 2000])).toEqual(['Lnw', 'CI', 'CI50_2500'])
})

test('[ENG-02] octaves over the enlarged range have its terms (ISO 717-1 annex B, ISO 717-2 A.2.1)', () => {
  const bands = [63, 125, 250, 500, 1000, 2000, 4000]
  // 50 dB in every band: Rw 51, with deviations of 0, 0, 1, 4 and 5. X is 50 less the energetic sum of the spectrum's levels:
  // No. 1 over 63 to 4000 Hz, −32 −22 −15 −9 −6 −5 −5, is 10 lg(0.0006 + 0.0063 + 0.0316 + 0.1259 + 0.2512 + 0.3162 +
  // 0.3162) = 0.2; No. 2, −18 −14 −10 −7 −4 −6 −11, is 10 lg(0.0158 + 0.0398 + 0.1 + 0.1995 + 0.3981 + 0.2512 + 0.0794) =
  // 0.4; all terms are 50 − 51.
  const airborne = rateSpectrum(
    'airborne',
    bands,
    bands.map(() => 50),
  )
  expect(airborne).toMatchObject({
    ok: true,
    ratings: { Rw: 51, C50_5000: -1, C100_5000: -1, Ctr50_5000: -1, Ctr100_5000: -1 },
  })
  // Six octaves of 60 dB: the curve as it stands, 67 67 65 62 49, is exceeded by 11 at 2 kHz; 1 dB higher by 10, which may be:
  // Ln,w = 65 + 1 − 5. The sum is 60 + 10 lg 6 = 67.8 → 68, less 15 is 53.
  const six = bands.slice(0, 6)
  const impact = rateSpectrum(
    'impact',
    six,
    six.map(() => 60),
  )
  expect(impact).toMatchObject({ ok: true, ratings: { Lnw: 61, CI50_2500: -8 } })
})

test('[ENG-02] a rating that cannot be made is named with the band that it lacks', () => {
  const bands = thirdOctaves(63, 3150)
  const outcome = rateSpectrum(
    'airborne',
    bands,
    bands.map(() => 50),
  )
  expect(outcome.ok && outcome.missing).toEqual(
    expect.arrayContaining([
      { rating: 'C50_3150', band_hz: 50 },
      { rating: 'C100_5000', band_hz: 4000 },
      { rating: 'STC', band_hz: 4000 },
    ]),
  )
})

test('[ENG-02] exact mid-frequencies of ISO 266 are the bands that they are', () => {
  const values = THIRD_OCTAVES_HZ.map((band) => 20 + 10 * Math.log10(band))
  const exact = THIRD_OCTAVES_HZ.map((_, at) => Number((1000 * 10 ** ((at - 13) / 10)).toFixed(2)))
  expect(exact.slice(12, 15)).toEqual([794.33, 1000, 1258.93])
  expect(rateSpectrum('airborne', exact, values)).toEqual(rateSpectrum('airborne', THIRD_OCTAVES_HZ, values))
  // Both names of one band are that band twice.
  expect(rateSpectrum('airborne', [1250, 1258.93], [50, 50])).toEqual({
    ok: false,
    fault: { code: 'BandTwice', params: { band_hz: 1250 } },
  })
  expect(rateSpectrum('airborne', [1255], [50])).toMatchObject({ ok: false, fault: { code: 'UnknownBand' } })
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
