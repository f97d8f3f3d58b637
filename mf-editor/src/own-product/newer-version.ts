import { productOriginOf, type Component } from '@soundleaf/construction'
import type { Product } from '@soundleaf/contracts'
import { useMemo } from 'react'
import { valueOf } from '../catalogue/catalogue'
import { useCatalogue } from '../editor-context'

/** A component is its product, and its fill may be one as well. */
export type Part = 'product' | 'fill'

/** A product in a later version than the component has it. */
export interface NewerVersion {
  readonly product: Product
  readonly from: number
  readonly to: number
}

/** The newer version of a component's product or of its fill's, where the catalogue has one. */
export function useNewerVersion(component: Component | null, part: Part): NewerVersion | null {
  const products = useCatalogue((catalogue) =>
    valueOf(part === 'product' ? catalogue.products : catalogue.insulations),
  )
  return useMemo(
    () => (component === null ? null : newerVersion(component, part, products)),
    [component, part, products],
  )
}

/** Null also where it is not known which version the component has. */
export function newerVersion(
  component: Component,
  part: Part,
  products: readonly Product[],
): NewerVersion | null {
  const { id, version: from } = usedProduct(component, part)
  if (id === null || from === null) return null
  const product = products.find((one) => one.id === id)
  const to = product?.version ?? from
  return product === undefined || to <= from ? null : { product, from, to }
}

function usedProduct(component: Component, part: Part) {
  if (part === 'product') return { id: component.productId, version: productOriginOf(component).version }
  const insulation = 'insulation' in component ? component.insulation : null
  return { id: insulation?.productId ?? null, version: insulation?.productVersion ?? null }
}
