import type { Calculation, CalculationResultCode } from '@soundleaf/contracts'
import { predictConstruction } from '@soundleaf/engine'
import { calculationOf, failedCalculation } from './calculation-of'
import type { CalculationTask } from './calculator'
import { refusalText } from './notice-text'
import { byStandard } from './predicted'

/** Works a task out: checked, predicted and rated. A pure function; threads run it (`src/calculation-pool`). */
export function calculateTask({ construction, fieldValues, standard }: CalculationTask): Calculation {
  const prediction = predictConstruction(construction, fieldValues)
  if (prediction.ok) return calculationOf(byStandard(prediction, standard), fieldValues, standard)
  const { code, reason, componentIds } = prediction
  return failedCalculation(
    { result: code, message: messageOf(code, refusalText(reason)), componentIds: [...componentIds] },
    standard,
  )
}

const NOT_SUPPORTED =
  'The construction you have built is not supported by us for the moment. See the user guide for more information or contact us.'

function messageOf(code: CalculationResultCode, message: string): string {
  return code === 'ConstructionNotSupported' ? NOT_SUPPORTED : message
}
