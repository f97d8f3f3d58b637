import { totalMass_kgm2 } from '@soundleaf/construction'
import type { Calculation, Standard } from '@soundleaf/contracts'
import { predictConstruction, type PredictionRefused } from '@soundleaf/engine'
import { calculationOf, failedCalculation } from './calculation-of'
import type { CalculationTask } from './calculator'
import { byStandard, type Predicted } from './predicted'

/** Works a task out: checked, predicted and rated. A pure function; threads run it (`src/calculation-pool`). */
export function calculateTask(task: CalculationTask): Calculation {
  const prediction = predictTask(task)
  return 'ok' in prediction
    ? refusedCalculation(prediction, task.standard)
    : calculationOf(prediction, task.fieldValues, task.standard)
}

/** What a task's construction does by its standard, or why there is no prediction. */
export function predictTask({
  construction,
  fieldValues,
  standard,
}: CalculationTask): Predicted | PredictionRefused {
  const prediction = predictConstruction(construction, fieldValues)
  if (!prediction.ok) return prediction
  // The models take frames as connections without mass; people carry and load them.
  return { ...byStandard(prediction, standard), surfaceMass_kgm2: totalMass_kgm2(construction) }
}

export function refusedCalculation(
  { code, reason, componentIds }: PredictionRefused,
  standard: Standard,
): Calculation {
  return failedCalculation({ result: code, reason: { ...reason, componentIds } }, standard)
}
