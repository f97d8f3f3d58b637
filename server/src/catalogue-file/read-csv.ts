import { readRows, rowsOfCsv, type CatalogueEntry, type Reading } from '@soundleaf/products'
import { parse } from 'csv-parse/sync'

interface Options {
  readonly isOwn?: boolean
  readonly most?: number
}

/**
 * Reads a table with a line of heads: parted by commas, or by semicolons with decimal commas, as spreadsheets write
 * it in half of Europe.
 */
export function readCsv(text: string, options: Options = {}): Reading<readonly CatalogueEntry[]> {
  const table = rowsOfCsv(text, parse)
  if (!table.ok) return table
  const { rows, delimiter } = table.value
  return readRows(rows, { ...options, hasDecimalCommas: delimiter !== ',' })
}
