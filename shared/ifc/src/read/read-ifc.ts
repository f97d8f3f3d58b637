import { openIfc, type IfcFile, type Schema } from '../step/ifc-file'
import type { FileRefusal } from '../step/scan'
import { textOf } from '../step/value'
import { WANTED_TYPES } from './classes'
import { cleanName } from './names'
import { typesOfFile, type ElementType } from './types'
import { unitsOf, type Units } from './units'

/** What a model says of its building elements. */
export interface ModelReading {
  readonly schema: Schema
  /** As the file writes it. */
  readonly schemaText: string
  readonly program: string
  /** The names of the first building and of the project. */
  readonly building: string
  readonly projectGlobalId: string
  readonly units: Units
  readonly types: readonly ElementType[]
  /** How many statements the file has. */
  readonly statements: number
  /** Lines that could not be read, by number. */
  readonly unreadable: readonly number[]
  /** Whether letters are in an encoding that the file does not say; they are read as Windows-1252. */
  readonly hasGuessedLetters: boolean
  /** Numbers that several lines have; the last one counts. */
  readonly repeated: readonly number[]
}

export type Reading =
  | { readonly ok: true; readonly file: IfcFile; readonly model: ModelReading }
  | { readonly ok: false; readonly refusal: FileRefusal; readonly detail: string }

const MOST_LISTED = 100

/**
 * Reads a model: IFC2X3, IFC4 or IFC4X3 as STEP text. Never throws for what stands in the file.
 * @param bytes the whole file; kept as it is
 * @param onProgress is told how many bytes are read
 */
export function readIfc(bytes: Uint8Array, onProgress?: (read: number) => void): Reading {
  const opened = openIfc(bytes, WANTED_TYPES, onProgress)
  if (!opened.ok) return opened
  const { file } = opened
  const units = unitsOf(file)
  const types = typesOfFile(file, units)
  if (types.length === 0) return { ok: false, refusal: 'NoElements', detail: '' }
  const nameOf = (type: string, at: number) =>
    cleanName(textOf(file.line(file.ids(type)[0] ?? null)?.values[at]))
  return {
    ok: true,
    file,
    model: {
      schema: file.schema,
      schemaText: cleanName(file.schemaText),
      program: cleanName(file.program),
      building: nameOf('IFCBUILDING', 2) || nameOf('IFCPROJECT', 2),
      projectGlobalId: nameOf('IFCPROJECT', 0),
      units,
      types,
      statements: file.count,
      unreadable: [...file.unreadable].slice(0, MOST_LISTED),
      hasGuessedLetters: file.isGuessed(),
      repeated: file.repeated.slice(0, MOST_LISTED),
    },
  }
}
