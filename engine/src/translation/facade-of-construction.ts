import type { Construction } from '@soundleaf/construction'
import { type FacadeOfRoom, type OutsidePrediction, predictOutside } from '../field/outside-prediction'
import { unforeseen } from '../input/fault'
import { ENGINE_VERSION } from '../marker'
import type { PredictionRefused } from '../prediction'
import { joistFloorShare } from './joists'
import { refusalOf } from './predict-construction'
import { toAssembly } from './to-assembly'

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
  const refusal = refusalOf(construction)
  if (refusal !== null) return refusal
  try {
    const onJoists = joistFloorShare(construction) > 0.5
    return predictOutside(toAssembly(construction, onJoists ? 'joists' : 'studs'), facade)
  } catch (cause) {
    return {
      ok: false,
      code: 'UnknownError',
      reason: unforeseen(cause),
      componentIds: [],
      engineVersion: ENGINE_VERSION,
    }
  }
}
