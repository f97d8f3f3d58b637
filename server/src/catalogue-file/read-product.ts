import {
  MATERIALS,
  PRODUCT_TYPES,
  STRUCTURE_TYPES,
  type PropertyKey,
  type StructureType,
} from '@soundleaf/contracts'
import type { Limits, ProductContent, Values } from '../domain/catalogue/make-product'
import { headOf } from './columns'
import { fieldsOf, isFlag, NUMBER_KEYS, WORDS } from './fields'
import { leastOf, mostOf, type Fault, type RawProduct, type Reading } from './raw-product'

const LONGEST_NAME = 100
const LONGEST_CATEGORY = 60

/** A product of a file, and who makes it. */
export interface CatalogueEntry {
  readonly line: number
  readonly manufacturer: string
  readonly content: ProductContent
}

/** Reads the texts of one product; every fault names its line, its field and what may stand there. */
export function readProduct(raw: RawProduct): Reading<CatalogueEntry> {
  const read = reader(raw)
  const type = read.oneOf('type', PRODUCT_TYPES)
  const isKnown = read.faults.length === 0
  const entry = {
    line: raw.line,
    manufacturer: read.text('manufacturer', LONGEST_NAME),
    content: {
      type,
      name: read.text('name', LONGEST_NAME),
      material: read.oneOf('material', MATERIALS),
      category: read.has('category') ? read.text('category', LONGEST_CATEGORY) : null,
      supportedStructures: read.structures(),
      // Of a type that is not known nobody can say what it must have.
      values: isKnown ? read.values(type) : {},
    },
  }
  return read.faults.length === 0 ? { ok: true, value: entry } : { ok: false, faults: read.faults }
}

/** Notes every fault; what it returns in place of a bad text is never used. */
function reader({ line, cells }: RawProduct) {
  const faults: Fault[] = []
  const has = (field: string) => cells.has(field)
  const refuse = (field: string, wanted: string) => {
    const cell = cells.get(field)
    const said = cell === undefined ? 'is missing' : `is "${shortened(cell.text)}"`
    faults.push({ line: cell?.line ?? line, message: `${headOf(field)} ${said}; ${wanted}.` })
  }

  function text(field: string, longest: number): string {
    const value = (cells.get(field)?.text ?? '').normalize('NFC')
    if (value === '' || [...value].length > longest || /\p{Cc}/u.test(value))
      refuse(field, `enter 1 to ${longest} characters`)
    return value
  }

  function oneOf<Value extends string>(field: string, allowed: readonly [Value, ...Value[]]): Value {
    const value = allowed.find((known) => known === cells.get(field)?.text)
    if (value === undefined) refuse(field, `enter one of ${allowed.join(', ')}`)
    return value ?? allowed[0]
  }

  function structures(): StructureType[] {
    const words = (cells.get('structures')?.text ?? '').split(/[;\s]+/).filter((word) => word !== '')
    const known = words.flatMap((word) => STRUCTURE_TYPES.find((type) => type === word) ?? [])
    if (words.length === 0 || known.length < words.length)
      refuse('structures', `enter some of ${STRUCTURE_TYPES.join(', ')}, parted by spaces`)
    return STRUCTURE_TYPES.filter((type) => known.includes(type))
  }

  function number(field: string, least: number, most: number): number {
    const value = cells.get(field)?.text ?? ''
    const isNumber = /^\d+(\.\d+)?$/.test(value)
    if (!isNumber || Number(value) < least || Number(value) > most)
      refuse(field, `enter a number from ${least} to ${most}`)
    return Number(value)
  }

  function limits(key: string, least: number, most: number): number | Limits {
    const usual = number(key, least, most)
    if (!has(leastOf(key)) && !has(mostOf(key))) return usual
    const range = [number(leastOf(key), least, most), number(mostOf(key), least, most)] as const
    if (range[0] > usual) refuse(leastOf(key), `it must not be above ${headOf(key)}`)
    if (range[1] < usual) refuse(mostOf(key), `it must not be below ${headOf(key)}`)
    return [usual, ...range]
  }

  function values(type: ProductContent['type']): Values {
    const fields = fieldsOf(type)
    const wanted = new Set(fields.flatMap(({ holds, key }) => cellsOf(key, holds === 'number')))
    const known = [...WORDS.keys(), ...NUMBER_KEYS.flatMap((key) => cellsOf(key, true))]
    for (const field of known)
      if (has(field) && !wanted.has(field)) refuse(field, `a product of the type ${type} has none`)
    const given = fields.filter(
      (field) => field.holds === 'word' || field.isOptional !== true || cellsOf(field.key, true).some(has),
    )
    return Object.fromEntries(
      given.map((field) => [
        field.key,
        field.holds === 'number' ? limits(field.key, field.least, field.most) : word(field.key),
      ]),
    )
  }

  function word(key: PropertyKey): string | boolean {
    const text = oneOf<string>(key, WORDS.get(key) ?? [''])
    return isFlag(key) ? text === 'true' : text
  }

  return { faults, has, text, oneOf, structures, values }
}

/** The cells of a field: a number has its range beside it. */
function cellsOf(key: string, isNumber: boolean): readonly string[] {
  return isNumber ? [key, leastOf(key), mostOf(key)] : [key]
}

/** A text as a message quotes it: on one line, and not the whole of a long one. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 40 ? `${line.slice(0, 40)}…` : line
}
