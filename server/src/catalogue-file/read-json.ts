import type { NumberKey } from '@soundleaf/construction'
import {
  isFlag,
  leastOf,
  mostOf,
  NAMES,
  NUMBER_KEYS,
  SOURCE,
  unitOf,
  WORDS,
  type Cell,
  type Fault,
  type RawProduct,
  type Reading,
} from '@soundleaf/products'
import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser'

/** Reads a list of products, each with its properties as `{ value, min, max, unit }` or as a word. */
export function readJson(text: string): Reading<readonly RawProduct[]> {
  const errors: ParseError[] = []
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  const root = parseTree(text, errors, { allowTrailingComma: false, disallowComments: true })
  const [first] = errors
  if (first !== undefined) {
    const message = `This is no JSON: ${printParseErrorCode(first.error)}.`
    return { ok: false, faults: [{ line: lineAt(first.offset), message }] }
  }
  if (root?.type !== 'array')
    return { ok: false, faults: [{ line: 1, message: 'The file must hold a list of products.' }] }
  const readings = (root.children ?? []).map((node) => readObject(node, lineAt))
  const faults = readings.flatMap((reading) => reading.faults)
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: readings }
}

/** How the kinds of JSON are called. */
const KINDS: Record<Node['type'], string> = {
  array: 'a list',
  object: 'an object',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  property: 'a member',
  null: 'null',
}

type LineAt = (offset: number) => number

function readObject(node: Node, lineAt: LineAt): RawProduct & { readonly faults: readonly Fault[] } {
  const cells = new Map<string, Cell>()
  const faults: Fault[] = []
  const refuse = ({ offset }: Node, message: string) => faults.push({ line: lineAt(offset), message })
  const put = (field: string, value: Node, type: Node['type']) => {
    if (value.type === 'null') return
    if (value.type === type) cells.set(field, { text: String(value.value), line: lineAt(value.offset) })
    else refuse(value, `${field} must be ${KINDS[type]}.`)
  }

  function readProperty(key: string, value: Node): void {
    const number = NUMBER_KEYS.find((known) => known === key)
    const word = [...WORDS.keys()].find((known) => known === key)
    if (number !== undefined) readNumber(number, value)
    else if (word !== undefined) put(key, value, isFlag(word) ? 'boolean' : 'string')
    else refuse(value, `There is no property "${key}".`)
  }

  function readNumber(key: NumberKey, value: Node): void {
    const parts = { value: key, min: leastOf(key), max: mostOf(key) }
    for (const [part, inner] of membersOf(value)) {
      if (part === 'value' || part === 'min' || part === 'max') put(parts[part], inner, 'number')
      else if (part !== 'unit') refuse(inner, `${key} has no "${part}".`)
      else if (inner.value !== unitOf(key))
        refuse(inner, `${key} is in ${unitOf(key) || 'no unit'}, not in ${String(inner.value)}.`)
    }
    if (value.type !== 'object') refuse(value, `${key} must be an object with value, min and max.`)
  }

  if (node.type !== 'object') refuse(node, 'A product must be an object.')
  for (const [field, value] of membersOf(node)) {
    if (field === 'structures' && value.type === 'array')
      cells.set(field, {
        text: (value.children ?? []).map((item) => String(item.value)).join('; '),
        line: lineAt(value.offset),
      })
    else if (field === SOURCE || NAMES.some((name) => name === field))
      put(field, value, field === 'structures' ? 'array' : 'string')
    else if (field === 'properties') for (const [key, inner] of membersOf(value)) readProperty(key, inner)
    else refuse(value, `A product has no "${field}".`)
  }
  return { line: lineAt(node.offset), cells, faults }
}

function membersOf(node: Node): readonly (readonly [string, Node])[] {
  if (node.type !== 'object') return []
  return (node.children ?? []).flatMap(({ children: [key, value] = [] }) =>
    key === undefined || value === undefined ? [] : [[String(key.value), value] as const],
  )
}
