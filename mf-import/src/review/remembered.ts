import { isGuid, type Product } from '@soundleaf/contracts'
import type { MaterialAnswer } from '@soundleaf/ifc'
import { browserStorage } from '@soundleaf/ui'

/** Kept apart for each account of this browser. */
const nameFor = (email: string) => `soundleaf.import.materials.${email}`
/** The oldest go first. */
const MOST_KEPT = 2000

/** What the person said of materials in earlier files, as far as the products are still there. */
export function rememberedMaterials(
  email: string,
  products: readonly Product[],
): Map<string, MaterialAnswer> {
  const byId = new Map(products.map((product) => [product.id, product]))
  return new Map(
    keptPairs(email).flatMap(([material, kept]): readonly [string, MaterialAnswer][] => {
      if (kept === 'air' || kept === 'left out') return [[material, kept]]
      const product = byId.get(kept)
      return product === undefined ? [] : [[material, { product }]]
    }),
  )
}

/** Keeps what is said of a material for the next file; null forgets it. */
export function rememberMaterial(email: string, material: string, answer: MaterialAnswer | null): void {
  const others = keptPairs(email).filter(([name]) => name !== material)
  const kept: readonly (readonly [string, string])[] =
    answer === null
      ? others
      : [...others, [material, typeof answer === 'string' ? answer : answer.product.id]]
  browserStorage.keep(nameFor(email), JSON.stringify(kept.slice(-MOST_KEPT)))
}

function keptPairs(email: string): readonly (readonly [string, string])[] {
  const kept: unknown = browserStorage.readJson(nameFor(email))
  if (!Array.isArray(kept)) return []
  return kept.filter(
    (pair): pair is [string, string] =>
      Array.isArray(pair) &&
      typeof pair[0] === 'string' &&
      typeof pair[1] === 'string' &&
      (pair[1] === 'air' || pair[1] === 'left out' || isGuid(pair[1])),
  )
}
