import { kindOf, PROPERTY_SCHEMA, RANGE_KEYS } from '@soundleaf/construction'
import type { Manufacturer, Product, ProductType, Property, PropertyType } from '@soundleaf/contracts'
import type { Limits, ProductContent } from '@soundleaf/products'
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
  const { type, name, material, category, supportedStructures, values } = content
  const properties = Object.entries(values).flatMap(([key, value]) => propertiesOf(id, type, key, value))
  return {
    id,
    name,
    type,
    material,
    category,
    manufacturerId: maker.manufacturerId,
    properties,
    supportedStructures: [...supportedStructures],
  }
}

function propertiesOf(
  productId: string,
  type: ProductType,
  key: string,
  given: number | Limits | string | boolean,
): Property[] {
  const [value, least, most] = typeof given === 'object' ? given : [given]
  const property = (key: string, value: number | string | boolean): Property => ({
    id: stableId('property', productId, key),
    key,
    value: String(value),
    type: PROPERTY_TYPES.get(key) ?? 'String',
    isUiProperty: false,
    rangeConfiguration: null,
  })
  if (least === undefined || most === undefined) return [property(key, value)]
  // A frame carries some ranges as properties of their own.
  const rangeKey = kindOf(type) === 'frame' ? RANGE_KEYS.get(key) : undefined
  if (rangeKey !== undefined) return [property(key, value), property(rangeKey, `${least},${most}`)]
  const rangeConfiguration = { minimumValue: least, maximumValue: most, stepIncrements: 0.1 }
  return [{ ...property(key, value), rangeConfiguration }]
}

const PROPERTY_TYPES: ReadonlyMap<string, PropertyType> = new Map(
  Object.entries(PROPERTY_SCHEMA).map(([key, { wire }]) => [key, wire.type]),
)
