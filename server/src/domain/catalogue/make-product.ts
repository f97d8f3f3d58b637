import type { Manufacturer, Product } from '@soundleaf/contracts'
import { productOf, type ProductContent } from '@soundleaf/products'
import { stableId } from './stable-id'

export function manufacturerNamed(name: string): Manufacturer {
  return { manufacturerId: stableId('manufacturer', name), name }
}

/** The product on the wire, with ids that follow from its names, unless it has one. */
export function makeProduct(
  maker: Manufacturer,
  content: ProductContent,
  id = stableId('product', maker.name, content.type, content.name),
): Product {
  return productOf(content, { id, manufacturerId: maker.manufacturerId }, (key) =>
    stableId('property', id, key),
  )
}
