import { Type, type Static } from '@sinclair/typebox'
import { PROPERTY_KEYS, STANDARDS } from '../enumerations'
import { allRatings } from '../ratings'
import { CalculateRequest, Validation } from './calculation'
import { Guid, oneOf } from './primitives'
import { MAX_VARIED_PRODUCTS } from './solve'

/** How many values of a property one sweep may have. */
export const MAX_SWEEP_VALUES = 200

/** How many points a map of two properties may have. */
export const MAX_MAP_POINTS = 400

/** What of a component may vary beside its numbers: its product, and that of its fill. */
export const SWEPT_PARTS = ['product', 'fill'] as const

const Swept = {
  componentId: Guid,
  property: oneOf([...PROPERTY_KEYS, ...SWEPT_PARTS]),
  /** Of a number, in the property's unit; none where products vary. */
  values: Type.Array(Type.Number(), { maxItems: MAX_SWEEP_VALUES }),
  /** Those that take the place of the product, or of the fill's. */
  productIds: Type.Optional(Type.Array(Guid, { maxItems: MAX_VARIED_PRODUCTS })),
}

/** A construction, and what varies of one of its components, with the values or the products that it takes. */
export const SweepRequest = Type.Object({
  ...Type.Pick(CalculateRequest, ['fieldValues', 'structures']).properties,
  ...Swept,
  /**
   * Something else that varies as well: each of its values with each of the first one's, {@link MAX_MAP_POINTS} at most.
   * Of both, products are chosen first, then the second one's number is entered, then the first one's.
   */
  second: Type.Optional(Type.Object(Swept)),
})
export type SweepRequest = Static<typeof SweepRequest>

const RATING_IDS = allRatings().map(({ id }) => id)
const Quantity = Type.Union([Type.Number(), Type.Null()])
const Judged = Type.Union([Type.Object({ value: Type.Number(), uncertainty: Quantity }), Type.Null()])

/** What the construction does with one of the values. */
export const SweepPoint = Type.Object({
  /** Of products the index of one. */
  value: Type.Number(),
  /** The same of what varies as well, where something does. */
  second: Type.Optional(Type.Number()),
  validation: Validation,
  /** Single numbers, those of ISO 717 also in tenths, and their standard uncertainty, dB; none without a result. */
  ratings: Type.Array(Type.Object({ id: oneOf(RATING_IDS), value: Type.Number(), uncertainty: Quantity })),
  /** kg/m² and mm. */
  surfaceMass: Quantity,
  totalThickness: Quantity,
  /** Field values of the project's quantities, dB. */
  airborneFieldEstimation: Quantity,
  impactFieldEstimation: Quantity,
  /**
   * The same as they are judged, with the deduction for flanking paths where those are left out, and their standard
   * uncertainty, dB.
   */
  judged: Type.Optional(Type.Object({ airborne: Judged, impact: Judged })),
})
export type SweepPoint = Static<typeof SweepPoint>

export const SweepAnswer = Type.Object({
  evaluationStandard: oneOf(STANDARDS),
  engineVersion: Type.String(),
  /** In the order of the values; of a map, all of the first value of the second property come first. */
  points: Type.Array(SweepPoint),
})
export type SweepAnswer = Static<typeof SweepAnswer>

/** What a construction does while one of its properties, or a product, varies; for the Full licence. */
export const SWEEP_CALL = {
  method: 'POST',
  path: '/api/sweep',
  authenticated: true,
  body: SweepRequest,
  answer: SweepAnswer,
} as const
