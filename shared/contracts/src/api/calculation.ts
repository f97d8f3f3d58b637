import { Type, type Static } from '@sinclair/typebox'
import { CALCULATION_RESULTS, RESULT_COLORS, STANDARDS } from '../enumerations'
import { FieldValues, Project } from './project'
import { byFirstField, byLaterField } from '../ratings'
import { WireMessage, WireParams } from './message'
import { Guid, oneOf, PartialSpectrum, Spectrum } from './primitives'
import { Structure } from './component'
import { MeasuredNeighbour } from './evidence'
import { Explanation } from './explanation'

/** What a calculation needs of a project; a whole project body is accepted as it is. */
export const CalculateRequest = Type.Object({
  name: Type.Optional(Project.properties.name),
  projectId: Type.Optional(Guid),
  fieldValues: FieldValues,
  structures: Type.Array(Structure, { minItems: 1, maxItems: 1 }),
})
export type CalculateRequest = Static<typeof CalculateRequest>

export const Validation = Type.Object({
  result: oneOf(CALCULATION_RESULTS),
  /** In English, for clients that do not know the code. */
  message: Type.String(),
  /** The components at fault. */
  componentIds: Type.Array(Guid),
  /** The rule that is broken, or why there is no prediction, with what its sentence says. */
  code: Type.Optional(Type.String()),
  params: Type.Optional(WireParams),
})
export type Validation = Static<typeof Validation>

const RatingValue = Type.Union([Type.Integer(), Type.Null()])
const Table = Type.Union([Spectrum, Type.Null()])
const Curve = Type.Union([PartialSpectrum, Type.Null()])
const Quantity = Type.Union([Type.Number(), Type.Null()])
const Color = oneOf(RESULT_COLORS)

/** A field value of the direct path alone with the planning deduction taken off (impact: added), dB. */
const PlannedValue = Type.Object({ deduction: Type.Number(), value: Type.Number(), color: Color })

/**
 * The answer to a calculation. Only the fields of the account's standard are filled; what the licence
 * does not include is null. Ratings are whole numbers in dB, tables 21 bands in dB.
 */
export const CalculationAnswer = Type.Object({
  validation: Validation,
  evaluationStandard: oneOf(STANDARDS),
  ...byFirstField(RatingValue),
  ...byLaterField(Type.Optional(Type.Integer())),
  tableResultR: Table,
  tableResultTl: Table,
  tableResultLn: Table,
  tableResultL: Table,
  shiftedCurveR: Curve,
  shiftedCurveTl: Curve,
  shiftedCurveLn: Curve,
  shiftedCurveL: Curve,
  airborneFieldEstimation: Quantity,
  airborneColor: Color,
  impactFieldEstimation: Quantity,
  impactColor: Color,
  /** Standard uncertainty of the airborne and of the impact single number, dB. */
  airborneUncertainty: Quantity,
  impactUncertainty: Quantity,
  /** Standard uncertainty of the airborne and of the impact field value, dB; the verdict is computed with it. */
  airborneFieldUncertainty: Type.Optional(Quantity),
  impactFieldUncertainty: Type.Optional(Quantity),
  /** Left out where flanking is in the field value. Where it is not, the page judges this one, and never in green. */
  airbornePlanned: Type.Optional(PlannedValue),
  impactPlanned: Type.Optional(PlannedValue),
  /** Mass per area, kg/m², and total thickness, mm. */
  surfaceMass: Quantity,
  totalThickness: Quantity,
  /** What a person must know of the numbers, in English, each sentence once. */
  notices: Type.Array(Type.String()),
  /** The same as codes, each with the components that it concerns. */
  messages: Type.Optional(Type.Array(WireMessage)),
  /** Editions and ranges of the standards used, as `ISO 717-1:2020, 100–3150 Hz`. */
  editions: Type.Array(Type.String()),
  engineVersion: Type.String(),
  /** True for a trial: the values are made up by the server. */
  isRandom: Type.Boolean(),
  /** How the numbers came about; null without a result and for a trial. */
  explanation: Type.Optional(Type.Union([Explanation, Type.Null()])),
  /** The measured constructions nearest to this one; none without a result and for a trial. */
  measured: Type.Optional(Type.Array(MeasuredNeighbour)),
})
export type CalculationAnswer = Static<typeof CalculationAnswer>

/** A comparison curve, two per chart; kept in the browser, sent nowhere. */
export const ReferenceCurve = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 100 }),
  values: Spectrum,
})
export type ReferenceCurve = Static<typeof ReferenceCurve>

/** What the report prints. */
export const ReportAnswer = Type.Object({
  calculation: CalculationAnswer,
  disclaimer: Type.String(),
})
export type ReportAnswer = Static<typeof ReportAnswer>
