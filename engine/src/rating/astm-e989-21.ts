import type { RatingId } from '@soundleaf/contracts'
import type { BandSpectrum } from '../spectrum'
import { type ContourRule, fitContour } from './contour'
import { bandsOf, rateIfComplete, type RatingOutcome } from './rating'
import { roundHalfUp } from './round-half-up'

/** The IIC contour relative to its value at 500 Hz, dB (ASTM E989-21, table 1). */
export const E989_CONTOUR: ContourRule = {
  bands_hz: bandsOf('IIC'),
  reference: [2, 2, 2, 2, 2, 2, 1, 0, -1, -2, -3, -6, -9, -12, -15, -18],
  unit_db: 1,
  step: 1,
  sumLimit: 32,
  singleLimit: 8,
  kind: 'impact',
}

/** The rating of a contour with L dB at 500 Hz is 110 - L. */
export const E989_TOP = 110

/**
 * A single-number rating by ASTM E989-21. Values are rounded to whole decibels, half up; the rating is 110 less the
 * value at 500 Hz of the lowest contour whose deficiencies sum to at most 32 dB and are at most 8 dB each.
 *
 * @param spectrum third octaves of impact sound pressure levels from 100 to 3150 Hz, dB
 * @param id IIC in the laboratory, AIIC and NISR in a building
 * @returns the rating, or the missing band
 */
export function rateAstmE989(spectrum: BandSpectrum, id: RatingId = 'IIC'): RatingOutcome {
  const rule = { id, edition: 'ASTM E989-21', bands_hz: E989_CONTOUR.bands_hz }
  return rateIfComplete(rule, spectrum, (values_db) => {
    const { shift, working } = fitContour(values_db.map(roundHalfUp), E989_CONTOUR)
    return { value: E989_TOP - shift, working }
  })
}
