import { Type, type Static } from '@sinclair/typebox'
import { MATERIALS, PRODUCT_KEEPERS, PRODUCT_TYPES, STRUCTURE_TYPES } from '../enumerations'
import { ProductVersion } from './component'
import { Guid, oneOf, UtcDate } from './primitives'
import { ProductSource } from './product-source'

/** Global warming potential of modules A1 to A3 of EN 15804. */
export const ProductCarbon = Type.Object({
  /** kg CO₂e for each m² or m³. */
  value: Type.Number({ minimum: -10_000, maximum: 100_000 }),
  per: oneOf(['m2', 'm3'] as const),
})
export type ProductCarbon = Static<typeof ProductCarbon>

/** What a person says of a product of their own or their team's. */
export const OwnProductContent = Type.Object({
  type: oneOf(PRODUCT_TYPES),
  name: Type.String({ minLength: 1, maxLength: 100 }),
  manufacturer: Type.String({ minLength: 1, maxLength: 100 }),
  material: oneOf(MATERIALS),
  category: Type.Union([Type.String({ maxLength: 60 }), Type.Null()]),
  supportedStructures: Type.Array(oneOf(STRUCTURE_TYPES), { minItems: 1, maxItems: STRUCTURE_TYPES.length }),
  /** By the property's key, in its unit: every property that products of the type give. */
  values: Type.Record(
    Type.String({ maxLength: 60 }),
    Type.Union([Type.Number(), Type.String({ maxLength: 60 }), Type.Boolean()]),
  ),
  source: ProductSource,
  /** For each m², in the money that the person reckons in; null where it is not known. */
  price: Type.Union([Type.Number({ minimum: 0, maximum: 1_000_000 }), Type.Null()]),
  carbon: Type.Union([ProductCarbon, Type.Null()]),
})
export type OwnProductContent = Static<typeof OwnProductContent>

const saved = {
  version: ProductVersion,
  content: OwnProductContent,
  savedDateUtc: UtcDate,
  /** Email address of who did; null where the account is gone. */
  savedBy: Type.Union([Type.String(), Type.Null()]),
}

/** A product that a person or a team keeps, in its latest version. */
export const OwnProduct = Type.Object({ id: Guid, keptBy: oneOf(PRODUCT_KEEPERS), ...saved })
export type OwnProduct = Static<typeof OwnProduct>

/** By name; `productsMax` is how many each keeper may have. */
export const OwnProductList = Type.Object({
  products: Type.Array(OwnProduct),
  productsMax: Type.Integer({ minimum: 0 }),
  /** Whether the caller's licence lets them keep and change products. */
  mayEdit: Type.Boolean(),
  /** Whether there is a team that can keep products. */
  hasTeam: Type.Boolean(),
})
export type OwnProductList = Static<typeof OwnProductList>

/**
 * The page makes the id of a new product, so that a repeated call makes no second one. `base` is the version that the
 * change is based on, 0 for a new product. Who keeps a product is decided when it is made.
 */
export const SaveOwnProductRequest = Type.Object({
  id: Guid,
  base: Type.Integer({ minimum: 0 }),
  keptBy: oneOf(PRODUCT_KEEPERS),
  content: OwnProductContent,
})
export type SaveOwnProductRequest = Static<typeof SaveOwnProductRequest>

/** The latest first; of a product that was changed very often, the latest fifty. */
export const OwnProductHistory = Type.Array(Type.Object(saved))
export type OwnProductHistory = Static<typeof OwnProductHistory>

/** A whole file in the form of `export-catalogue`: all of its products or, with a fault, none. */
export const ImportOwnProductsRequest = Type.Object({
  keptBy: oneOf(PRODUCT_KEEPERS),
  /** CSV with commas, with a line of heads and at most 5000 more. */
  file: Type.String({ minLength: 1, maxLength: 4_000_000 }),
})
export type ImportOwnProductsRequest = Static<typeof ImportOwnProductsRequest>

export const ImportOwnProductsAnswer = Type.Object({
  added: Type.Integer({ minimum: 0 }),
  changed: Type.Integer({ minimum: 0 }),
  unchanged: Type.Integer({ minimum: 0 }),
})
export type ImportOwnProductsAnswer = Static<typeof ImportOwnProductsAnswer>
