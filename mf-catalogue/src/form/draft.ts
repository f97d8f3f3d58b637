import type { OwnProductContent, ProductType, StructureType } from '@soundleaf/contracts'
import {
  fieldsOf,
  ownContentOf,
  questionsOf,
  rawProductOf,
  readOwnProduct,
  wordsOfForm,
  type Fault,
  type Question,
} from '@soundleaf/products'
import type { Entry } from '../list/entry'
import { propertyLabel } from './property-label'

/** What is typed into the form, by the names of the fields of a catalogue file; an empty text is none. */
export type Draft = Readonly<Record<string, string>>

export function draftOf(content: OwnProductContent): Draft {
  return Object.fromEntries([...rawProductOf(content).cells].map(([field, { text }]) => [field, text]))
}

/** A new product of a type: everything that must be said is empty. */
export function emptyDraft(type: ProductType, structures: readonly StructureType[]): Draft {
  return { type, material: 'Other', structures: structures.join(' '), origin: 'declared' }
}

/** The draft of another type: what that type does not have is left out, and it stands where its kind can stand. */
export function ofType(draft: Draft, type: ProductType, structures: readonly StructureType[]): Draft {
  const known = new Set<string>(fieldsOf(type).map(({ key }) => key))
  const values = new Set<string>(
    fieldsOf(draft['type'] as ProductType)
      .map(({ key }) => key)
      .filter((key) => !known.has(key)),
  )
  const kept = Object.entries(draft).filter(([field]) => !values.has(field))
  return { ...Object.fromEntries(kept), type, structures: structures.join(' ') }
}

/** Where products of a type can stand, as the common catalogue has it. */
export function structuresOf(type: ProductType, entries: readonly Entry[]): readonly StructureType[] {
  return [
    ...new Set(
      entries.flatMap(({ keptBy, content }) =>
        keptBy === 'generic' && content.type === type ? content.supportedStructures : [],
      ),
    ),
  ]
}

/** What a draft says: a product, or everything that is wrong with it by field; and what is questioned. */
export interface ReadDraft {
  readonly content: OwnProductContent | null
  readonly faults: readonly Fault[]
  readonly questions: readonly Question[]
}

export function readDraft(draft: Draft): ReadDraft {
  const cells = Object.entries(draft)
    .map(([field, text]) => [field, text.trim()] as const)
    .filter(([, text]) => text !== '')
    // A decimal comma is read as it is meant; a file says by its separators whether it has them.
    .map(([field, text]) => [field, { text: text.replace(/^(-?\d+),(\d+)$/, '$1.$2'), line: 1 }] as const)
  const reading = readOwnProduct({ line: 1, cells: new Map(cells) }, wordsOfForm(propertyLabel))
  if (!reading.ok) return { content: null, faults: reading.faults, questions: questionsOfDraft(draft) }
  return { content: ownContentOf(reading.value), faults: [], questions: questionsOf(reading.value.content) }
}

/** What can be asked while something else is still missing. */
function questionsOfDraft(draft: Draft): readonly Question[] {
  return questionsOf(askedOf(draft))
}

/** What the draft says of its numbers so far. */
export function askedOf(draft: Draft) {
  const type = draft['type'] as ProductType
  const numbers = fieldsOf(type).flatMap(({ holds, key }) => {
    const value = Number((draft[key] ?? '').trim().replace(',', '.') || NaN)
    return holds === 'number' && Number.isFinite(value) ? [[key, value] as const] : []
  })
  return {
    type,
    material: (draft['material'] ?? 'Other') as OwnProductContent['material'],
    values: Object.fromEntries(numbers),
  }
}
