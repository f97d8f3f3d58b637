import type { RatingId } from '@soundleaf/contracts'
import type { BandSpectrum } from '../spectrum'
import { type ContourRule, fitContour } from './contour'
import { bandsOf, rateIfComplete, type RatingOutcome } from './rating'
import { roundHalfUp } from './round-half-up'

/** The STC contour relative to its value at 500 Hz, dB (ASTM E413-22, table 1). */
const CONTOUR: ContourRule = {
  bands_hz: bandsOf('STC'),
  reference: [-16, -13, -10, -7, -4, -1, 0, 1, 2, 3, 4, 4, 4, 4, 4, 4],
  unit_db: 1,
  step: 1,
  sumLimit: 32,
  singleLimit: 8,
  kind: 'airborne',
}

/**
 * A single-number rating by ASTM E413-22. Values are rounded to whole decibels, half up; the rating is the value at 500
 * Hz of the highest contour whose deficiencies sum to at most 32 dB and are at most 8 dB each.
 *
 * @param spectrum third octaves from 125 to 4000 Hz, dB
 * @param id STC of a transmission loss, ASTC of an apparent transmission loss, NNIC of a normalised noise reduction
 * @returns the rating in dB, or the missing band
 */
export function rateAstmE413(spectrum: BandSpectrum, id: RatingId = 'STC'): RatingOutcome {
  const rule = { id, edition: 'ASTM E413-22', bands_hz: CONTOUR.bands_hz }
  return rateIfComplete(rule, spectrum, (values_db) => {
    const { shift, working } = fitContour(values_db.map(roundHalfUp), CONTOUR)
    return { value: shift, working }
  })
}
