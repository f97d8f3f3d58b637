import type { Product } from '@soundleaf/contracts'
import { stringify } from 'csv-stringify/sync'
import { contentOf } from '../domain/catalogue/make-product'
import { FIELD_OF_HEAD, SOURCE } from './columns'
import { NUMBER_KEYS, unitOf } from './fields'
import { leastOf, mostOf } from './raw-product'
import type { CatalogueFormat } from './read-catalogue'

/** A product with the name of its maker. */
export interface NamedProduct {
  readonly manufacturer: string
  readonly product: Product
}

/** The file that `readCatalogue` reads: a line of CSV, or one of a JSON list, for each product. */
export function writeCatalogue(products: readonly NamedProduct[], format: CatalogueFormat): string {
  return format === 'csv' ? writeCsv(products) : writeJson(products)
}

function writeCsv(products: readonly NamedProduct[]): string {
  const columns = [...FIELD_OF_HEAD].filter(([, field]) => field !== SOURCE)
  const rows = products.map(({ manufacturer, product }) => {
    const { values, supportedStructures, category, ...names } = contentOf(product)
    const cells = new Map<string, string>(
      Object.entries({
        manufacturer,
        ...names,
        category: category ?? '',
        structures: supportedStructures.join(' '),
      }),
    )
    for (const [key, value] of Object.entries(values)) {
      const [usual, least, most] = typeof value === 'object' ? value : [value]
      cells.set(key, String(usual))
      if (least !== undefined) cells.set(leastOf(key), String(least))
      if (most !== undefined) cells.set(mostOf(key), String(most))
    }
    return columns.map(([, field]) => cells.get(field) ?? '')
  })
  return stringify([columns.map(([head]) => head), ...rows])
}

function writeJson(products: readonly NamedProduct[]): string {
  const lines = products.map(({ manufacturer, product }) => {
    const { values, supportedStructures, type, name, material, category } = contentOf(product)
    const properties = Object.entries(values).map(([key, value]) => [key, member(key, value)])
    return JSON.stringify({
      manufacturer,
      type,
      name,
      material,
      category,
      structures: supportedStructures,
      properties: Object.fromEntries(properties) as unknown,
    })
  })
  return `[\n${lines.map((line) => `  ${line}`).join(',\n')}\n]\n`
}

function member(key: string, value: unknown): unknown {
  const number = NUMBER_KEYS.find((known) => known === key)
  if (number === undefined) return value
  const unit = unitOf(number)
  const [usual, least, most] = (Array.isArray(value) ? value : [value]) as readonly number[]
  return { value: usual, ...(least !== undefined && { min: least, max: most }), ...(unit !== '' && { unit }) }
}
