import {
  SINGLE_NUMBERS,
  type CalculationAnswer,
  type EvaluationKind,
  type RatingExplanation,
  type RatingField,
  type SingleNumber,
  type Standard,
} from '@soundleaf/contracts'

/** The single numbers of one kind of sound by a standard; the rating first, then what is stated with it. */
export function singleNumbersOf(kind: EvaluationKind, standard: Standard): readonly SingleNumber[] {
  return SINGLE_NUMBERS.filter((number) => number.standard === standard && number.kind === kind)
}

/** The rating itself: Rw, Ln,w, STC or IIC. */
export function ratingOf(kind: EvaluationKind, standard: Standard): SingleNumber {
  const [rating] = singleNumbersOf(kind, standard)
  if (rating === undefined) throw new Error(`The contract has no ${kind} rating of ${standard}`)
  return rating
}

/** Where a single number comes from; null where the answer does not tell. */
export function explanationOf(
  answer: CalculationAnswer | null,
  field: RatingField,
): RatingExplanation | null {
  return answer?.explanation?.ratings.find((rating) => rating.field === field) ?? null
}
