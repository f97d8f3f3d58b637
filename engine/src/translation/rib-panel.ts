import type { RibPanel } from '@soundleaf/construction'
import type { Ribs } from '../input/assembly'
import { m, gigapascals } from './si'

/** Glued laminated timber GL24h (EN 14080), as constructions do not state the material of ribs. */
const GLULAM = { density_kgm3: 450, modulus_GPa: 11.5 }

/**
 * The ribs below a slab. As no ceiling is fixed below them, insulation between them encloses no cavity and is ignored.
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
