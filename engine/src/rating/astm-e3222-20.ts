import type { BandSpectrum } from '../spectrum'
import { E989_CONTOUR, E989_TOP } from './astm-e989-21'
import { type ContourRule, fitContour } from './contour'
import { bandsOf, rateIfComplete, type RatingOutcome } from './rating'
import { roundHalfUp } from './round-half-up'

/**
 * From program code of one of the standard's authors, not from the standard; the rating is provisional until it is
 * checked.
 */
const CONTOUR: ContourRule = {
  bands_hz: bandsOf('HIIC'),
  reference: E989_CONTOUR.reference.slice(6),
  unit_db: 1,
  step: 1,
  sumLimit: 20,
  kind: 'impact',
}

/**
 * HIIC, the high-frequency impact rating of ASTM E3222-20a: the contour of E989 from 400 to 3150 Hz with deficiencies
 * that sum to at most 20 dB, without a limit for a single one.
 *
 * @param spectrum third octaves of impact sound pressure levels, dB
 * @returns the rating, or the missing band
 */
export function rateAstmE3222(spectrum: BandSpectrum): RatingOutcome {
  const rule = { id: 'HIIC', edition: 'ASTM E3222-20a', bands_hz: CONTOUR.bands_hz } as const
  return rateIfComplete(rule, spectrum, (values_db) => {
    const { shift, working } = fitContour(values_db.map(roundHalfUp), CONTOUR)
    return { value: E989_TOP - shift, working }
  })
}
