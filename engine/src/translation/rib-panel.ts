import type { RibPanel } from '@soundleaf/construction'
import type { Ribs } from '../input/assembly'
import { m, gigapascals } from './si'

/** Glued laminated timber GL24h (EN 14080), for which a rib panel has no keys. */
const GLULAM = { density_kgm3: 450, modulus_GPa: 11.5 }

/**
 * The ribs below a slab. Nothing hangs below them, so their fill closes no cavity and takes no part.
 */
export function ribsOf(panel: RibPanel): Ribs {
  return {
    componentId: panel.id,
    depth_m: m(panel.depthOfBeam_mm),
    width_m: m(panel.thicknessOfBeam_mm),
    spacing_m: m(panel.cc_mm),
    density_kgm3: GLULAM.density_kgm3,
    modulus_Pa: gigapascals(GLULAM.modulus_GPa),
  }
}
