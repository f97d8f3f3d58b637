import type { Panel } from '@soundleaf/construction'
import type { Sheet } from '../input/assembly'
import { m, megapascals } from './si'
import { sheetMaterial } from './sheet-material'

/**
 * Young's modulus from which on a board of another material counts as glass, MPa: plastics are softer, metals have
 * materials of their own.
 */
const GLASS_MODULUS_MPA = 45_000

/** A board as a sheet. */
export function panelSheet(panel: Panel): Sheet {
  const material = sheetMaterial(panel.material)
  const isGlass = material === 'other' && panel.modulusOfElasticity_MPa >= GLASS_MODULUS_MPA
  return {
    componentId: panel.id,
    role: 'board',
    material: isGlass ? 'glass' : material,
    thickness_m: m(panel.thickness_mm),
    density_kgm3: panel.density_kgm3,
    modulus_Pa: megapascals(panel.modulusOfElasticity_MPa),
    lossFactor: panel.dampingCoefficient,
  }
}
