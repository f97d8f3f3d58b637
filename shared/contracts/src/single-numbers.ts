import type { CalculationAnswer } from './api/calculation'
import type { EvaluationKind, Standard } from './enumerations'
import { RATING_FIELDS, ratingInField, type RatingField } from './ratings'

export interface SingleNumber {
  /** Where a calculation's answer carries it. */
  readonly field: RatingField & keyof CalculationAnswer
  readonly standard: Standard
  readonly kind: EvaluationKind
  /** The standard's symbol in plain text, as `Rw` or `Ctr,50-5000`. */
  readonly symbol: string
  /** Rests on constants that were not read in the standard itself. */
  readonly isProvisional: boolean
}

/** Every single number of an answer in the order in which it is shown; the rating comes before its terms. */
export const SINGLE_NUMBERS: readonly SingleNumber[] = RATING_FIELDS.map((field) => {
  const { symbol, standard, kind, isProvisional } = ratingInField(field)
  return { field, symbol, standard, kind, isProvisional }
})
