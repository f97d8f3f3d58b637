import { withOneDecimal, type IsoRatingId, type RatingId } from '@soundleaf/contracts'
import type { BandSpectrum } from '../spectrum'
import { type ContourRule, fitContour } from './contour'
import { bandsOf, energySum, rateIfComplete, type RatingOutcome } from './rating'
import { roundHalfUp, toOneDecimal, toTenths } from './round-half-up'

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

/** The rating of the unshifted curve, in tenths: its value at 500 Hz, in octaves less 5 dB (clause 4.3.2). */
const RATING_UNSHIFTED = 600

/** Ln,sum of the reference floor's flat part over Ln,w: C_I = Ln,sum - 15 - Ln,w (A.2.1). */
const SUM_OFFSET_DB = 15

interface AdaptationRule {
  readonly id: IsoRatingId
  readonly bands_hz: readonly number[]
}

const THIRD_OCTAVE_TERMS: readonly AdaptationRule[] = [
  { id: 'CI', bands_hz: bandsOf('CI') },
  { id: 'CI50_2500', bands_hz: bandsOf('CI50_2500') },
]

const OCTAVE_TERMS: readonly AdaptationRule[] = [{ id: 'CI', bands_hz: OCTAVE_RULE.bands_hz }]

/**
 * The weighted rating with C_I (100 to 2500 Hz; octaves 125 to 2000 Hz) and C_I,50-2500, and each with one decimal,
 * from third octaves or octaves in dB: Ln,w of Ln, `L'n,w` of L'n, `L'nT,w` of L'nT.
 * Values are reduced to one decimal, half up; the lowest curve wins whose sum of unfavourable deviations is at most
 * 32.0 dB (octaves 10.0 dB). The 3150 Hz band is part of Ln,w but never of C_I.
 */
export function rateIso717Impact(spectrum: BandSpectrum, id: IsoRatingId = 'Lnw'): readonly RatingOutcome[] {
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
    return { value: (RATING_UNSHIFTED + shift) / 10, working }
  })
}

function rateTerm(
  spectrum: BandSpectrum,
  { bands_hz }: AdaptationRule,
  id: RatingId,
  weighted: RatingOutcome,
  round: (value: number) => number,
): RatingOutcome {
  if (!weighted.available) return { ...weighted, id }
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
