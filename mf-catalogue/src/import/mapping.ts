import { FIELD_OF_HEAD, headOf } from '@soundleaf/products'
import { browserStorage } from '@soundleaf/ui'
import { propertyLabel } from '../form/property-label'
import type { Table } from './read-file'

/** What each column is taken for, by the field's name; empty where a column is left out. */
export type Mapping = readonly string[]

export const FIELDS: readonly string[] = [...FIELD_OF_HEAD.values()]

const NAME = 'soundleaf.catalogue.columns'

/** The heads as the product writes them, as people write them, and as the person mapped them before. */
export function mappingOf({ rows: [heads] }: Table): Mapping {
  const remembered = rememberedFields()
  const taken = new Set<string>()
  return (heads?.texts ?? []).map((head) => {
    const field = remembered[plain(head)] ?? FIELD_OF_HEAD.get(head) ?? likelyField(head)
    if (field === '' || taken.has(field)) return ''
    taken.add(field)
    return field
  })
}

/** Words for a field that data sheets and tables use. */
const WORDS: readonly (readonly [word: string, field: string])[] = [
  ['maker', 'manufacturer'],
  ['producer', 'manufacturer'],
  ['product', 'name'],
  ['rho', 'density'],
  ['youngs modulus', 'modulusOfElasticity'],
  ['damping', 'dampingCoefficient'],
  ['eta', 'dampingCoefficient'],
  ['s', 'dynamicStiffness'],
  ['cost', 'price'],
]

function likelyField(head: string): string {
  const bare = plain(head)
  const known = FIELDS.find(
    (field) => plain(headOf(field)) === bare || plain(field) === bare || plain(propertyLabel(field)) === bare,
  )
  return known ?? WORDS.find(([word]) => word === bare)?.[1] ?? ''
}

/** Without its unit, case and signs. */
const plain = (head: string): string =>
  head
    .replace(/[[(].*$/, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Keeps what the person chose for heads, so that the next file of the same maker is read at once. */
export function remember({ rows: [heads] }: Table, mapping: Mapping): void {
  const chosen = (heads?.texts ?? []).map((head, at): [string, string] => [plain(head), mapping[at] ?? ''])
  browserStorage.keep(NAME, JSON.stringify({ ...rememberedFields(), ...Object.fromEntries(chosen) }))
}

function rememberedFields(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(browserStorage.readJson(NAME) ?? {}).filter(
      (pair): pair is [string, string] => pair[1] === '' || FIELDS.some((field) => field === pair[1]),
    ),
  )
}
