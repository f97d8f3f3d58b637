import type { Remark } from '@soundleaf/contracts'
import type { ModelParameters } from '../calibrated'
import type { Assembly } from '../input/assembly'
import type { Standard } from '../prediction'
import { type Element, elementOf } from './radiation/element'

/** Where an element is measured, and the values that the models take: the same for all its leaves, cavities and frames. */
export interface Mounting {
  readonly element: Element
  /** Absorption along the edges of massive leaves. */
  readonly edgeAbsorption: number
  readonly parameters: ModelParameters
}

/** Whose laboratories a standard speaks of. */
export const LABORATORIES = {
  iso: { code: 'EuropeanLaboratory', params: {} },
  astm: { code: 'NorthAmericanLaboratory', params: {} },
} as const satisfies Readonly<Record<Standard, Remark>>

/** The openings of the laboratories that the absorption was found in, m. */
const LABORATORY_OPENING_M = { wall: elementOf([3.66, 2.75]), floor: elementOf([4, 3]) } as const

/** The mounting of an assembly of this size under a standard: its own edge absorption, else that of the laboratories. */
export function mountingOf(
  standard: Standard,
  { kind, edgeAbsorption }: Assembly,
  element: Element,
  parameters: ModelParameters,
): Mounting {
  return {
    element,
    edgeAbsorption: edgeAbsorption ?? laboratoryEdges(standard, kind, element, parameters),
    parameters,
  }
}

/**
 * Edge absorption of massive leaves in the standard's laboratories. Floors lie on the laboratory's walls everywhere;
 * walls stand in rigid frames in Europe, in lighter ones in North America. A laboratory measures in its own opening
 * whatever the size of the element is: per area it loses along its edges what it lost there.
 */
function laboratoryEdges(
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
