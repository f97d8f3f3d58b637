import { kindOf, PROPERTY_SCHEMA, RANGE_KEYS } from '@soundleaf/construction'
import type { Product, ProductType, Property, PropertyType } from '@soundleaf/contracts'
import type { Limits, ProductContent } from './content'

/** The product on the wire. Its properties have ids that follow from its own by the given rule. */
export function productOf(
  { type, name, material, category, supportedStructures, values }: ProductContent,
  { id, manufacturerId }: Pick<Product, 'id' | 'manufacturerId'>,
  propertyId: (key: string) => string | null,
): Product {
  return {
    id,
    name,
    type,
    material,
    category,
    manufacturerId,
    properties: Object.entries(values).flatMap(([key, value]) => propertiesOf(type, key, value, propertyId)),
    supportedStructures: [...supportedStructures],
  }
}

function propertiesOf(
  type: ProductType,
  key: string,
  given: number | Limits | string | boolean,
  propertyId: (key: string) => string | null,
): Property[] {
  const [value, least, most] = typeof given === 'object' ? given : [given]
  const property = (key: string, value: number | string | boolean): Property => ({
    id: propertyId(key),
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
