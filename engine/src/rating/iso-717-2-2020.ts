import type { IsoRatingId } from '@soundleaf/contracts'
import type { BandSpectrum } from '../spectrum'
import type { ContourRule } from './contour'
import { type AdaptationTerm, rateIso717, type TermInput } from './iso-717'
import { bandsOf, energySum, rateIfComplete, type RatingOutcome } from './rating'
import { toOneDecimal, toTenths } from './round-half-up'

const EDITION = 'ISO 717-2:2020'

const THIRD_OCTAVE_RULE: ContourRule = {
  bands_hz: bandsOf('Lnw'),
  reference: [62, 62, 62, 62, 62, 62, 61, 60, 59, 58, 57, 54, 51, 48, 45, 42].map((level) => level * 10),
  unit_db: 0.1,
  step: 10,
  sumLimit: 320,
  kind: 'impact',
}

const OCTAVE_RULE: ContourRule = {
  ...THIRD_OCTAVE_RULE,
  bands_hz: [125, 250, 500, 1000, 2000],
  reference: [670, 670, 650, 620, 490],
  sumLimit: 100,
}

/**
 * The rating of the unshifted reference curve, in tenths of a decibel: its value at 500 Hz, for octaves less 5 dB (clause
 * 4.3.2).
 */
const RATING_UNSHIFTED_TENTHS = 600

/**
 * C_I = Ln,sum - 15 dB - Ln,w (A.2.1): the offset makes C_I about zero for massive floors with an effective covering.
 */
const SUM_OFFSET_DB = 15

const THIRD_OCTAVE_TERMS: readonly AdaptationTerm[] = [
  { id: 'CI', bands_hz: bandsOf('CI') },
  { id: 'CI50_2500', bands_hz: bandsOf('CI50_2500') },
]

const OCTAVE_TERMS: readonly AdaptationTerm[] = [
  { id: 'CI', bands_hz: OCTAVE_RULE.bands_hz },
  { id: 'CI50_2500', bands_hz: [63, ...OCTAVE_RULE.bands_hz] },
]

/**
 * The weighted single-number rating of impact sound insulation with the adaptation terms C_I (100 to 2500 Hz; octaves 125
 * to 2000 Hz) and C_I,50-2500 (octaves 63 to 2000 Hz), each also with one decimal. ISO 717-2:2020: values are reduced to one decimal, half up; the
 * reference curve is shifted as low as the sum of unfavourable deviations allows, 32.0 dB in third octaves and 10.0 dB in
 * octaves. The 3150 Hz band is part of Ln,w but never of C_I.
 *
 * @param spectrum third octaves or octaves of Ln, L'n or L'nT, dB
 * @param id the name of the weighted rating: `Ln,w` of Ln, `L'n,w` of L'n, `L'nT,w` of L'nT
 * @returns the rating, its terms, then both with one decimal, dB; each unavailable where a band of its range is missing
 */
export function rateIso717Impact(spectrum: BandSpectrum, id: IsoRatingId = 'Lnw'): readonly RatingOutcome[] {
  return rateIso717(IMPACT, spectrum, id)
}

const IMPACT = {
  edition: EDITION,
  contours: { 'third octaves': THIRD_OCTAVE_RULE, octaves: OCTAVE_RULE },
  ratingUnshifted_tenths: RATING_UNSHIFTED_TENTHS,
  terms: { 'third octaves': THIRD_OCTAVE_TERMS, octaves: OCTAVE_TERMS },
  rateTerm,
}

function rateTerm({ spectrum, term, id, weighted, round }: TermInput<AdaptationTerm>): RatingOutcome {
  if (!weighted.available) return { ...weighted, id }
  const { bands_hz } = term
  return rateIfComplete({ id, edition: EDITION, bands_hz }, spectrum, (values_db) => {
    const bands = bands_hz.map((band_hz, at) => ({
      band_hz,
      value_db: toTenths(values_db[at]) / 10,
      weight_db: 0,
    }))
    const sum_db = energySum(bands.map(({ value_db }) => value_db))
    const value = toOneDecimal(round(sum_db) - SUM_OFFSET_DB - weighted.value)
    return { value, working: { method: 'energy sum', bands, sum_db } }
  })
}
