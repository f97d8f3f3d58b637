import { Type, type Static } from '@sinclair/typebox'
import { MAX_VARIANTS } from '../max-variants'
import { Structure } from './component'

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
