import type { EvaluationKind } from '@soundleaf/contracts'
import type { Standard } from '../prediction'
import { thirdOctaveSpectrum } from '../spectrum'
import { RATERS } from './raters'
import type { RatingOutcome } from './rating'
import { toOneDecimal } from './round-half-up'

/**
 * Every rating that a standard has for a predicted spectrum, 21 third octaves in dB; none where a value is not finite.
 * Rated from one decimal, as values are shown: whoever rates the shown table gets the same numbers.
 */
export function ratePredicted(
  of: EvaluationKind,
  standard: Standard,
  values_db: readonly number[],
): readonly RatingOutcome[] {
  if (!values_db.every(Number.isFinite)) return []
  return RATERS[of][standard](thirdOctaveSpectrum(values_db.map(toOneDecimal)))
}
