import { kindOf, PROPERTY_SCHEMA, RANGE_KEYS } from '@soundleaf/construction'
import type {
  Manufacturer,
  Material,
  Product,
  ProductType,
  Property,
  PropertyKey,
  PropertyType,
  StructureType,
} from '@soundleaf/contracts'
import { stableId } from './stable-id'

/** A number with the range in which a person may change it. */
export type Limits = readonly [usual: number, least: number, most: number]

/** The values of a product by their keys; a single number has the range of its kind. */
export type Values = Readonly<Partial<Record<PropertyKey, number | Limits | string | boolean>>>

/** What a product is made of. */
export interface ProductContent {
  readonly type: ProductType
  readonly name: string
  readonly material: Material
  readonly category: string | null
  readonly supportedStructures: readonly StructureType[]
  readonly values: Values
}

export function manufacturerNamed(name: string): Manufacturer {
  return { manufacturerId: stableId('manufacturer', name), name }
}

/** The product on the wire, with ids that follow from its names. */
export function makeProduct(maker: Manufacturer, content: ProductContent): Product {
  const { type, name, material, category, supportedStructures, values } = content
  const id = stableId('product', maker.name, type, name)
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

/** What a product is made of, read back from the wire. */
export function contentOf(product: Product): ProductContent {
  const { type, name, material, category, supportedStructures, properties } = product
  const rangeKeys = [...RANGE_KEYS.values()]
  const values = properties
    .filter(({ key }) => !rangeKeys.some((rangeKey) => rangeKey === key))
    .map((property): [string, Values[PropertyKey]] => [property.key, valueOf(property, properties)])
  return { type, name, material, category, supportedStructures, values: Object.fromEntries(values) }
}

function valueOf({ key, value, type, rangeConfiguration }: Property, all: readonly Property[]) {
  if (type === 'Bool') return value === 'true'
  if (type === 'String') return value
  const pair = all.find((property) => property.key === RANGE_KEYS.get(key))
  const [least, most] =
    pair?.value.split(',').map(Number) ??
    (rangeConfiguration === null ? [] : [rangeConfiguration.minimumValue, rangeConfiguration.maximumValue])
  return least === undefined || most === undefined ? Number(value) : ([Number(value), least, most] as const)
}
