import { CALIBRATED } from './calibrated'
import type { Assembly } from './assembly/assembly'
import type { Standard } from './prediction'
import type { StackModel } from './stack/stack-model'

/**
 * Absorption of the edges of a massive leaf in the laboratories that each standard's published results come from
 * (ISO 12354-1:2017 annex C: 0.05 to 0.5). ASTM as C.3 of the same annex. ISO calibrated: 0.40, the rigid frames of
 * European laboratories (DIN 4109-32, and 164 - 35 lg m' for floors); walls above 300 kg/m2 fall to 0.26 at 450 kg/m2,
 * so that they lie between DIN 4109-32 and 37.5 lg m' - 42 of ISO 12354-1 annex B, which differ there by 2 dB.
 */
const HEAVY_WALL_EDGE_ABSORPTION = 0.26
const HEAVY_WALL_KGM2 = [300, 450] as const

/** The mounting in words. */
export const MOUNTING: Readonly<Record<Standard, string>> = {
  iso: 'element in the rigid frame of a European laboratory',
  astm: 'element in the frame of a North American laboratory',
}

/** Edge absorption of massive leaves: the assembly's own, else that of the standard's laboratories. */
export function edgeAbsorptionOf(
  standard: Standard,
  { edgeAbsorption }: Assembly,
  { kind, leaves }: StackModel,
): number {
  if (edgeAbsorption !== undefined) return edgeAbsorption
  if (standard === 'astm')
    return kind === 'floor' ? CALIBRATED.astmFloorEdgeAbsorption : CALIBRATED.astmEdgeAbsorption
  if (kind === 'floor') return CALIBRATED.isoEdgeAbsorption
  const heaviest_kgm2 = Math.max(...leaves.map((leaf) => (leaf.massive ? leaf.mass_kgm2 : 0)))
  const [from, to] = HEAVY_WALL_KGM2
  const heaviness = Math.min(Math.max((heaviest_kgm2 - from) / (to - from), 0), 1)
  return (
    CALIBRATED.isoEdgeAbsorption + heaviness * (HEAVY_WALL_EDGE_ABSORPTION - CALIBRATED.isoEdgeAbsorption)
  )
}
