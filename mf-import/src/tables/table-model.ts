import { listedTypes } from '@soundleaf/ifc'
import { textOfFile, type FileRefusal } from '@soundleaf/sheets'
import type { ReadModel } from '../file/messages'
import { sha256 } from '../file/sha256'
import { t } from '../texts'
import { readTypes } from './read-types'

export type TableReading =
  | { readonly ok: true; readonly model: ReadModel }
  | { readonly ok: false; readonly detail: string }

/** A line for each layer of 20 000 types is a tenth of it. */
const MOST_BYTES = 10_000_000

const REFUSALS: Readonly<Record<FileRefusal, () => string>> = {
  TooLarge: () => t('table.tooLarge'),
  TooManyCells: () => t('table.tooLarge'),
  Workbook: () => t('table.workbook'),
  NotText: () => t('table.notText'),
  Unreadable: () => t('table.notText'),
}

/** A table of types as a model of them: no file stands behind it into which ratings could be written. */
export async function readTable(file: File): Promise<TableReading> {
  const read = await textOfFile(file, MOST_BYTES)
  if (!read.ok) return { ok: false, detail: REFUSALS[read.refusal]() }
  // What parses on the server parses here, and is fetched with the first table.
  const { parse } = await import('csv-parse/browser/esm/sync')
  const reading = readTypes(read.text, (text, options) => parse(text, options))
  if (!reading.ok) return reading
  return {
    ok: true,
    model: {
      schema: 'IFC4',
      schemaText: 'CSV',
      program: '',
      building: '',
      projectGlobalId: '',
      units: { length_mm: 1, area_m2: 1, isSaid: true },
      types: listedTypes(reading.types),
      statements: reading.types.length,
      unreadable: [],
      hasGuessedLetters: false,
      repeated: [],
      fileHash: await sha256(await file.arrayBuffer()),
    },
  }
}
