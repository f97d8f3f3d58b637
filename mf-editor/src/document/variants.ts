import { constructionOf, toWire, type Construction } from '@soundleaf/construction'
import {
  MAX_VARIANTS,
  type ProjectContent,
  type Structure,
  type Variant,
  type Variants,
} from '@soundleaf/contracts'
import { dequal } from 'dequal/lite'
import { t } from '../texts'
import { newHistory, type History } from './history'
import type { DocumentVariants, KeptVariant, OpenDocument } from './open-document'

/** As many characters as a project's name has. */
export const LONGEST_VARIANT_NAME = 100

/** A variant as it is shown; the construction is null where this version cannot read it. */
export interface ShownVariant {
  readonly id: string
  readonly name: string
  readonly isOpen: boolean
  readonly construction: Construction | null
}

/** Variants are given a number until a person names them: the first one that no other has. */
function freshName(names: readonly string[]): string {
  const numbered = (number: number) => t('variant.unnamed', { number: String(number) })
  let number = names.length + 1
  while (names.includes(numbered(number))) number += 1
  return numbered(number)
}

/** The variants of a project, with the histories that are known of them. */
export function variantsOfProject(
  project: Pick<ProjectContent, 'structures' | 'variants'>,
  historyOf: (structure: Structure) => History | null,
): DocumentVariants {
  const { variants } = project
  const others = variants?.others ?? []
  return {
    name: variants?.name ?? freshName([]),
    place: variants?.place ?? 0,
    others: others.map(({ name, structure }) => ({ name, structure, history: historyOf(structure) })),
    removed: [],
  }
}

/** What the project holds of a document. */
export function contentOf({ history, variants }: OpenDocument): {
  readonly structures: [Structure]
  readonly variants: Variants
} {
  const { name, place, others } = variants
  return {
    structures: [toWire(history.present)],
    variants: {
      name,
      place,
      others: others.map((other) => ({ name: other.name, structure: other.structure })),
    },
  }
}

/** The strip is there where there is something to choose between, or to have back. */
export const hasStrip = (document: OpenDocument | null): boolean =>
  document !== null && document.variants.others.length + document.variants.removed.length > 0

/** All in their order. */
export function shownVariants(document: OpenDocument): readonly ShownVariant[] {
  const { history, variants } = document
  const { name, place, others } = variants
  const shown = others.map((other) => ({
    id: other.structure.structureId,
    name: other.name,
    isOpen: false,
    construction: other.history?.present ?? constructionOf(other.structure),
  }))
  const open = { id: history.present.id, name, isOpen: true, construction: history.present }
  return [...shown.slice(0, place), open, ...shown.slice(place)]
}

/** A change of the variants; null where it cannot be made. */
export type VariantChange = (document: OpenDocument) => OpenDocument | null

export const opened =
  (id: string): VariantChange =>
  (document) => {
    const all = allOf(document)
    return withAll(document, all, placeOf(all, id))
  }

/** Opens a copy behind the variant. Its layers keep their ids: by them the two are compared, and a selection stays. */
export const duplicated =
  (id: string, newId: () => string): VariantChange =>
  (document) => {
    const all = allOf(document)
    const place = placeOf(all, id)
    const original = all[place]
    if (original === undefined) return null
    const copy = {
      name: freshName(all.map(({ name }) => name)),
      structure: { ...original.structure, structureId: newId() },
      history: null,
    }
    return withAll(document, all.toSpliced(place + 1, 0, copy), place + 1)
  }

/** Puts constructions of elsewhere behind all others and opens the first of them; null where there is no room. */
export const added =
  (variants: readonly Variant[], newId: () => string): VariantChange =>
  (document) => {
    const all = allOf(document)
    const copies = variants.map(({ name, structure }) => ({
      name,
      structure: { ...structure, structureId: newId() },
      history: null,
    }))
    return all.length + copies.length > MAX_VARIANTS
      ? null
      : withAll(document, [...all, ...copies], all.length)
  }

export const renamed =
  (id: string, name: string): VariantChange =>
  (document) => {
    const all = allOf(document)
    const place = placeOf(all, id)
    if (place < 0) return null
    const named = all.map((variant, at) => (at === place ? { ...variant, name } : variant))
    return withAll(document, named, document.variants.place)
  }

/** To a place among the others. */
export const moved =
  (id: string, to: number): VariantChange =>
  (document) => {
    const all = allOf(document)
    const place = placeOf(all, id)
    const one = all[place]
    if (one === undefined || to < 0 || to >= all.length || to === place) return null
    const rest = all.toSpliced(place, 1).toSpliced(to, 0, one)
    return withAll(document, rest, placeOf(rest, document.history.present.id))
  }

/** To the place of another one. */
export const movedOnto =
  (id: string, onto: string): VariantChange =>
  (document) =>
    moved(id, placeOf(allOf(document), onto))(document)

/** The last one stays. Where it was open, its neighbour is. */
export const removed =
  (id: string): VariantChange =>
  (document) => {
    const all = allOf(document)
    const place = placeOf(all, id)
    const variant = all[place]
    if (variant === undefined || all.length === 1) return null
    const rest = all.toSpliced(place, 1)
    const stays = placeOf(rest, document.history.present.id)
    const next = withAll(document, rest, stays < 0 ? Math.min(place, rest.length - 1) : stays)
    const gone = [...document.variants.removed, { variant, place }]
    return next && { ...next, variants: { ...next.variants, removed: gone } }
  }

/** Opens the one that was deleted last, in its place; one that cannot be read is back without being opened. */
export const restored: VariantChange = (document) => {
  const last = document.variants.removed.at(-1)
  if (last === undefined) return null
  const before = allOf(document)
  const place = Math.min(last.place, before.length)
  const all = before.toSpliced(place, 0, last.variant)
  const next =
    withAll(document, all, place) ?? withAll(document, all, placeOf(all, document.history.present.id))
  const gone = document.variants.removed.slice(0, -1)
  return next && { ...next, variants: { ...next.variants, removed: gone } }
}

/** All in their order, the open one as it is now. */
function allOf({ history, variants }: OpenDocument): readonly KeptVariant[] {
  const { name, place, others } = variants
  return others.toSpliced(place, 0, { name, structure: toWire(history.present), history })
}

const placeOf = (all: readonly KeptVariant[], id: string) =>
  all.findIndex(({ structure }) => structure.structureId === id)

/** The document with these variants, one of them open; null where there is none or it cannot be read. */
function withAll(document: OpenDocument, all: readonly KeptVariant[], place: number): OpenDocument | null {
  const open = all[place]
  if (open === undefined) return null
  const history = open.history ?? firstHistory(open.structure, document.history.present)
  if (history === null) return null
  const isSame = history.present.id === document.history.present.id
  return {
    ...document,
    history,
    opening: isSame ? document.opening : document.opening + 1,
    variants: { ...document.variants, name: open.name, place, others: all.toSpliced(place, 1) },
  }
}

/**
 * Of a variant that is opened for the first time; null where it cannot be read. Layers that it has in common with the
 * one before it are the same objects, so that only what differs is drawn anew.
 */
function firstHistory(structure: Structure, before: Construction): History | null {
  const construction = constructionOf(structure)
  if (construction === null) return null
  const shared = new Map(before.components.map((component) => [component.id, component]))
  return newHistory({
    ...construction,
    components: construction.components.map((component) => {
      const same = shared.get(component.id)
      return same !== undefined && dequal(same, component) ? same : component
    }),
  })
}
