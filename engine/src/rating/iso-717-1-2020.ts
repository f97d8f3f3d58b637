import type { IsoRatingId } from '@soundleaf/contracts'
import type { BandSpectrum } from '../spectrum'
import type { ContourRule } from './contour'
import { type AdaptationTerm, rateIso717, type TermInput } from './iso-717'
import { bandsOf, energySum, rateIfComplete, type Rating, type RatingOutcome } from './rating'
import { toOneDecimal, toTenths } from './round-half-up'

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

/** The reference curve's value at 500 Hz, in tenths of a decibel; that of the shifted curve is the rating (clause 4.4). */
const REFERENCE_AT_500_HZ_TENTHS = 520

// Sound level spectra of table 4, A-weighted and normalised to 0 dB over all: No. 1 (pink noise) for C, No. 2 (urban
// traffic) for Ctr; table B.1 for the enlarged frequency ranges.
const C_100_3150 = [-29, -26, -23, -21, -19, -17, -15, -13, -12, -11, -10, -9, -9, -9, -9, -9]
const C_50_5000 = [
  -41, -37, -34, -30, -27, -24, -22, -20, -18, -16, -14, -13, -12, -11, -10, -10, -10, -10, -10, -10, -10,
]
const CTR_50_5000 = [
  -25, -23, -21, -20, -20, -18, -16, -15, -14, -13, -12, -11, -9, -8, -9, -10, -11, -13, -15, -16, -18,
]

interface WeightedTerm extends AdaptationTerm {
  readonly weights_db: readonly number[]
}

const THIRD_OCTAVE_TERMS: readonly WeightedTerm[] = [
  { id: 'C', bands_hz: bandsOf('C'), weights_db: C_100_3150 },
  { id: 'Ctr', bands_hz: bandsOf('Ctr'), weights_db: CTR_50_5000.slice(3, 19) },
  { id: 'C50_3150', bands_hz: bandsOf('C50_3150'), weights_db: [-40, -36, -33, ...C_100_3150] },
  { id: 'C50_5000', bands_hz: bandsOf('C50_5000'), weights_db: C_50_5000 },
  { id: 'C100_5000', bands_hz: bandsOf('C100_5000'), weights_db: C_50_5000.slice(3) },
  { id: 'Ctr50_3150', bands_hz: bandsOf('Ctr50_3150'), weights_db: CTR_50_5000.slice(0, 19) },
  { id: 'Ctr50_5000', bands_hz: bandsOf('Ctr50_5000'), weights_db: CTR_50_5000 },
  { id: 'Ctr100_5000', bands_hz: bandsOf('Ctr100_5000'), weights_db: CTR_50_5000.slice(3) },
]

// The octaves of tables 4 and B.1.
const OCTAVES_TO_2000 = OCTAVE_RULE.bands_hz
const OCTAVES_TO_4000 = [...OCTAVES_TO_2000, 4000]
const C_125_2000 = [-21, -14, -8, -5, -4]
const C_125_4000 = [-22, -15, -9, -6, -5, -5]
const CTR_125_2000 = [-14, -10, -7, -4, -6]
const CTR_125_4000 = [...CTR_125_2000, -11]
const CTR_63 = -18

const OCTAVE_TERMS: readonly WeightedTerm[] = [
  { id: 'C', bands_hz: OCTAVES_TO_2000, weights_db: C_125_2000 },
  { id: 'Ctr', bands_hz: OCTAVES_TO_2000, weights_db: CTR_125_2000 },
  { id: 'C50_3150', bands_hz: [63, ...OCTAVES_TO_2000], weights_db: [-31, ...C_125_2000] },
  { id: 'C50_5000', bands_hz: [63, ...OCTAVES_TO_4000], weights_db: [-32, ...C_125_4000] },
  { id: 'C100_5000', bands_hz: OCTAVES_TO_4000, weights_db: C_125_4000 },
  { id: 'Ctr50_3150', bands_hz: [63, ...OCTAVES_TO_2000], weights_db: [CTR_63, ...CTR_125_2000] },
  { id: 'Ctr50_5000', bands_hz: [63, ...OCTAVES_TO_4000], weights_db: [CTR_63, ...CTR_125_4000] },
  { id: 'Ctr100_5000', bands_hz: OCTAVES_TO_4000, weights_db: CTR_125_4000 },
]

/** A sound level spectrum for adaptation terms: its bands in Hz and its levels in dB. */
export interface AdaptationSpectrum {
  readonly bands_hz: readonly number[]
  readonly weights_db: readonly number[]
}

/** The sound level spectrum of a term in third octaves (ISO 717-1:2020 table 4 and table B.1). */
export function adaptationSpectrum(id: AdaptationTerm['id']): AdaptationSpectrum {
  const term = THIRD_OCTAVE_TERMS.find((one) => one.id === id)
  if (term === undefined) throw new Error(`${id} is no term of airborne sound`)
  return term
}

/**
 * The weighted single-number rating of airborne sound insulation with its spectrum adaptation terms, each also with one
 * decimal (clause 4.4 note and annex B). ISO 717-1:2020: values are reduced to one decimal, half up; the reference curve
 * is shifted in steps of 1 dB (0.1 dB for values with one decimal) as high as the sum of unfavourable deviations allows,
 * 32.0 dB in third octaves and 10.0 dB in octaves. C_j = round(X_Aj) - Rw with X_Aj = -10 lg sum 10^((L_ij - X_i)/10),
 * rounded half up (formulae 1 and 2).
 *
 * @param spectrum third octaves or octaves of R, R' or DnT, dB
 * @param id the name of the weighted rating: `Rw` of R, `R'w` of R', `DnT,w` of DnT
 * @returns the rating, its terms, then both with one decimal, dB; each unavailable where a band of its range is missing
 *
 * @example
 * // Sixteen third octaves from 100 to 3150 Hz, rising by 1 dB a band from 30 to 45 dB:
 * rateIso717Airborne(spectrum)[0] // { available: true, id: 'Rw', value: 41, … }
 */
export function rateIso717Airborne(spectrum: BandSpectrum, id: IsoRatingId = 'Rw'): readonly RatingOutcome[] {
  return rateIso717(AIRBORNE, spectrum, id)
}

const AIRBORNE = {
  edition: EDITION,
  contours: { 'third octaves': THIRD_OCTAVE_RULE, octaves: OCTAVE_RULE },
  ratingUnshifted_tenths: REFERENCE_AT_500_HZ_TENTHS,
  terms: { 'third octaves': THIRD_OCTAVE_TERMS, octaves: OCTAVE_TERMS },
  rateTerm,
}

function rateTerm({ spectrum, term, id, weighted, round }: TermInput<WeightedTerm>): RatingOutcome {
  const { bands_hz, weights_db } = term
  // The range of every term includes that of the rating, so a term that has its bands has its rating as well.
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
