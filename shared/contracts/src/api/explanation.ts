import { Type, type Static } from '@sinclair/typebox'
import { CONTOUR_LIMITS, LIMITING_PATHS } from '../enumerations'
import { RATING_FIELDS } from '../ratings'
import { WireCode } from './message'
import { Guid, oneOf, PartialSpectrum, TwoNumbers } from './primitives'

/** How a reference curve came to rest, dB. */
export const ContourExplanation = Type.Object({
  /** From its place in the standard; the contours of ASTM have none, there it is the value at 500 Hz. */
  shift: Type.Number(),
  /** How far each band misses the curve; null where the curve has no value. They tell band values: not for Light. */
  deficiencies: PartialSpectrum,
  sumOfDeficiencies: Type.Number(),
  sumLimit: Type.Number(),
  /** One step more would break this rule, and this band (Hz) has the largest part in it. */
  limitedBy: oneOf(CONTOUR_LIMITS),
  limitingBand: Type.Number(),
})
export type ContourExplanation = Static<typeof ContourExplanation>

/** Where one single number of the answer comes from. */
export const RatingExplanation = Type.Object({
  /** The answer's field that carries it, as `rw`. */
  field: oneOf(RATING_FIELDS),
  edition: Type.String(),
  /** The bands it was computed from, first and last, Hz. */
  range: TwoNumbers,
  /** Standard uncertainty, dB. */
  uncertainty: Type.Number({ minimum: 0 }),
  /** Null for what comes from an energy sum, and where the licence has no spectra. */
  contour: Type.Union([ContourExplanation, Type.Null()]),
})
export type RatingExplanation = Static<typeof RatingExplanation>

/** What carries most of the sound in one band (Hz). */
export const LimitingPath = Type.Object({
  band: Type.Number(),
  path: oneOf(LIMITING_PATHS),
  componentIds: Type.Array(Guid),
})
export type LimitingPath = Static<typeof LimitingPath>

/** A frequency (Hz) at which components resonate or coincide. */
export const CharacteristicFrequency = Type.Object({
  frequency: Type.Number(),
  componentIds: Type.Array(Guid),
})
export type CharacteristicFrequency = Static<typeof CharacteristicFrequency>

/** How the numbers of an answer came about. */
export const Explanation = Type.Object({
  /** Every single number of the answer's standard. */
  ratings: Type.Array(RatingExplanation),
  /** One per band, 50 Hz to 5 kHz; empty where the licence has no spectra, impact also for walls. */
  airborneLimits: Type.Array(LimitingPath),
  impactLimits: Type.Array(LimitingPath),
  /** Mass-spring-mass resonances of cavities and resilient layers. */
  resonances: Type.Array(CharacteristicFrequency),
  /** Critical frequencies of the leaves; two where a leaf is orthotropic. */
  coincidences: Type.Array(CharacteristicFrequency),
  /** The laboratory's mounting in words, and the size of the element, m. */
  mounting: Type.String(),
  elementSize: TwoNumbers,
  /** What the uncertainties rest on, in words; impact null for walls. */
  airborneUncertaintyBasis: Type.String(),
  impactUncertaintyBasis: Type.Union([Type.String(), Type.Null()]),
  /** The notices of the answer that concern components, with these. */
  notices: Type.Array(Type.Object({ text: Type.String(), componentIds: Type.Array(Guid) })),
  /** What stands in words above, as codes. */
  codes: Type.Optional(
    Type.Object({
      mounting: WireCode,
      airborneUncertaintyBasis: WireCode,
      impactUncertaintyBasis: Type.Optional(WireCode),
    }),
  ),
})
export type Explanation = Static<typeof Explanation>
