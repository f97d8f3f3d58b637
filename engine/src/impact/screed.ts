import type { LeafModel } from '../physics/leaf/leaf-model'
import { shareFrom } from '../physics/share'

/** A cast screed or topping weighs at least this, kg/m², and is at least this stiff, Pa, and dense, kg/m³. */
const SCREED_KGM2 = 40
const SCREED_PA = 5e9
const SCREED_KGM3 = 1400

/**
 * How much of a wet screed a leaf is, 0 to 1: none at half of any of the limits above, all of one where it reaches
 * every one. The rules for floating screeds hold to this share, so that no board becomes a screed at once.
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
