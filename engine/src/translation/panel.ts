import type { Panel } from '@soundleaf/construction'
import type { Sheet } from '../input/assembly'
import { m, megapascals } from './si'
import { sheetMaterial } from './sheet-material'

/** Between any plastic and any metal: among the materials without a word of their own only glass is that stiff. */
const GLASS_MODULUS_MPA = 45_000

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
