import {
  CHOICE_KEYS,
  kindOf,
  NUMBER_KEYS as NUMBERS_OF_COMPONENTS,
  numbersOf,
  PROPERTY_SCHEMA,
  schemaKeysOf,
  SWITCH_KEYS,
  type NumberKey,
  type PropertySpec,
} from '@soundleaf/construction'
import type { ProductType, PropertyKey } from '@soundleaf/contracts'

/** The numbers that a product may give. */
export const NUMBER_KEYS: readonly NumberKey[] = NUMBERS_OF_COMPONENTS.filter(
  (key) => PROPERTY_SCHEMA[key].isOfProduct,
)

/** The unit that a catalogue file names beside a number; empty where it has none. */
export function unitOf(key: NumberKey): string {
  return PROPERTY_SCHEMA[key].unit
}

type Words = readonly [string, ...string[]]
const FLAG = ['true', 'false'] as const

/** What else a product may give, each with the words it may be. */
export const WORDS: ReadonlyMap<PropertyKey, Words> = new Map<PropertyKey, Words>([
  ...CHOICE_KEYS.map((key) => [key, PROPERTY_SCHEMA[key].choices] as const),
  ...SWITCH_KEYS.filter((key) => PROPERTY_SCHEMA[key].isOfProduct).map((key) => [key, FLAG] as const),
])

/** Whether a word is `true` or `false`. */
export function isFlag(key: PropertyKey): boolean {
  return WORDS.get(key) === FLAG
}

/** A number with what it may be, or a word. */
export type CatalogueField =
  | {
      readonly holds: 'number'
      readonly key: NumberKey
      readonly least: number
      readonly most: number
      /** May be left out. */
      readonly isOptional?: boolean
    }
  | { readonly holds: 'word'; readonly key: PropertyKey; readonly isOptional?: boolean }

/** What a product of a type gives: all of it but what is optional, and nothing else. */
export function fieldsOf(type: ProductType): readonly CatalogueField[] {
  if (type === 'Insulation') {
    return [
      { holds: 'number', key: 'thickness', least: 1, most: 1000 },
      { holds: 'number', key: 'density', least: 1, most: 300 },
      { holds: 'word', key: 'insulationMaterial' },
    ]
  }
  const kind = kindOf(type)
  const numbers = numbersOf(kind)
  return schemaKeysOf(kind).flatMap((key): CatalogueField[] => {
    if (!PROPERTY_SCHEMA[key].isOfProduct) return []
    const spec: PropertySpec = PROPERTY_SCHEMA[key]
    if (WORDS.has(key))
      return [{ holds: 'word', key, isOptional: spec.holds === 'choice' && spec.isOptional === true }]
    const number = numbers.find((known) => known.key === key)
    if (number === undefined) return []
    const { range, isGivenByProducts } = number
    return [
      {
        holds: 'number',
        key: number.key,
        least: range.min,
        most: range.max,
        isOptional: !isGivenByProducts,
      },
    ]
  })
}
