import { SINGLE_NUMBERS, type CalculationAnswer, type EvaluationKind } from '@soundleaf/contracts'
import { notation } from '../quantity/notation'
import { shortTextOrDash } from '../quantity/number-text'

export interface SingleNumberRow {
  readonly field: string
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
  return SINGLE_NUMBERS.filter(
    (number) => number.standard === answer.evaluationStandard && number.kind === kind,
  ).map(({ field, symbol, isProvisional }, index) => ({
    field,
    notation: notation(symbol),
    text: shortTextOrDash(answer[field]),
    isRating: index === 0,
    isProvisional,
  }))
}
