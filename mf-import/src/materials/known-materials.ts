import type { MaterialMeaning, MaterialMeaningList, Product } from '@soundleaf/contracts'
import type { MaterialAnswer } from '@soundleaf/ifc'

/** What somebody said of a material in an earlier file. */
export interface KnownMaterial {
  readonly answer: MaterialAnswer
  /** Which colleague; null where it was the person. */
  readonly owner: string | null
}

/** What was said of materials, as far as the products are still there; the person's own word goes before the team's. */
export function knownMaterials(
  { own, team }: MaterialMeaningList,
  products: readonly Product[],
): ReadonlyMap<string, KnownMaterial> {
  const byId = new Map(products.map((product) => [product.id, product]))
  const known = new Map<string, KnownMaterial>()
  for (const said of [...team, ...own.map((one) => ({ ...one, owner: null }))]) {
    const answer = answerOf(said, byId)
    if (answer === null) known.delete(said.material)
    else known.set(said.material, { answer, owner: said.owner })
  }
  return known
}

function answerOf(
  { is, productId }: MaterialMeaning,
  products: ReadonlyMap<string, Product>,
): MaterialAnswer | null {
  switch (is) {
    case 'Air':
      return 'air'
    case 'LeftOut':
      return 'left out'
    case 'Product': {
      const product = products.get(productId ?? '')
      return product === undefined ? null : { product }
    }
    case 'AsRead':
      return null
  }
}

/** An answer as it is kept. */
export function meaningOf(material: string, answer: MaterialAnswer | null): MaterialMeaning {
  if (answer === null) return { material, is: 'AsRead', productId: null }
  if (answer === 'air') return { material, is: 'Air', productId: null }
  if (answer === 'left out') return { material, is: 'LeftOut', productId: null }
  return { material, is: 'Product', productId: answer.product.id }
}
