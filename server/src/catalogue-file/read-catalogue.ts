import { readProducts, type CatalogueEntry, type Reading } from '@soundleaf/products'
import { readCsv } from './read-csv'
import { readJson } from './read-json'

export type CatalogueFormat = 'csv' | 'json'

/** Reads a catalogue: every product of the file, or every fault with its line. */
export function readCatalogue(text: string, format: CatalogueFormat): Reading<readonly CatalogueEntry[]> {
  if (format === 'csv') return readCsv(text)
  const raw = readJson(text)
  return raw.ok ? readProducts(raw.value, false) : raw
}
