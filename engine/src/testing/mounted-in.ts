import { CALIBRATED } from '../calibrated'
import type { Mounting } from '../physics/mounting'
import { elementOf } from '../physics/radiation/element'

/** An element of the two side lengths, m, whose massive leaves lose this along their edges. */
export function mountedIn(size_m: readonly [number, number], edgeAbsorption = 0.3): Mounting {
  return { element: elementOf(size_m), edgeAbsorption, parameters: CALIBRATED }
}
