import type { Product } from '@soundleaf/contracts'
import { contentOf, NUMBER_KEYS, unitOf, writeRows } from '@soundleaf/products'
import { stringify } from 'csv-stringify/sync'
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
  const written = products.map(({ manufacturer, product }) => ({ manufacturer, content: contentOf(product) }))
  return stringify(writeRows(written, { withDeclarations: false }))
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
