import type { LeafModel } from './leaf-model'
import { shareFrom } from '../share'

/** Least mass per area (kg/m²), modulus (Pa) and density (kg/m³) of a cast screed or topping. */
const SCREED_KGM2 = 40
const SCREED_PA = 5e9
const SCREED_KGM3 = 1400

/**
 * To what degree a leaf counts as a cast screed, 0 to 1: 0 at half of any of the limits above, 1 where it reaches all
 * of them. The rules for floating screeds apply to this degree, so that no result jumps where a board becomes a screed.
 */
export function screedShare(leaf: LeafModel): number {
  const { sheet } = leaf.plates[0]
  if (sheet.material !== 'concrete' || sheet.role === 'massive element') return 0
  return Math.min(
    shareFrom(SCREED_KGM2 / 2, SCREED_KGM2, leaf.mass_kgm2),
    shareFrom(SCREED_PA / 2, SCREED_PA, sheet.modulus_Pa),
    shareFrom(SCREED_KGM3 / 2, SCREED_KGM3, sheet.density_kgm3),
  )
}
