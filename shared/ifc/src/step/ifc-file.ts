import { readAttributes, type Attributes, type Span } from './attributes'
import { latin1, scan, type FileRefusal, type Scan } from './scan'
import { isGuessed } from './text'
import { isList, textOf, type StepValue } from './value'

/** Above it a page would need more than a gigabyte. */
export const MOST_BYTES = 250_000_000

export type Schema = 'IFC2X3' | 'IFC4' | 'IFC4X3'

export interface Line {
  readonly id: number
  readonly type: string
  readonly values: readonly StepValue[]
  /** Where each attribute stands in the statement's text. */
  readonly spans: readonly Span[]
  /** The statement, one character for each byte. */
  readonly text: string
  /** Where it begins in the file; its end is behind the semicolon. */
  readonly start: number
  readonly end: number
}

/** The port between the reading of a STEP file and what IFC means by it. */
export interface IfcFile {
  readonly bytes: Uint8Array
  readonly schema: Schema
  /** As the file writes it, as `IFC4X3_ADD2`. */
  readonly schemaText: string
  /** The program that wrote it. */
  readonly program: string
  /** The ids of a type, in capitals, in the order of the file. */
  ids(type: string): readonly number[]
  /** One line; null where it is missing, of no wanted type or unreadable. */
  line(id: number | null): Line | null
  /** The type of a line without reading it. */
  typeOf(id: number): string | null
  /** How many statements there are, of any type. */
  readonly count: number
  readonly highestId: number
  /** Behind the last statement of the data. */
  readonly lastEnd: number
  /** Lines of wanted types that could not be read so far. */
  readonly unreadable: ReadonlySet<number>
  /** Whether a line that was read so far has letters whose encoding is a guess. */
  readonly isGuessed: () => boolean
  /** Ids that more than one line has; the last one counts. */
  readonly repeated: readonly number[]
}

export type Opening =
  | { readonly ok: true; readonly file: IfcFile }
  | { readonly ok: false; readonly refusal: FileRefusal; readonly detail: string }

/**
 * Opens a STEP file for reading lines of the wanted types.
 * @param bytes the whole file; kept, never changed
 * @param wanted types in capitals
 * @param onProgress is told how many bytes are read
 */
export function openIfc(
  bytes: Uint8Array,
  wanted: ReadonlySet<string>,
  onProgress?: (read: number) => void,
): Opening {
  const refuse = (refusal: FileRefusal, detail = ''): Opening => ({ ok: false, refusal, detail })
  if (bytes.length === 0) return refuse('Empty')
  if (bytes.length > MOST_BYTES) return refuse('TooLarge')
  const scanned = scan(bytes, wanted, onProgress)
  if (typeof scanned === 'string') return refuse(scanned)
  const found: Scan = scanned

  const schemaText = headerText(found.header, 'FILE_SCHEMA', 0) ?? ''
  const schema = schemaOf(schemaText)
  if (schema === null) return refuse('UnknownSchema', schemaText)
  const placeOf = new Map<number, number>()
  const byType = new Map<string, number[]>()
  const repeated: number[] = []
  found.ids.forEach((id, at) => {
    if (placeOf.has(id)) repeated.push(id)
    placeOf.set(id, at)
  })
  for (const [id, at] of placeOf) {
    const type = found.keywords[at] ?? ''
    const same = byType.get(type)
    if (same === undefined) byType.set(type, [id])
    else same.push(id)
  }
  const unreadable = new Set<number>()
  let hasGuesses = false

  function line(id: number | null): Line | null {
    const at = id === null ? undefined : placeOf.get(id)
    if (id === null || at === undefined) return null
    const [start = 0, end = 0, type = ''] = [found.starts[at], found.ends[at], found.keywords[at]]
    const text = latin1(bytes, start, end)
    const attributes = attributesOf(text)
    if (attributes === null) {
      unreadable.add(id)
      return null
    }
    hasGuesses ||= isGuessed(text)
    return { id, type, ...attributes, text, start, end }
  }

  return {
    ok: true,
    file: {
      bytes,
      schema,
      schemaText,
      program: headerText(found.header, 'FILE_NAME', 5) ?? '',
      ids: (type) => byType.get(type) ?? [],
      line,
      typeOf: (id) => {
        const at = placeOf.get(id)
        return at === undefined ? null : (found.keywords[at] ?? null)
      },
      count: found.count,
      highestId: found.highestId,
      lastEnd: found.lastEnd,
      unreadable,
      isGuessed: () => hasGuesses,
      repeated,
    },
  }
}

/** A statement that nobody wrote by hand: longer ones are not read. */
const LONGEST_LINE = 5_000_000

const attributesOf = (text: string): Attributes | null =>
  text.length > LONGEST_LINE ? null : readAttributes(text)

function schemaOf(text: string): Schema | null {
  const name = text.toUpperCase()
  if (name.startsWith('IFC2X3')) return 'IFC2X3'
  if (name.startsWith('IFC4X3')) return 'IFC4X3'
  return /^IFC4($|_)/.test(name) ? 'IFC4' : null
}

/** A text of the header: the first of a list, where there is a list. */
function headerText(header: readonly string[], name: string, at: number): string | null {
  const statement = header.find((one) => one.trimStart().toUpperCase().startsWith(name))
  if (statement === undefined) return null
  const value = readAttributes(`#0=${statement.trimStart()}`)?.values[at]
  return textOf(isList(value) ? value[0] : value)
}
