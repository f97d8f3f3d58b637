import { readCsv } from './read-csv'
import { readJson } from './read-json'
import { readProduct, type CatalogueEntry } from './read-product'
import type { Fault, Reading } from './raw-product'

export type { CatalogueEntry } from './read-product'

export type CatalogueFormat = 'csv' | 'json'

/** Reads a catalogue: every product of the file, or every fault with its line. */
export function readCatalogue(text: string, format: CatalogueFormat): Reading<readonly CatalogueEntry[]> {
  const raw = format === 'csv' ? readCsv(text) : readJson(text)
  if (!raw.ok) return raw
  const readings = raw.value.map(readProduct)
  const entries = readings.flatMap((reading) => (reading.ok ? [reading.value] : []))
  const faults = [...readings.flatMap((reading) => (reading.ok ? [] : reading.faults)), ...repeated(entries)]
  if (faults.length > 0) return { ok: false, faults: faults.sort((a, b) => a.line - b.line) }
  return { ok: true, value: entries }
}

function repeated(entries: readonly CatalogueEntry[]): Fault[] {
  const nameOf = ({ manufacturer, content }: CatalogueEntry) =>
    JSON.stringify([manufacturer, content.type, content.name])
  const lines = new Map<string, number>()
  return entries.flatMap((entry) => {
    const first = lines.get(nameOf(entry))
    if (first === undefined) lines.set(nameOf(entry), entry.line)
    const { name } = entry.content
    return first === undefined
      ? []
      : [{ line: entry.line, message: `"${name}" stands in line ${first} already.` }]
  })
}
