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
 * A single number by ASTM E413-22 from third octaves in dB: STC of a transmission loss, ASTC of an apparent one,
 * NNIC of a normalised level difference. Values are rounded to whole decibels, half up; the highest contour wins
 * whose deficiencies sum to at most 32 dB and none of which exceeds 8 dB; the rating is its value at 500 Hz.
 */
export function rateAstmE413(spectrum: BandSpectrum, id: RatingId = 'STC'): RatingOutcome {
  const rule = { id, edition: 'ASTM E413-22', bands_hz: CONTOUR.bands_hz }
  return rateIfComplete(rule, spectrum, (values_db) => {
    const { shift, working } = fitContour(values_db.map(roundHalfUp), CONTOUR)
    return { value: shift, working }
  })
}
