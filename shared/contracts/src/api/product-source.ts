import { Type, type Static } from '@sinclair/typebox'
import { VALUE_ORIGINS } from '../enumerations'
import { oneOf } from './primitives'

/** Where the values of a product come from. */
export const ProductSource = Type.Object({
  origin: oneOf(VALUE_ORIGINS),
  /** As `Data sheet 2026-03`; empty where none is known. */
  document: Type.String({ maxLength: 200 }),
  page: Type.String({ maxLength: 40 }),
  /** Of the document, as `2026-03-31`; empty where none is known. */
  date: Type.String({ pattern: '^(\\d{4}-\\d{2}-\\d{2})?$', description: 'date or empty' }),
})
export type ProductSource = Static<typeof ProductSource>
