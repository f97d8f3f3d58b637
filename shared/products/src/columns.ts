import { NUMBER_KEYS, unitOf, WORDS } from './fields'
import { leastOf, mostOf } from './raw-product'

/** The fields that name a product, in the order of a file. */
export const NAMES = ['manufacturer', 'type', 'name', 'material', 'category', 'structures'] as const

/** Where a product's values come from: the document, or what people wrote of it. */
export const SOURCE = 'source'

/** What products of one's own have beside it; the common catalogue leaves it out. */
export const DECLARED = [
  'sourcePage',
  'sourceDate',
  'origin',
  'price',
  'carbonPerArea',
  'carbonPerVolume',
] as const

const DECLARED_UNITS: Readonly<Record<(typeof DECLARED)[number], string>> = {
  sourcePage: '',
  sourceDate: '',
  origin: '',
  price: '1/m²',
  carbonPerArea: 'kg CO₂e/m²',
  carbonPerVolume: 'kg CO₂e/m³',
}

const withUnit = (field: string, unit: string) => (unit === '' ? field : `${field} [${unit}]`)

/** The unit that stands in the head of a column; empty where there is none. */
export function unitOfField(field: string): string {
  const declared = DECLARED.find((one) => one === field)
  if (declared !== undefined) return DECLARED_UNITS[declared]
  const key = NUMBER_KEYS.find((one) => [one, leastOf(one), mostOf(one)].some((known) => known === field))
  return key === undefined ? '' : unitOf(key)
}

/** The fields of a product by the head of their column: a number's head names its unit. */
export const FIELD_OF_HEAD: ReadonlyMap<string, string> = new Map(
  [
    ...NAMES,
    ...WORDS.keys(),
    ...NUMBER_KEYS.flatMap((key) => [key, leastOf(key), mostOf(key)]),
    SOURCE,
    ...DECLARED,
  ].map((field): [string, string] => [withUnit(field, unitOfField(field)), field]),
)

/** How a person finds the field: by the head of its column. */
export function headOf(field: string): string {
  return [...FIELD_OF_HEAD].find(([, known]) => known === field)?.[0] ?? field
}
