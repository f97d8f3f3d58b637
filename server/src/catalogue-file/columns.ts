import { NUMBER_KEYS, unitOf, WORDS } from './fields'
import { leastOf, mostOf } from './raw-product'

/** The fields that name a product, in the order of a file. */
export const NAMES = ['manufacturer', 'type', 'name', 'material', 'category', 'structures'] as const

/** Where a product's values come from: for the people who read the file, and not kept. */
export const SOURCE = 'source'

const withUnit = (field: string, unit: string) => (unit === '' ? field : `${field} [${unit}]`)

/** The fields of a product by the head of their column: a number's head names its unit. */
export const FIELD_OF_HEAD: ReadonlyMap<string, string> = new Map([
  ...[...NAMES, ...WORDS.keys()].map((field): [string, string] => [field, field]),
  ...NUMBER_KEYS.flatMap((key) =>
    [key, leastOf(key), mostOf(key)].map((field): [string, string] => [withUnit(field, unitOf(key)), field]),
  ),
  [SOURCE, SOURCE],
])

/** How a person finds the field: by the head of its column. */
export function headOf(field: string): string {
  return [...FIELD_OF_HEAD].find(([, known]) => known === field)?.[0] ?? field
}
