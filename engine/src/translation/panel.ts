import type { Panel } from '@soundleaf/construction'
import type { Sheet } from '../input/assembly'
import { m, megapascals } from './si'
import { sheetMaterial } from './sheet-material'

/**
 * Young's modulus and density of glass, plain or laminated, MPa and kg/m³ (EN 572-1: 70 000 and 2500). Plastics are softer,
 * metals have materials of their own; tiles are lighter or softer, and stone is heavier.
 */
const GLASS_MPA = [60_000, 80_000] as const
const GLASS_KGM3 = [2400, 2600] as const

const isWithin = (value: number, [from, to]: readonly [number, number]) => value >= from && value <= to

/** A board as a sheet. */
export function panelSheet(panel: Panel): Sheet {
  const material = sheetMaterial(panel.material)
  const isGlass =
    material === 'other' &&
    isWithin(panel.modulusOfElasticity_MPa, GLASS_MPA) &&
    isWithin(panel.density_kgm3, GLASS_KGM3)
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
