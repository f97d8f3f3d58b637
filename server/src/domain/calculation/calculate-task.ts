import { totalMass_kgm2 } from '@soundleaf/construction'
import type { Calculation, Standard } from '@soundleaf/contracts'
import { predictConstruction, type PredictionRefused } from '@soundleaf/engine'
import { calculationOf, failedCalculation } from './calculation-of'
import type { CalculationTask } from './calculator'
import { byStandard } from './predicted'

/** Works a task out: checked, predicted and rated. A pure function; threads run it (`src/calculation-pool`). */
export function calculateTask({ construction, fieldValues, standard }: CalculationTask): Calculation {
  const prediction = predictConstruction(construction, fieldValues)
  if (prediction.ok) {
    // The models take frames as connections without mass; people carry and load them.
    const predicted = {
      ...byStandard(prediction, standard),
      surfaceMass_kgm2: totalMass_kgm2(construction),
    }
    return calculationOf(predicted, fieldValues, standard)
  }
  return refusedCalculation(prediction, standard)
}

export function refusedCalculation(
  { code, reason, componentIds }: PredictionRefused,
  standard: Standard,
): Calculation {
  return failedCalculation({ result: code, reason: { ...reason, componentIds } }, standard)
}
