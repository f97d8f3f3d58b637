import { EMPTY_RESULTS, type CalculationAnswer } from '@soundleaf/contracts'

/** An answer in which nothing is filled but what the test gives. */
export function answerOf(given: Partial<CalculationAnswer>): CalculationAnswer {
  return {
    validation: { result: 'Success', message: '', componentIds: [] },
    evaluationStandard: 'Iso',
    ...EMPTY_RESULTS,
    engineVersion: '1.0.0',
    ...given,
  }
}
