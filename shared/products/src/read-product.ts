import {
  GENERIC_MANUFACTURER_NAME,
  MATERIALS,
  PRODUCT_TYPES,
  STRUCTURE_TYPES,
  VALUE_ORIGINS,
  type OwnProductContent,
  type PropertyKey,
  type StructureType,
} from '@soundleaf/contracts'
import { numberIn } from '@soundleaf/texts'
import { headOf, SOURCE, unitOfField } from './columns'
import { singleValues, type Declaration, type Limits, type ProductContent, type Values } from './content'
import { fieldsOf, isFlag, NUMBER_KEYS, WORDS } from './fields'
import { leastOf, mostOf, type Fault, type RawProduct, type Reading } from './raw-product'
import { t } from './texts'

const LONGEST_NAME = 100
const LONGEST_CATEGORY = 60
const LONGEST_SOURCE = 200
const LONGEST_PAGE = 40
const MOST_PRICE = 1_000_000
const CARBON = [-10_000, 100_000] as const

/** A product of a file, and who makes it. */
export interface CatalogueEntry {
  readonly line: number
  readonly manufacturer: string
  readonly content: ProductContent
  readonly declaration: Declaration
}

/**
 * How a fault calls a field, and how it writes a number of it: a file's are those of its column, and what stands there is
 * said as it is spelled.
 */
interface Words {
  readonly nameOf: (field: string) => string
  readonly numberOf: (field: string, value: number) => string
  readonly keepsSpelling: boolean
}
const OF_A_FILE: Words = { nameOf: headOf, numberOf: (_, value) => String(value), keepsSpelling: true }

/** Of a form, which calls fields by its labels and shows their numbers in the units in use. */
export const wordsOfForm = (nameOf: Words['nameOf']): Words => ({
  nameOf,
  numberOf: (field, value) => numberIn(unitOfField(field), value),
  keepsSpelling: false,
})

/**
 * Reads the texts of one product; every fault names its line, its field and what may stand there. Who reads a file finds
 * a field by the head of its column, who fills in a form by its label.
 */
export function readProduct(raw: RawProduct, words = OF_A_FILE): Reading<CatalogueEntry> {
  const read = reader(raw, words)
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
    declaration: read.declaration(),
  }
  return read.faults.length === 0 ? { ok: true, value: entry } : { ok: false, faults: read.faults }
}

/** As `readProduct`, for a product of one's own: the name of the common catalogue's maker is not for it. */
export function readOwnProduct(raw: RawProduct, words = OF_A_FILE): Reading<CatalogueEntry> {
  const reading = readProduct(raw, words)
  const text = raw.cells.get('manufacturer')?.text ?? ''
  if (text.toLowerCase() !== GENERIC_MANUFACTURER_NAME.toLowerCase()) return reading
  const message = t('fault.is', { head: words.nameOf('manufacturer'), text, wanted: t('wanted.maker') })
  const faults = reading.ok ? [] : reading.faults
  return { ok: false, faults: [{ line: raw.line, field: 'manufacturer', message }, ...faults] }
}

/** Notes every fault; what it returns in place of a bad text is never used. */
function reader({ line, cells }: RawProduct, { nameOf, numberOf, keepsSpelling }: Words) {
  const faults: Fault[] = []
  const has = (field: string) => cells.has(field)
  const refuse = (field: string, wanted: string, number?: number) => {
    const cell = cells.get(field)
    const head = nameOf(field)
    const message =
      cell === undefined
        ? t('fault.missing', { head, wanted })
        : t('fault.is', {
            head,
            text: number === undefined || keepsSpelling ? shortened(cell.text) : numberOf(field, number),
            wanted,
          })
    faults.push({ line: cell?.line ?? line, field, message })
  }

  function text(field: string, longest: number): string {
    const value = (cells.get(field)?.text ?? '').normalize('NFC')
    // A spreadsheet would work it out when the text comes back to it.
    if (/^(?:[=+@＝＋＠]|[-－].)/u.test(value)) refuse(field, t('wanted.noFormula'))
    else if (value === '' || [...value].length > longest || /\p{Cc}/u.test(value))
      refuse(field, t('wanted.characters', { most: String(longest) }))
    return value
  }

  const textOrNone = (field: string, longest: number) => (has(field) ? text(field, longest) : '')

  function oneOf<Value extends string>(field: string, allowed: readonly [Value, ...Value[]]): Value {
    const value = allowed.find((known) => known === cells.get(field)?.text)
    if (value === undefined) refuse(field, t('wanted.oneOf', { words: allowed.join(', ') }))
    return value ?? allowed[0]
  }

  function structures(): StructureType[] {
    const words = (cells.get('structures')?.text ?? '').split(/[;\s]+/).filter((word) => word !== '')
    const known = words.flatMap((word) => STRUCTURE_TYPES.find((type) => type === word) ?? [])
    if (words.length === 0 || known.length < words.length)
      refuse('structures', t('wanted.structures', { words: STRUCTURE_TYPES.join(', ') }))
    return STRUCTURE_TYPES.filter((type) => known.includes(type))
  }

  function number(field: string, least: number, most: number): number {
    const value = withoutUnit(cells.get(field)?.text ?? '', unitOfField(field))
    const number = Number(value)
    if (/^[=+@]/.test(value)) refuse(field, t('wanted.noFormula'))
    else if (/^-?\d{1,3}([.,' ]\d{3})+([.,]\d+)?$/.test(value) && !/^-?\d+\.\d+$/.test(value))
      refuse(field, t('wanted.oneMark'))
    else if (!/^-?\d+(\.\d+)?$/.test(value) || number < least || number > most) {
      const wanted = t('wanted.number', { least: numberOf(field, least), most: numberOf(field, most) })
      refuse(field, wanted, Number.isNaN(number) ? undefined : number)
    }
    return number
  }

  function limits(key: string, least: number, most: number): number | Limits {
    const usual = number(key, least, most)
    if (!has(leastOf(key)) && !has(mostOf(key))) return usual
    const range = [number(leastOf(key), least, most), number(mostOf(key), least, most)] as const
    if (range[0] > usual) refuse(leastOf(key), t('wanted.notAbove', { head: nameOf(key) }))
    if (range[1] < usual) refuse(mostOf(key), t('wanted.notBelow', { head: nameOf(key) }))
    return [usual, ...range]
  }

  function values(type: ProductContent['type']): Values {
    const fields = fieldsOf(type)
    const wanted = new Set(fields.flatMap(({ holds, key }) => cellsOf(key, holds === 'number')))
    const known = [...WORDS.keys(), ...NUMBER_KEYS.flatMap((key) => cellsOf(key, true))]
    for (const field of known) if (has(field) && !wanted.has(field)) refuse(field, t('wanted.none', { type }))
    const given = fields.filter(
      (field) => field.isOptional !== true || cellsOf(field.key, field.holds === 'number').some(has),
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

  function date(): string {
    const text = cells.get('sourceDate')?.text ?? ''
    if (text !== '' && !isDate(text)) refuse('sourceDate', t('wanted.date'))
    return text
  }

  function carbon(): Declaration['carbon'] {
    const [area, volume] = [has('carbonPerArea'), has('carbonPerVolume')]
    if (area && volume) refuse('carbonPerVolume', t('wanted.oneCarbon'))
    if (area) return { value: number('carbonPerArea', ...CARBON), per: 'm2' }
    return volume ? { value: number('carbonPerVolume', ...CARBON), per: 'm3' } : null
  }

  function declaration(): Declaration {
    const document = textOrNone(SOURCE, LONGEST_SOURCE)
    const usual = document === '' ? 'estimated' : 'declared'
    const origin = has('origin') ? oneOf('origin', VALUE_ORIGINS) : usual
    return {
      source: { origin, document, page: textOrNone('sourcePage', LONGEST_PAGE), date: date() },
      price: has('price') ? number('price', 0, MOST_PRICE) : null,
      carbon: carbon(),
    }
  }

  return { faults, has, text, oneOf, structures, values, declaration }
}

/** A cell may repeat its column's unit behind the number. */
function withoutUnit(text: string, unit: string): string {
  if (unit === '') return text
  const spelled = [unit, unit.replace('³', '3').replace('²', '2')].find((one) => text.endsWith(one))
  return spelled === undefined ? text : text.slice(0, -spelled.length).trimEnd()
}

function isDate(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
  )
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

/** What is kept of a product of one's own that was read. */
export function ownContentOf({ manufacturer, content, declaration }: CatalogueEntry): OwnProductContent {
  const { values, supportedStructures, ...names } = content
  return {
    ...names,
    supportedStructures: [...supportedStructures],
    manufacturer,
    values: singleValues(values),
    ...declaration,
  }
}
