import { ratingDefinition, ratingOf, type Calculation } from '@soundleaf/contracts'
import { sumNotation } from '../text/notation'

/** The main rating with the term for the bands from 50 Hz on, as residents hear low frequencies. */
export interface LowFrequencySum {
  /** `R_{w} + C_{50–3150}` */
  readonly notation: string
  readonly value_db: number
  readonly uncertainty_db: number | null
}

/** Null where the calculation does not have both. */
export function lowFrequencySum(calculation: Calculation): LowFrequencySum | null {
  const term = ratingOf(calculation, 'C50_3150')
  const main = ratingOf(calculation, 'Rw')
  if (term === null || main === null) return null
  return {
    notation: sumNotation(ratingDefinition(main.id), ratingDefinition(term.id)),
    value_db: main.value + term.value,
    uncertainty_db: term.uncertainty_db,
  }
}
