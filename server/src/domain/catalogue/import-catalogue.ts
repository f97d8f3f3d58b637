import type { Manufacturer, Product } from '@soundleaf/contracts'
import { contentOf, type ProductContent } from '@soundleaf/products'
import { dequal } from 'dequal/lite'
import type { CatalogueStore } from './catalogue'
import { makeProduct, manufacturerNamed } from './make-product'

export interface Imported {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
}

/**
 * Puts products into the catalogue, all of them or none. A product is known by maker, type and name; one that differs
 * from what is there becomes its next version. Products that are not mentioned stay.
 */
export async function importCatalogue(
  entries: readonly { readonly manufacturer: string; readonly content: ProductContent }[],
  catalogue: CatalogueStore,
): Promise<Imported> {
  const makers = new Map((await catalogue.listManufacturers()).map((maker) => [maker.name, maker]))
  const known = new Map((await catalogue.list({})).map((product) => [keyOf(product), product]))
  const newMakers: Manufacturer[] = []
  const added: Product[] = []
  const changed: Product[] = []
  for (const { manufacturer, content } of entries) {
    const maker = makers.get(manufacturer) ?? manufacturerNamed(manufacturer)
    if (!makers.has(manufacturer)) newMakers.push(maker)
    makers.set(manufacturer, maker)
    const product = makeProduct(maker, content)
    const before = known.get(keyOf(product))
    if (before === undefined) added.push({ ...product, version: 1 })
    else if (!isSame(before, product))
      changed.push({ ...product, id: before.id, version: (before.version ?? 1) + 1 })
  }
  await catalogue.put(newMakers, [...added, ...changed])
  const unchanged = entries.length - added.length - changed.length
  return { added: added.length, changed: changed.length, unchanged }
}

const keyOf = ({ manufacturerId, type, name }: Product): string =>
  JSON.stringify([manufacturerId, type, name])

function isSame(before: Product, after: Product): boolean {
  const content = (product: Product) => {
    const { supportedStructures, ...rest } = contentOf(product)
    return { ...rest, supportedStructures: [...supportedStructures].sort() }
  }
  return dequal(content(before), content(after))
}
