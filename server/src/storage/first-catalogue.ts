import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GENERIC_MANUFACTURER_NAME, type Manufacturer, type Product } from '@soundleaf/contracts'
import type { CatalogueEntry } from '@soundleaf/products'
import { readCatalogue } from '../catalogue-file/read-catalogue'
import { makeProduct, manufacturerNamed } from '../domain/catalogue/make-product'

/** Products and who makes them. */
export interface Catalogue {
  readonly manufacturers: readonly Manufacturer[]
  readonly products: readonly Product[]
}

/**
 * What a new database begins with: the products of every CSV file in the folder, each file as `import-catalogue` takes
 * it. Without the demonstration these are the generic ones alone. Throws on a fault: the files come with the server.
 */
export function firstCatalogue(folder: string, withDemo: boolean): Catalogue {
  const entries = readdirSync(folder)
    .filter((name) => name.endsWith('.csv'))
    .flatMap((name) => entriesOf(join(folder, name)))
    .filter(({ manufacturer }) => withDemo || manufacturer === GENERIC_MANUFACTURER_NAME)
  const makers = new Map(entries.map(({ manufacturer }) => [manufacturer, manufacturerNamed(manufacturer)]))
  return {
    manufacturers: [...makers.values()],
    products: entries.map(({ manufacturer, content }) =>
      makeProduct(manufacturerNamed(manufacturer), content),
    ),
  }
}

function entriesOf(file: string): readonly CatalogueEntry[] {
  const reading = readCatalogue(readFileSync(file, 'utf8'), 'csv')
  if (reading.ok) return reading.value
  throw new Error(reading.faults.map(({ line, message }) => `${file}:${line}: ${message}`).join('\n'))
}
