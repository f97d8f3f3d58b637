import type { IfcAPI } from 'web-ifc'
import { WANTED_TYPES } from '../read/classes'
import type { IfcFile, Schema } from '../step/ifc-file'
import type { StepValue } from '../step/value'

/** Values as web-ifc hands them out: by the kind of the token. */
interface Token {
  readonly type: number
  readonly value: unknown
}
const [TYPED, WORD, REFERENCE] = [2, 3, 5]

function valueOf(token: unknown): StepValue {
  if (Array.isArray(token)) return token.map(valueOf)
  if (typeof token !== 'object' || token === null || !('type' in token)) return null
  const { type, value } = token as Token
  if (type === REFERENCE) return { ref: Number(value) }
  if (type === TYPED) return { type: '', value: plainOf(value) }
  return type === WORD ? wordOf(value) : plainOf(value)
}

const wordOf = (value: unknown): StepValue =>
  typeof value === 'boolean'
    ? { word: value ? 'T' : 'F' }
    : typeof value === 'string'
      ? { word: value }
      : null

/** Numbers come as texts. */
function plainOf(value: unknown): StepValue {
  if (typeof value === 'boolean') return wordOf(value)
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return null
  return /^[+-]?\d*\.?\d*(E[+-]?\d+)?$/i.test(value) && /\d/.test(value) ? Number(value) : value
}

const linesOf = (api: IfcAPI, model: number, type: string): readonly number[] => {
  const found = api.GetLineIDsWithType(model, api.GetTypeCodeFromName(type))
  return Array.from({ length: found.size() }, (_, at) => found.get(at))
}

const argumentsOf = (api: IfcAPI, model: number, id: number): readonly StepValue[] => {
  const raw: unknown = api.GetRawLineData(model, id).arguments
  return Array.isArray(raw) ? raw.map(valueOf) : []
}

/** A file behind the port as web-ifc reads it: a second reader that shares no code with ours. */
export function webIfcFile(
  api: IfcAPI,
  bytes: Uint8Array,
  schema: Schema,
  schemaText: string,
  program: string,
): IfcFile {
  const model = api.OpenModel(bytes)
  const idsOf = new Map([...WANTED_TYPES].map((type) => [type, linesOf(api, model, type)]))
  const typeOf = new Map([...idsOf].flatMap(([type, ids]) => ids.map((id) => [id, type] as const)))
  return {
    bytes,
    schema,
    schemaText,
    program,
    ids: (type) => idsOf.get(type) ?? [],
    typeOf: (id) => typeOf.get(id) ?? null,
    line: (id) => {
      const type = typeOf.get(id ?? -1)
      if (id === null || type === undefined) return null
      const values = argumentsOf(api, model, id)
      // It leaves out what is derived: the dimensions of a unit.
      const whole = type === 'IFCSIUNIT' && values.length < 4 ? [null, ...values] : values
      return { id, type, values: whole, spans: [], text: '', start: 0, end: 0 }
    },
    count: 0,
    highestId: 0,
    lastEnd: 0,
    unreadable: new Set(),
    isGuessed: () => false,
    repeated: [],
  }
}

/**
 * The text with what web-ifc does not read written as it does: capitals in the names of lines and in escapes, a sign for
 * what is left out in place of a star, and a backslash that begins no escape doubled. Comments stay.
 */
export function forWebIfc(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1')
  const read = text.replace(/'(?:[^']|'')*'|\/\*[\s\S]*?\*\/|\*|=\s*[a-z]\w*/gi, (token) => {
    if (token.startsWith("'")) return token.replace(ESCAPE, plainEscape)
    return token === '*' ? '$' : token.startsWith('=') ? token.toUpperCase() : token
  })
  return new Uint8Array(Buffer.from(read, 'latin1'))
}

/** An escape of ISO 10303-21, or a backslash that begins none. */
const ESCAPE = /\\X[24]\\[0-9A-F]+\\X0\\|\\X\\[0-9A-F]{2}|\\S\\.|\\P[A-I]\\|\\\\|\\/gi
const plainEscape = (escape: string) =>
  escape === '\\' ? '\\\\' : escape.startsWith('\\S') ? escape : escape.toUpperCase()

/** Every line by its number, as web-ifc reads it, as a text to be compared. */
export function linesByNumber(api: IfcAPI, bytes: Uint8Array): ReadonlyMap<number, string> {
  const model = api.OpenModel(forWebIfc(bytes))
  const ids = api.GetAllLines(model)
  const lines = Array.from({ length: ids.size() }, (_, at): [number, string] => {
    const { ID, type, arguments: values } = api.GetRawLineData(model, ids.get(at))
    return [ID, `${api.GetNameFromTypeCode(type)} ${JSON.stringify(values)}`]
  })
  api.CloseModel(model)
  return new Map(lines)
}

/** The acoustic rating of each element by its name, as web-ifc reads it: null where it has none. */
export function ratingsByName(api: IfcAPI, bytes: Uint8Array, type: string): Record<string, string | null> {
  const model = api.OpenModel(forWebIfc(bytes))
  const ratings = new Map<number, string>()
  for (const relation of linesOf(api, model, 'IFCRELDEFINESBYPROPERTIES')) {
    const [, , , , elements, definition] = argumentsOf(api, model, relation)
    const set = refOf(definition)
    if (set === null || !linesOf(api, model, 'IFCPROPERTYSET').includes(set)) continue
    const [, , name, , properties] = argumentsOf(api, model, set)
    if (typeof name !== 'string' || !/^Pset_.*Common$/.test(name)) continue
    for (const property of listOf(properties)) {
      const [key, , value] = argumentsOf(api, model, refOf(property) ?? 0)
      if (key !== 'AcousticRating') continue
      for (const element of listOf(elements)) ratings.set(refOf(element) ?? 0, labelOf(value))
    }
  }
  const named = linesOf(api, model, type).map((id): [string, string | null] => [
    labelOf(argumentsOf(api, model, id)[2]),
    ratings.get(id) ?? null,
  ])
  api.CloseModel(model)
  return Object.fromEntries(named)
}

const listOf = (value: StepValue | undefined): readonly StepValue[] =>
  Array.isArray(value) ? (value as readonly StepValue[]) : []

const refOf = (value: StepValue | undefined): number | null =>
  typeof value === 'object' && value !== null && 'ref' in value ? value.ref : null

/** A label, as it is or as the value of a property; empty where it is none. */
function labelOf(value: StepValue | undefined): string {
  const label = typeof value === 'object' && value !== null && 'type' in value ? value.value : value
  return typeof label === 'string' ? label : ''
}
