import { Type, type Static } from '@sinclair/typebox'
import { CONTOUR_LIMITS, MEASURED_BOUNDS, MEASURED_QUANTITIES } from '../enumerations'
import { oneOf, TwoNumbers } from './primitives'

/** One band of a measured curve as the laboratory printed it. */
export const MeasuredValue = Type.Object({
  /** Nominal mid-frequency, Hz. */
  band: Type.Number(),
  /** dB */
  value: Type.Number({ minimum: -200, maximum: 200 }),
  /** The true value is this or more, or this or less; left out where it was measured as it is. */
  bound: Type.Optional(oneOf(MEASURED_BOUNDS)),
})
export type MeasuredValue = Static<typeof MeasuredValue>

export const RateRequest = Type.Object({
  quantity: oneOf(MEASURED_QUANTITIES),
  values: Type.Array(MeasuredValue, { minItems: 1, maxItems: 40 }),
})
export type RateRequest = Static<typeof RateRequest>

/** How a reference curve came to rest beside a measured one, dB. */
export const MeasuredContour = Type.Object({
  shift: Type.Number(),
  /** The bands that the rating uses, with the shifted reference curve and how far each misses it. */
  bands: Type.Array(
    Type.Object({ band: Type.Number(), reference: Type.Number(), deficiency: Type.Number() }),
  ),
  sumOfDeficiencies: Type.Number(),
  sumLimit: Type.Number(),
  limitedBy: oneOf(CONTOUR_LIMITS),
  limitingBand: Type.Number(),
})
export type MeasuredContour = Static<typeof MeasuredContour>

/** A single number of a measured curve, or why there is none. */
export const MeasuredRating = Type.Object({
  /** With subscripts, as `C_{tr,50–5000}`. */
  notation: Type.String(),
  edition: Type.String(),
  /** Null where a band is missing, or where bounds leave it open. */
  value: Type.Union([Type.Number(), Type.Null()]),
  decimals: Type.Integer(),
  /** The true rating is this or more, or this or less, because of bounds in its bands. */
  bound: Type.Optional(oneOf(MEASURED_BOUNDS)),
  /** No true value that the bounds allow would change the number. */
  isUnmoved: Type.Optional(Type.Boolean()),
  /** The first band that is missing, Hz. */
  missingBand: Type.Optional(Type.Number()),
  /** First and last of the bands that were used, Hz. */
  range: Type.Optional(TwoNumbers),
  contour: Type.Optional(MeasuredContour),
  /** The energy sum over the bands before it is rounded, dB. */
  energySum: Type.Optional(Type.Number()),
})
export type MeasuredRating = Static<typeof MeasuredRating>

/** Every rating that the quantity has, the main one of each standard first. */
export const RateAnswer = Type.Object({ ratings: Type.Array(MeasuredRating) })
export type RateAnswer = Static<typeof RateAnswer>
