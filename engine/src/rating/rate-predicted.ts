import type { EvaluationKind } from '@soundleaf/contracts'
import type { Standard } from '../prediction'
import { thirdOctaveSpectrum } from '../spectrum'
import { RATERS } from './raters'
import type { RatingOutcome } from './rating'
import { toOneDecimal } from './round-half-up'

/**
 * All ratings of a standard for a predicted spectrum. The values are rounded to one decimal first, as they are shown,
 * so that anyone who rates the shown table gets the same numbers.
 *
 * @param of airborne or impact sound
 * @param values_db 21 third octaves, 50 to 5000 Hz, dB
 * @returns the ratings, the main one first; none where a value is not finite
 */
export function ratePredicted(
  of: EvaluationKind,
  standard: Standard,
  values_db: readonly number[],
): readonly RatingOutcome[] {
  if (!values_db.every(Number.isFinite)) return []
  return RATERS[of][standard](thirdOctaveSpectrum(values_db.map(toOneDecimal)))
}
