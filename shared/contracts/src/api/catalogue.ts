import { Type, type Static } from '@sinclair/typebox'
import { MATERIALS, PRODUCT_KEEPERS, PRODUCT_TYPES, STRUCTURE_TYPES } from '../enumerations'
import { ProductVersion, Property, Structure } from './component'
import { ProductCarbon } from './own-product'
import { Guid, oneOf } from './primitives'
import { ProductSource } from './product-source'

export const Product = Type.Object({
  id: Guid,
  name: Type.String({ minLength: 1, maxLength: 100 }),
  type: oneOf(PRODUCT_TYPES),
  material: oneOf(MATERIALS),
  /** Product category, for massive elements, as `Cross-laminated timber`. */
  category: Type.Union([Type.String({ maxLength: 60 }), Type.Null()]),
  manufacturerId: Guid,
  version: Type.Optional(ProductVersion),
  properties: Type.Array(Property, { maxItems: 60 }),
  supportedStructures: Type.Array(oneOf(STRUCTURE_TYPES)),
  /** Whose product it is; left out for those of the common catalogue. */
  keptBy: Type.Optional(oneOf(PRODUCT_KEEPERS)),
  /** The manufacturer's name; left out where the list of manufacturers has it. */
  manufacturer: Type.Optional(Type.String({ maxLength: 100 })),
  source: Type.Optional(ProductSource),
  /** For each m². */
  price: Type.Optional(Type.Number()),
  carbon: Type.Optional(ProductCarbon),
})
export type Product = Static<typeof Product>
export const ProductList = Type.Array(Product)

export const Manufacturer = Type.Object({
  manufacturerId: Guid,
  name: Type.String({ minLength: 1, maxLength: 100 }),
})
export type Manufacturer = Static<typeof Manufacturer>
export const ManufacturerList = Type.Array(Manufacturer)

/** The default construction of a structure type, made of generic products; behind it the type's templates, by name. */
export const DefaultTemplates = Type.Array(Structure)
