import type { Manufacturer, Product } from '@soundleaf/contracts'
import type { OnBehalf } from '../session/session'
import type { CatalogueStore, ProductFilter } from './catalogue'
import { manufacturerNamed } from './make-product'
import { isSeenBy, keepersOf, productOf, type OwnProductStore } from './own-product'

/** What of the catalogue a person sees: the common products, then their own and their team's. */
export function callersCatalogue(
  { catalogue, ownProducts }: { readonly catalogue: CatalogueStore; readonly ownProducts: OwnProductStore },
  { account }: OnBehalf,
): Omit<CatalogueStore, 'put'> {
  const own = async (isWanted: (product: Product) => boolean) =>
    (await ownProducts.list(keepersOf(account))).map(productOf).filter(isWanted)
  const ownMakers = async (known: readonly Manufacturer[]) => {
    const names = (await ownProducts.list(keepersOf(account))).map(({ content }) => content.manufacturer)
    return [...new Set(names)]
      .sort()
      .map(manufacturerNamed)
      .filter(({ manufacturerId }) => known.every((maker) => maker.manufacturerId !== manufacturerId))
  }

  return {
    list: async (filter) => [...(await catalogue.list(filter)), ...(await own(wantedBy(filter)))],
    listForStructure: async (type) => [
      ...(await catalogue.listForStructure(type)),
      ...(await own(({ supportedStructures }) => supportedStructures.includes(type))),
    ],
    async find(id) {
      const common = await catalogue.find(id)
      if (common !== null) return common
      // Also one that was deleted: projects still refer to it.
      const product = await ownProducts.find(id)
      return product !== null && isSeenBy(product, account) ? productOf(product) : null
    },
    async listManufacturers() {
      const common = await catalogue.listManufacturers()
      return [...common, ...(await ownMakers(common))]
    },
    async findManufacturer(id) {
      const common = await catalogue.findManufacturer(id)
      return common ?? (await ownMakers([])).find(({ manufacturerId }) => manufacturerId === id) ?? null
    },
  }
}

function wantedBy({ manufacturerId, material, type }: ProductFilter): (product: Product) => boolean {
  return (product) =>
    (manufacturerId === undefined || product.manufacturerId === manufacturerId) &&
    (material === undefined || product.material === material) &&
    (type === undefined || product.type === type)
}
