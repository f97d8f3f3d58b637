import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GENERIC_MANUFACTURER_NAME, type Product } from '@soundleaf/contracts'
import { productOf, readRows, rowsOfCsv } from '@soundleaf/products'
import { parse } from 'csv-parse/sync'

/** The generic products of the catalogue that a new database has. */
export function genericProducts(): readonly Product[] {
  const folder = join(import.meta.dirname, '../../../../server/catalogue')
  const entries = readdirSync(folder)
    .filter((name) => name.endsWith('.csv'))
    .flatMap((name) => {
      const rows = rowsOfCsv(readFileSync(join(folder, name), 'utf8'), (text, options) =>
        parse(text, options),
      )
      const reading = rows.ok ? readRows(rows.value.rows, { hasDecimalCommas: false }) : rows
      if (!reading.ok) throw new Error(`${name} cannot be read.`)
      return reading.value
    })
  return entries
    .filter(({ manufacturer }) => manufacturer === GENERIC_MANUFACTURER_NAME)
    .map(({ content }, at) => {
      const id = `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
      return productOf(content, { id, manufacturerId: id }, () => null)
    })
}
