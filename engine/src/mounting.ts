import type { Assembly } from './assembly/assembly'
import type { Standard } from './prediction'

/**
 * Absorption of the edges of a massive leaf in the laboratories that each standard's published results come from
 * (ISO 12354-1:2017 annex C: 0.05 to 0.5). Calibrated: ISO so that homogeneous elements lie between
 * 37.5 lg m' - 42 (ISO 12354-1 annex B) and DIN 4109-32, ASTM as C.3 of the same annex.
 */
const EDGE_ABSORPTION: Readonly<Record<Standard, number>> = { iso: 0.25, astm: 0.22 }

/** The mounting in words. */
export const MOUNTING: Readonly<Record<Standard, string>> = {
  iso: 'element in the frame of a European laboratory',
  astm: 'element in the frame of a North American laboratory',
}

/** Edge absorption of massive leaves: the assembly's own, else the standard's laboratories'. */
export function edgeAbsorptionOf(standard: Standard, { edgeAbsorption }: Assembly): number {
  return edgeAbsorption ?? EDGE_ABSORPTION[standard]
}
