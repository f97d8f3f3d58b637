import type {
  Manufacturer,
  OwnProduct,
  OwnProductContent,
  OwnProductList,
  Product,
  ProductKeeper,
} from '@soundleaf/contracts'
import { GENERIC_MANUFACTURER_NAME } from '@soundleaf/contracts'
import { contentOf, singleValues } from '@soundleaf/products'

/** Whose a product is: generic, a manufacturer's of the common catalogue, the person's own or the team's. */
export type Keeper = 'generic' | 'maker' | ProductKeeper

/** A product as the page shows it, whoever keeps it. */
export interface Entry {
  readonly id: string
  readonly keptBy: Keeper
  readonly version: number
  readonly content: OwnProductContent
  /** Of one's own and the team's. */
  readonly saved: Pick<OwnProduct, 'savedBy' | 'savedDateUtc'> | null
}

/** Own and team's first, as they are the ones that are worked on; then the common catalogue. */
export function entriesOf(
  own: OwnProductList,
  products: readonly Product[],
  manufacturers: readonly Manufacturer[],
): Entry[] {
  const names = new Map(manufacturers.map(({ manufacturerId, name }) => [manufacturerId, name]))
  return [
    ...own.products.map(entryOfOwn),
    ...products
      .filter(({ keptBy }) => keptBy === undefined)
      .map((product) => entryOfCommon(product, names.get(product.manufacturerId) ?? '')),
  ]
}

export const entryOfOwn = ({ id, keptBy, version, content, savedBy, savedDateUtc }: OwnProduct): Entry => ({
  id,
  keptBy,
  version,
  content,
  saved: { savedBy, savedDateUtc },
})

function entryOfCommon(product: Product, manufacturer: string): Entry {
  const { values, supportedStructures, ...names } = contentOf(product)
  return {
    id: product.id,
    keptBy: manufacturer === GENERIC_MANUFACTURER_NAME ? 'generic' : 'maker',
    version: product.version ?? 1,
    content: {
      ...names,
      manufacturer,
      supportedStructures: [...supportedStructures],
      values: singleValues(values),
      source: product.source ?? { origin: 'estimated', document: '', page: '', date: '' },
      price: product.price ?? null,
      carbon: product.carbon ?? null,
    },
    saved: null,
  }
}

/** Whether the page changes it: a product of the common catalogue is copied instead. */
export const isOwn = ({ keptBy }: Entry): boolean => keptBy === 'own' || keptBy === 'team'
