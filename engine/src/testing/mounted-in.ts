import { CALIBRATED } from '../calibrated'
import type { Mounting } from '../physics/mounting'
import { elementOf } from '../physics/radiation/element'

/** The mounting of an element of two side lengths, m, with the absorption coefficient of its perimeter. */
export function mountedIn(size_m: readonly [number, number], edgeAbsorption = 0.3): Mounting {
  return { element: elementOf(size_m), edgeAbsorption, frameShare: 0, parameters: CALIBRATED }
}
