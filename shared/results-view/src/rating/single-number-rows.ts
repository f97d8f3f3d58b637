import type { CalculationAnswer, EvaluationKind, RatingField } from '@soundleaf/contracts'
import { notation } from '../text/notation'
import { shortText } from '../text/number-text'
import { singleNumbersOf } from './rating-of'

export interface SingleNumberRow {
  readonly field: RatingField
  readonly notation: string
  readonly text: string
  readonly isRating: boolean
  readonly isProvisional: boolean
}

/** Every single number that the answer's standard has for one kind of sound (RES-09). */
export function singleNumberRows(
  answer: CalculationAnswer,
  kind: EvaluationKind,
): readonly SingleNumberRow[] {
  return singleNumbersOf(kind, answer.evaluationStandard).map(({ field, symbol, isProvisional }, index) => ({
    field,
    notation: notation(symbol),
    text: shortText(answer[field]),
    isRating: index === 0,
    isProvisional,
  }))
}
