import { CALIBRATED } from '../calibrated'
import type { Assembly } from '../input/assembly'
import type { Standard } from '../prediction'
import { type Element, elementOf } from './radiation/element'
import type { StackModel } from './stack/stack-model'

/** The mounting in words. */
export const MOUNTING: Readonly<Record<Standard, string>> = {
  iso: 'element in the rigid frame of a European laboratory',
  astm: 'element in the frame of a North American laboratory',
}

/** The openings of the laboratories that the absorption was found in, m. */
const LABORATORY_OPENING_M = { wall: elementOf([3.66, 2.75]), floor: elementOf([4, 3]) } as const

/**
 * Edge absorption of massive leaves: the assembly's own, else that of the standard's laboratories. Floors lie on the
 * laboratory's walls everywhere; walls stand in rigid frames in Europe, in lighter ones in North America. A laboratory
 * measures in its own opening whatever the size of the element is: per area it loses along its edges what it lost there.
 */
export function edgeAbsorptionOf(
  standard: Standard,
  { edgeAbsorption }: Assembly,
  { kind, element }: StackModel,
): number {
  if (edgeAbsorption !== undefined) return edgeAbsorption
  const absorption =
    standard === 'astm' && kind === 'wall' ? CALIBRATED.lightFrameAbsorption : CALIBRATED.rigidFrameAbsorption
  return (absorption * edgePerArea(LABORATORY_OPENING_M[kind])) / edgePerArea(element)
}

function edgePerArea({ perimeter_m, area_m2 }: Element): number {
  return perimeter_m / area_m2
}
