import { Type, type Static } from '@sinclair/typebox'
import { Structure } from './component'

/** How many variants a project may hold, the open one included. */
export const MAX_VARIANTS = 50

/** At most 100 code points after NFC; the server counts, the schema bounds. */
const VariantName = Type.String({ minLength: 1, maxLength: 400 })

export const Variant = Type.Object({ name: VariantName, structure: Structure })
export type Variant = Static<typeof Variant>

/**
 * The variants of a project's construction, each known by the id of its structure. The open one stands in `structures`,
 * where clients before 1.4 find and edit it; they give the rest back as it came. Rooms and field values are one for all.
 */
export const Variants = Type.Object({
  /** What the open one is called. */
  name: VariantName,
  /** Its place among all of them, from 0. */
  place: Type.Integer({ minimum: 0, maximum: MAX_VARIANTS - 1 }),
  /** The others in their order. */
  others: Type.Array(Variant, { maxItems: MAX_VARIANTS - 1 }),
})
export type Variants = Static<typeof Variants>

interface WithVariants {
  readonly structures: readonly Structure[]
  readonly variants?: Variants
}

/** All variants of a project in their order, the open one by its place; `name` is for one that has none. */
export function variantsOf({ structures, variants }: WithVariants, name: string): readonly Variant[] {
  const { place, others } = variants ?? { place: 0, others: [] }
  const open = structures.map((structure) => ({ name: variants?.name ?? name, structure }))
  return [...others.slice(0, place), ...open, ...others.slice(place)]
}
