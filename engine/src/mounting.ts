import { CALIBRATED } from './calibrated'
import type { Assembly } from './assembly/assembly'
import type { Standard } from './prediction'
import type { StackModel } from './stack/stack-model'

/** The mounting in words. */
export const MOUNTING: Readonly<Record<Standard, string>> = {
  iso: 'element in the rigid frame of a European laboratory',
  astm: 'element in the frame of a North American laboratory',
}

/**
 * Edge absorption of massive leaves: the assembly's own, else that of the standard's laboratories. Floors lie on the
 * laboratory's walls everywhere; walls stand in rigid frames in Europe, in lighter ones in North America.
 */
export function edgeAbsorptionOf(
  standard: Standard,
  { edgeAbsorption }: Assembly,
  { kind }: StackModel,
): number {
  if (edgeAbsorption !== undefined) return edgeAbsorption
  return standard === 'astm' && kind === 'wall'
    ? CALIBRATED.lightFrameAbsorption
    : CALIBRATED.rigidFrameAbsorption
}
