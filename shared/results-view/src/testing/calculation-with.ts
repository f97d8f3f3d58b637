import { calculationFromWire, type Calculation, type CalculationAnswer } from '@soundleaf/contracts'
import { answerWith } from '@soundleaf/contracts/samples'

/** A calculation in which nothing is filled but what the test gives. */
export function calculationWith(given: Partial<CalculationAnswer>): Calculation {
  return calculationFromWire(answerWith(given))
}
