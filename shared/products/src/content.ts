import { RANGE_KEYS } from '@soundleaf/construction'
import type {
  Material,
  OwnProductContent,
  Product,
  ProductType,
  Property,
  PropertyKey,
  StructureType,
} from '@soundleaf/contracts'

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

/** What is said of a product beside its values; the common catalogue does not keep it. */
export type Declaration = Pick<OwnProductContent, 'source' | 'price' | 'carbon'>

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

/** A single value of a product of one's own: what its maker says is one number, and nobody changes it in a project. */
export function singleValues(values: Values): OwnProductContent['values'] {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, typeof value === 'object' ? value[0] : value]),
  )
}
