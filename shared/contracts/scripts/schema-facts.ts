import type { Fact } from './facts'

/** Whether others have to write the payload (requests) or read it (answers). */
export type Direction = 'asked' | 'given'

/** Under which names the schemas and the closed lists are exported. */
export interface Names {
  readonly schemas: ReadonlyMap<JsonSchema, string>
  /** By the values, as JSON: a schema of a closed list repeats its values. */
  readonly lists: ReadonlyMap<string, string>
}

/** What of a JSON schema the contract uses. */
export interface JsonSchema {
  readonly type?: string
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly pattern?: string
  readonly [keyword: string]: unknown
}

const BOUNDS = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'pattern'] as const

/**
 * The facts of a payload at a path. Another exported schema is a reference, unless it is the one that is described.
 * Writers must meet bounds and give what is required; readers may rely on what is always there and must expect null.
 */
export function schemaFacts(
  path: string,
  schema: JsonSchema,
  direction: Direction,
  names: Names,
  isDescribed = false,
): Fact[] {
  const name = names.schemas.get(schema)
  if (name !== undefined && !isDescribed) return [`offers ${label(path)}: ${name}`]
  const at = (more: JsonSchema, to = path) => schemaFacts(to, more, direction, names)
  if (schema.anyOf !== undefined) {
    const list = names.lists.get(JSON.stringify(schema.anyOf.map((member) => member.const)))
    return list === undefined
      ? schema.anyOf.flatMap((member) => at(member))
      : [`offers ${label(path)}: one of ${list}`]
  }
  if (schema.allOf !== undefined) return schema.allOf.flatMap((member) => at(member))
  if (schema.properties !== undefined) {
    const { properties, required = [] } = schema
    return Object.entries(properties).flatMap(([key, property]) => {
      const to = path === '' ? key : `${path}.${key}`
      return [...presence(to, required.includes(key), direction), ...at(property, to)]
    })
  }
  if (schema.const !== undefined) return [`offers ${label(path)} = ${JSON.stringify(schema.const)}`]
  if (schema.type === 'null') return [direction === 'asked' ? `offers ${path}: null` : `asks ${path}: null`]
  if (schema.items !== undefined)
    return [...bounds(path, schema, direction), ...at(schema.items, `${path}[]`)]
  return [`offers ${label(path)}: ${schema.type ?? 'anything'}`, ...bounds(path, schema, direction)]
}

function presence(path: string, isRequired: boolean, direction: Direction): Fact[] {
  if (!isRequired) return []
  return [direction === 'asked' ? `asks ${path}` : `offers ${path} always`]
}

function bounds(path: string, schema: JsonSchema, direction: Direction): Fact[] {
  if (direction === 'given') {
    return schema.minItems !== undefined && schema.minItems === schema.maxItems
      ? [`offers ${label(path)} of length ${schema.minItems}`]
      : []
  }
  return BOUNDS.filter((bound) => schema[bound] !== undefined).map(
    (bound) => `asks ${label(path)} ${bound} ${schema[bound] ?? ''}` as const,
  )
}

/** A schema that is no object has no field to name. */
function label(path: string): string {
  return path === '' ? 'value' : path
}
