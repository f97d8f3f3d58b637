import type { CalculationAnswer, CalculationResultCode, Standard } from '@soundleaf/contracts'
import { predictConstruction } from '@soundleaf/engine'
import { calculationAnswer, emptyAnswer } from './calculation-answer'
import type { CalculationTask } from './calculator'
import { explanation } from './explanation'
import { byStandard } from './predicted'

/** The answer to a task: checked, predicted and rated. A pure function; threads run it (`src/calculation-pool`). */
export function answerTo({ construction, fieldValues, standard }: CalculationTask): CalculationAnswer {
  const prediction = predictConstruction(construction, fieldValues)
  if (!prediction.ok)
    return failedAnswer(prediction.code, prediction.message, prediction.componentIds, standard)
  return {
    ...calculationAnswer(byStandard(prediction, standard), fieldValues, standard),
    explanation: explanation(prediction.laboratory, standard),
  }
}

const NOT_SUPPORTED =
  'The construction you have built is not supported by us for the moment. See the user guide for more information or contact us.'

/** The components stand in a list (decision 15), and after "id:" for older clients. */
function failedAnswer(
  result: CalculationResultCode,
  message: string,
  componentIds: readonly string[],
  standard: Standard,
): CalculationAnswer {
  const named = componentIds.length === 0 ? message : `${message} id: ${componentIds.join(', ')}`
  const said = result === 'ConstructionNotSupported' ? NOT_SUPPORTED : named
  return emptyAnswer({ result, message: said, componentIds: [...componentIds] }, standard)
}
