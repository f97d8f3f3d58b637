import type { Construction } from '@soundleaf/construction'
import { type FacadeOfRoom, type OutsidePrediction, predictOutside } from '../field/outside-prediction'
import type { PredictionRefused } from '../prediction'
import { nearerAssembly, unlessRefused } from './predict-construction'

/**
 * Predicts what a construction keeps out of the room behind it as its facade or roof. It never throws: an unforeseen
 * error becomes an UnknownError.
 *
 * @param construction as the editor builds it, its source side outside
 * @param facade room, openings and sound outside within their ranges, SI units
 */
export function predictFacade(
  construction: Construction,
  facade: FacadeOfRoom,
): OutsidePrediction | PredictionRefused {
  return unlessRefused(construction, () => predictOutside(nearerAssembly(construction), facade))
}
