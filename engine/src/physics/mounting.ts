import type { Remark } from '@soundleaf/contracts'
import type { ModelParameters } from '../calibrated'
import type { Assembly } from '../input/assembly'
import type { Standard } from '../prediction'
import { type Element, elementOf } from './radiation/element'

/**
 * The test opening or building in which an element is mounted, and the parameters of the models: common to all its
 * leaves, cavities and frames.
 */
export interface Mounting {
  readonly element: Element
  /** Absorption coefficient of the perimeter of massive leaves. */
  readonly edgeAbsorption: number
  /** Share of what a massive element lets through that goes on through its frame, whatever is before or behind it. */
  readonly frameShare: number
  readonly parameters: ModelParameters
}

/** Whose laboratories a standard speaks of. */
export const LABORATORIES = {
  iso: { code: 'EuropeanLaboratory', params: {} },
  astm: { code: 'NorthAmericanLaboratory', params: {} },
} as const satisfies Readonly<Record<Standard, Remark>>

/** Test openings of the laboratories for which the edge absorption was determined. */
const LABORATORY_OPENING_M = { wall: elementOf([3.66, 2.75]), floor: elementOf([4, 3]) } as const

/**
 * Share of the sound past linings through the rigid frames of European laboratories, 20 dB below the massive element alone.
 * Annex D of ISO 12354-1:2017, 74.4 - 20 lg f0 - Rw/2, grants no lining of a wall of Rw 55 more than 17 dB, with what goes
 * through the lining itself; TUAS measured Rw 66 of a dry floor on 160 mm of concrete, that has some 56 (tuas-f172). A North
 * American laboratory measured 29 dB (`ashrae-c150-ceil`). In buildings flanking is predicted by itself.
 */
const RIGID_FRAME_SHARE = 10 ** -2

/**
 * The mounting of an assembly of this size under a standard, with the edge absorption that the assembly states or that
 * of the laboratories.
 */
export function mountingOf(
  standard: Standard,
  { kind, edgeAbsorption }: Assembly,
  element: Element,
  parameters: ModelParameters,
): Mounting {
  return {
    element,
    edgeAbsorption: edgeAbsorption ?? laboratoryEdgeAbsorption(standard, kind, element, parameters),
    frameShare: standard === 'iso' && edgeAbsorption === undefined ? RIGID_FRAME_SHARE : 0,
    parameters,
  }
}

/**
 * Absorption coefficient of the perimeter of massive leaves in a standard's laboratories. Floors rest on the walls of
 * the laboratory everywhere; walls stand in rigid frames in Europe and in lighter ones in North America. A laboratory
 * measures in its own opening whatever the size of the element, so its edge loss per area is kept for every size.
 */
function laboratoryEdgeAbsorption(
  standard: Standard,
  kind: Assembly['kind'],
  element: Element,
  { lightFrameAbsorption, rigidFrameAbsorption }: ModelParameters,
): number {
  const absorption = standard === 'astm' && kind === 'wall' ? lightFrameAbsorption : rigidFrameAbsorption
  return (absorption * edgePerArea(LABORATORY_OPENING_M[kind])) / edgePerArea(element)
}

function edgePerArea({ perimeter_m, area_m2 }: Element): number {
  return perimeter_m / area_m2
}
