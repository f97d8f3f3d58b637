import type { Construction } from '@soundleaf/construction'
import {
  ratingDefinition,
  type CalculatedRating,
  type Calculation,
  type FieldValues,
  type Standard,
} from '@soundleaf/contracts'
import { predictTask, refusedCalculation } from '../calculation/calculate-task'
import { calculationOf } from '../calculation/calculation-of'
import type { CalculationTask } from '../calculation/calculator'
import type { RatedSpectrum } from '../calculation/predicted'

/** Constructions of one sweep, as plain data: they are worked out in another thread. */
export interface SweepTask {
  readonly constructions: readonly Construction[]
  readonly fieldValues: FieldValues
  readonly standard: Standard
}

/** What a sweep tells of a construction. */
export type SweptNumbers = Pick<
  Calculation,
  'validation' | 'ratings' | 'field' | 'surfaceMass_kgm2' | 'totalThickness_mm'
>

/** Works a task out, in the order of its constructions. A pure function. */
export function sweepTask({ constructions, fieldValues, standard }: SweepTask): SweptNumbers[] {
  return constructions.map((construction) => {
    const { validation, ratings, field, surfaceMass_kgm2, totalThickness_mm } = calculationInTenths({
      construction,
      fieldValues,
      standard,
    })
    return { validation, ratings, field, surfaceMass_kgm2, totalThickness_mm }
  })
}

/** A calculation that has the ratings of ISO 717 in tenths as well. */
export function calculationInTenths(task: CalculationTask): Calculation {
  const predicted = predictTask(task)
  if ('ok' in predicted) return refusedCalculation(predicted, task.standard)
  const calculation = calculationOf(predicted, task.fieldValues, task.standard)
  const spectra = [predicted.airborne, ...(predicted.impact === null ? [] : [predicted.impact])]
  return { ...calculation, ratings: [...calculation.ratings, ...spectra.flatMap(inTenths)] }
}

/** Steps of a whole dB would hide what a small change does. */
function inTenths({ ratings, uncertainty_db }: RatedSpectrum): CalculatedRating[] {
  return ratings.flatMap((rating) =>
    rating.available && ratingDefinition(rating.id).decimals === 1
      ? [{ id: rating.id, value: rating.value, uncertainty_db: uncertainty_db[rating.id] ?? 0, origin: null }]
      : [],
  )
}
