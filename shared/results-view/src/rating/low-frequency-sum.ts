import { ratingDefinition, ratingOf, type Calculation } from '@soundleaf/contracts'
import { sumNotation } from '../text/notation'
import { unmeasuredRange } from '../text/unmeasured-range'

/** The main rating with the term for the bands from 50 Hz on, as residents hear low frequencies. */
export interface LowFrequencySum {
  /** `R_{w} + C_{50–3150}` */
  readonly notation: string
  readonly value_db: number
  readonly uncertainty_db: number | null
  /** Where it is likely to lie, for a kind that nobody has measured; null where the uncertainty is known. */
  readonly range: string | null
}

/** Null where the calculation does not have both. */
export function lowFrequencySum(calculation: Calculation): LowFrequencySum | null {
  const term = ratingOf(calculation, 'C50_3150')
  const main = ratingOf(calculation, 'Rw')
  if (term === null || main === null) return null
  const value_db = main.value + term.value
  return {
    notation: sumNotation(ratingDefinition(main.id), ratingDefinition(term.id)),
    value_db,
    uncertainty_db: term.uncertainty_db,
    range: unmeasuredRange(calculation, 'airborne', value_db, term.uncertainty_db),
  }
}
