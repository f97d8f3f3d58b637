import type { LeafModel } from '../leaf/leaf-model'

/** A cast screed or topping weighs at least this, kg/m2, and is at least this stiff, Pa, and dense, kg/m3. */
const SCREED_KGM2 = 40
const SCREED_PA = 5e9
const SCREED_KGM3 = 1400

/** How much of a wet screed a leaf is, 0 to 1, without a jump: from half of each of the limits below. */
export function screedShare(leaf: LeafModel): number {
  const { sheet } = leaf.plates[0]
  if (sheet.material !== 'concrete' || sheet.role === 'massive element') return 0
  const reached = [
    leaf.mass_kgm2 / SCREED_KGM2,
    sheet.modulus_Pa / SCREED_PA,
    sheet.density_kgm3 / SCREED_KGM3,
  ].map((ratio) => Math.min(Math.max(2 * ratio - 1, 0), 1))
  return Math.min(...reached)
}

/** Whether a leaf is a wet screed: the rule for floating screeds holds for it. */
export function isScreed(leaf: LeafModel): boolean {
  const { sheet } = leaf.plates[0]
  return (
    sheet.material === 'concrete' &&
    sheet.role === 'board' &&
    leaf.mass_kgm2 >= SCREED_KGM2 &&
    sheet.modulus_Pa >= SCREED_PA &&
    sheet.density_kgm3 >= SCREED_KGM3
  )
}
