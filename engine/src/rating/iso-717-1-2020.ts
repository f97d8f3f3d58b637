import { withOneDecimal, type IsoRatingId, type RatingId } from '@soundleaf/contracts'
import type { BandSpectrum } from '../spectrum'
import { type ContourRule, fitContour } from './contour'
import { bandsOf, energySum, rateIfComplete, type Rating, type RatingOutcome } from './rating'
import { roundHalfUp, toOneDecimal, toTenths } from './round-half-up'

const EDITION = 'ISO 717-1:2020'

const THIRD_OCTAVE_RULE: ContourRule = {
  bands_hz: bandsOf('Rw'),
  reference: [33, 36, 39, 42, 45, 48, 51, 52, 53, 54, 55, 56, 56, 56, 56, 56].map((level) => level * 10),
  unit_db: 0.1,
  step: 10,
  sumLimit: 320,
  kind: 'airborne',
}

const OCTAVE_RULE: ContourRule = {
  ...THIRD_OCTAVE_RULE,
  bands_hz: [125, 250, 500, 1000, 2000],
  reference: [360, 450, 520, 550, 560],
  sumLimit: 100,
}

/** The reference curve's value at 500 Hz, in tenths; shifted, it is the rating. */
const REFERENCE_AT_500_HZ = 520

// Table 4: spectra No. 1 (pink noise) and No. 2 (traffic), A-weighted, normalised to 0 dB; table B.1 enlarged ranges.
const C_100_3150 = [-29, -26, -23, -21, -19, -17, -15, -13, -12, -11, -10, -9, -9, -9, -9, -9]
const C_50_5000 = [
  -41, -37, -34, -30, -27, -24, -22, -20, -18, -16, -14, -13, -12, -11, -10, -10, -10, -10, -10, -10, -10,
]
const CTR_50_5000 = [
  -25, -23, -21, -20, -20, -18, -16, -15, -14, -13, -12, -11, -9, -8, -9, -10, -11, -13, -15, -16, -18,
]

interface AdaptationRule {
  readonly id: IsoRatingId
  readonly bands_hz: readonly number[]
  readonly weights_db: readonly number[]
}

const THIRD_OCTAVE_TERMS: readonly AdaptationRule[] = [
  { id: 'C', bands_hz: bandsOf('C'), weights_db: C_100_3150 },
  { id: 'Ctr', bands_hz: bandsOf('Ctr'), weights_db: CTR_50_5000.slice(3, 19) },
  { id: 'C50_3150', bands_hz: bandsOf('C50_3150'), weights_db: [-40, -36, -33, ...C_100_3150] },
  { id: 'C50_5000', bands_hz: bandsOf('C50_5000'), weights_db: C_50_5000 },
  { id: 'C100_5000', bands_hz: bandsOf('C100_5000'), weights_db: C_50_5000.slice(3) },
  { id: 'Ctr50_3150', bands_hz: bandsOf('Ctr50_3150'), weights_db: CTR_50_5000.slice(0, 19) },
  { id: 'Ctr50_5000', bands_hz: bandsOf('Ctr50_5000'), weights_db: CTR_50_5000 },
  { id: 'Ctr100_5000', bands_hz: bandsOf('Ctr100_5000'), weights_db: CTR_50_5000.slice(3) },
]

const OCTAVE_TERMS: readonly AdaptationRule[] = [
  { id: 'C', bands_hz: OCTAVE_RULE.bands_hz, weights_db: [-21, -14, -8, -5, -4] },
  { id: 'Ctr', bands_hz: OCTAVE_RULE.bands_hz, weights_db: [-14, -10, -7, -4, -6] },
]

/**
 * The weighted rating with its spectrum adaptation terms, and each with one decimal (clause 4.4 note and annex B),
 * from third octaves or octaves in dB: Rw of R, `DnT,w` of DnT, `R'w` of R'.
 * Values are reduced to one decimal, half up; the curve shifts in 1 dB steps (0.1 dB for one-decimal values) while
 * the sum of unfavourable deviations is at most 32.0 dB (octaves 10.0 dB). C = round(X_A) - Rw, where X_A comes
 * from the reduced values and the rounding is half up (formulae 1 and 2).
 */
export function rateIso717Airborne(spectrum: BandSpectrum, id: IsoRatingId = 'Rw'): readonly RatingOutcome[] {
  const inThirds = spectrum.resolution === 'third octaves'
  const contour = inThirds ? THIRD_OCTAVE_RULE : OCTAVE_RULE
  const weighted = rateWeighted(spectrum, contour, id, 10)
  const oneDecimal = rateWeighted(spectrum, contour, withOneDecimal(id), 1)
  const terms = inThirds ? THIRD_OCTAVE_TERMS : OCTAVE_TERMS
  return [
    weighted,
    ...terms.map((term) => rateTerm(spectrum, term, term.id, weighted, roundHalfUp)),
    oneDecimal,
    ...terms.map((term) => rateTerm(spectrum, term, withOneDecimal(term.id), oneDecimal, toOneDecimal)),
  ]
}

function rateWeighted(
  spectrum: BandSpectrum,
  contour: ContourRule,
  id: RatingId,
  step: number,
): RatingOutcome {
  return rateIfComplete({ id, edition: EDITION, bands_hz: contour.bands_hz }, spectrum, (values_db) => {
    const { shift, working } = fitContour(values_db.map(toTenths), { ...contour, step })
    return { value: (REFERENCE_AT_500_HZ + shift) / 10, working }
  })
}

function rateTerm(
  spectrum: BandSpectrum,
  { bands_hz, weights_db }: AdaptationRule,
  id: RatingId,
  weighted: RatingOutcome,
  round: (value: number) => number,
): RatingOutcome {
  // Every term's range holds the rating's own, so the rating is there whenever the term's bands are.
  return rateIfComplete(
    { id, edition: EDITION, bands_hz },
    spectrum,
    (values_db): Pick<Rating, 'value' | 'working'> => {
      if (!weighted.available) throw new Error(`${id} has its bands but ${weighted.id} has not`)
      const bands = bands_hz.map((band_hz, at) => ({
        band_hz,
        value_db: toTenths(values_db[at]) / 10,
        weight_db: weights_db[at],
      }))
      const sum_db = -energySum(bands.map(({ value_db, weight_db }) => weight_db - value_db))
      const value = toOneDecimal(round(sum_db) - weighted.value)
      return { value, working: { method: 'energy sum', bands, sum_db } }
    },
  )
}
