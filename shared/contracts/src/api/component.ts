import { Type, type Static } from '@sinclair/typebox'
import { MATERIALS, PRODUCT_TYPES, PROPERTY_TYPES, STRUCTURE_TYPES, TEMPLATES } from '../enumerations'
import { Guid, oneOf } from './primitives'
import { ProductSource } from './product-source'

export const RangeConfiguration = Type.Object({
  minimumValue: Type.Number(),
  maximumValue: Type.Number(),
  stepIncrements: Type.Number(),
})
export type RangeConfiguration = Static<typeof RangeConfiguration>

/** A property as it travels: the value is always text. Unknown keys of a newer client are kept. */
export const Property = Type.Object({
  id: Type.Union([Guid, Type.Null()]),
  key: Type.String({ minLength: 1, maxLength: 60 }),
  value: Type.String({ maxLength: 200 }),
  type: oneOf(PROPERTY_TYPES),
  isUiProperty: Type.Boolean(),
  rangeConfiguration: Type.Union([RangeConfiguration, Type.Null()]),
})
export type Property = Static<typeof Property>

/** Counts the changes of a product, from 1. */
export const ProductVersion = Type.Integer({ minimum: 1 })

export const Component = Type.Object({
  componentId: Guid,
  name: Type.String({ maxLength: 100 }),
  productId: Type.Union([Guid, Type.Null()]),
  manufacturerId: Type.Union([Guid, Type.Null()]),
  /** Which version of the product the component has its values of; a later version does not change them. */
  productVersion: Type.Optional(ProductVersion),
  /** The same of the product that fills it. */
  insulationProductVersion: Type.Optional(ProductVersion),
  productType: oneOf(PRODUCT_TYPES),
  productMaterial: oneOf(MATERIALS),
  /** Who makes the product, and where its values come from, as that version says; left out for generic ones. */
  productManufacturer: Type.Optional(Type.String({ maxLength: 100 })),
  productSource: Type.Optional(ProductSource),
  properties: Type.Array(Property, { maxItems: 60 }),
})
export type Component = Static<typeof Component>

/** The construction on the wire. The order of components is left to right (walls) or top to bottom (floors). */
export const Structure = Type.Object({
  structureId: Guid,
  type: oneOf(STRUCTURE_TYPES),
  components: Type.Array(Component, { minItems: 1, maxItems: 60 }),
  /** Which template it was made of, where that is not the default of its type. */
  template: Type.Optional(oneOf(TEMPLATES)),
})
export type Structure = Static<typeof Structure>
