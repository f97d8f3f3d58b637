import { Type, type Static } from '@sinclair/typebox'
import { PROPERTY_KEYS, STANDARDS } from '../enumerations'
import { allRatings } from '../ratings'
import { CalculateRequest, Validation } from './calculation'
import { Guid, oneOf } from './primitives'

/** How many values of a property one sweep may have. */
export const MAX_SWEEP_VALUES = 200

/** How many points a map of two properties may have. */
export const MAX_MAP_POINTS = 400

const Swept = {
  componentId: Guid,
  property: oneOf(PROPERTY_KEYS),
  values: Type.Array(Type.Number(), { minItems: 1, maxItems: MAX_SWEEP_VALUES }),
}

/** A construction, and one property of one of its components with the values that it takes, in the property's unit. */
export const SweepRequest = Type.Object({
  ...Type.Pick(CalculateRequest, ['fieldValues', 'structures']).properties,
  ...Swept,
  /** Another property that varies as well: each of its values with each of the first one's, {@link MAX_MAP_POINTS} at most. */
  second: Type.Optional(Type.Object(Swept)),
})
export type SweepRequest = Static<typeof SweepRequest>

const RATING_IDS = allRatings().map(({ id }) => id)
const Quantity = Type.Union([Type.Number(), Type.Null()])

/** What the construction does with one of the values. */
export const SweepPoint = Type.Object({
  value: Type.Number(),
  /** The value of the second property, where there is one. */
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
})
export type SweepPoint = Static<typeof SweepPoint>

export const SweepAnswer = Type.Object({
  evaluationStandard: oneOf(STANDARDS),
  engineVersion: Type.String(),
  /** In the order of the values; of a map, all of the first value of the second property come first. */
  points: Type.Array(SweepPoint),
})
export type SweepAnswer = Static<typeof SweepAnswer>

/** What a construction does while one of its properties varies; for the Full licence. */
export const SWEEP_CALL = {
  method: 'POST',
  path: '/api/sweep',
  authenticated: true,
  body: SweepRequest,
  answer: SweepAnswer,
} as const
