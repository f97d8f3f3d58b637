import type { Product } from '@soundleaf/contracts'
import type { Component, Construction } from './construction'
import { isFilled } from './measure'

/** What is known of the sum over a construction's parts, for each m². */
export interface PartSum {
  readonly sum: number
  /** Of how many of its parts it is known: layers, frames and fills. */
  readonly known: number
  readonly parts: number
}

/** By id: products of the catalogue and fills. */
export type Products = ReadonlyMap<string, Product>

/** What the products of the construction cost, in the money that their keepers reckon in. */
export const costOf = (construction: Pick<Construction, 'components'>, products: Products): PartSum =>
  sumOf(construction, products, ({ price }) => price ?? null)

/** Global warming potential A1 to A3 of its products, kg CO₂e. */
export const carbonOf = (construction: Pick<Construction, 'components'>, products: Products): PartSum =>
  sumOf(construction, products, ({ carbon }, thickness_mm) => {
    if (carbon === undefined) return null
    if (carbon.per === 'm2') return carbon.value
    // Of beams and ribs only a part of the depth is solid, and no product says how much.
    return thickness_mm === null ? null : (carbon.value * thickness_mm) / 1000
  })

/** A part with its product, and with how thick it is as a whole sheet; null for beams. */
interface Part {
  readonly productId: string | null
  readonly thickness_mm: number | null
}

function sumOf(
  { components }: Pick<Construction, 'components'>,
  products: Products,
  amountOf: (product: Product, thickness_mm: number | null) => number | null,
): PartSum {
  const amounts = components.flatMap(partsOf).map(({ productId, thickness_mm }) => {
    const product = productId === null ? undefined : products.get(productId)
    return product === undefined ? null : amountOf(product, thickness_mm)
  })
  const known = amounts.filter((amount) => amount !== null)
  return {
    sum: known.reduce((sum, amount) => sum + amount, 0),
    known: known.length,
    parts: amounts.length,
  }
}

function partsOf(component: Component): readonly Part[] {
  const fill =
    'insulation' in component && isFilled(component.insulation)
      ? [{ productId: component.insulation.productId, thickness_mm: component.insulation.thickness_mm }]
      : []
  if (component.kind === 'cavity') return fill
  const thickness_mm = 'thickness_mm' in component ? component.thickness_mm : null
  return [{ productId: component.productId, thickness_mm }, ...fill]
}
