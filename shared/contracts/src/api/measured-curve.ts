import { Type, type Static } from '@sinclair/typebox'
import { MEASURED_BOUNDS } from '../enumerations'
import { RateRequest } from './measured'
import { Guid, oneOf, UtcDate } from './primitives'

/** One line of text, at most 100 code points; the server counts, the schema bounds. Empty where it is not known. */
const Line = Type.String({ maxLength: 400 })

/** What a person keeps of a measurement: the values as the laboratory printed them, and where they come from. */
export const MeasuredCurveContent = Type.Object({
  /** What was measured; the one text that is not empty. */
  title: Type.String({ minLength: 1, maxLength: 400 }),
  ...RateRequest.properties,
  laboratory: Line,
  reportNumber: Line,
  /** Date of the test, as `2026-10-08`; empty where it is not known. */
  measuredOn: Type.String({ pattern: '^(\\d{4}-\\d{2}-\\d{2})?$', description: 'date or empty' }),
  /** As `ISO 10140-2:2021`. */
  testStandard: Line,
  /** Area of the tested element, m²; null where it is not known. */
  elementArea: Type.Union([Type.Number({ exclusiveMinimum: 0, maximum: 10000 }), Type.Null()]),
  remarks: Type.String({ maxLength: 2000 }),
  /** Name of the file that the values were read from; empty where they were pasted. */
  sourceFile: Line,
  /** The owner's project that predicts what was measured; null where the curve is not compared with any. */
  projectId: Type.Union([Guid, Type.Null()]),
  /** Whether the owner's team sees it. */
  isShared: Type.Boolean(),
})
export type MeasuredCurveContent = Static<typeof MeasuredCurveContent>

/** A single number of a kept curve as a list shows it. */
export const MeasuredNumber = Type.Object({
  /** With subscripts, as `R_{w}`. */
  notation: Type.String(),
  /** Null where a band is missing, or where bounds leave it open. */
  value: Type.Union([Type.Number(), Type.Null()]),
  decimals: Type.Integer(),
  bound: Type.Optional(oneOf(MEASURED_BOUNDS)),
})
export type MeasuredNumber = Static<typeof MeasuredNumber>

/** A kept curve. */
export const MeasuredCurve = Type.Object({
  id: Guid,
  ...MeasuredCurveContent.properties,
  /** Whose it is; null for the caller's own. */
  owner: Type.Union([Type.String(), Type.Null()]),
  /** The server's number of the kept state. */
  revision: Type.Integer({ minimum: 1 }),
  modifiedDateUtc: UtcDate,
  /** Its main number, with the terms that are stated with it. */
  numbers: Type.Array(MeasuredNumber),
})
export type MeasuredCurve = Static<typeof MeasuredCurve>

/** The newest first, at most 500; `total` says how many there are. */
export const MeasuredCurveList = Type.Object({
  curves: Type.Array(MeasuredCurve, { maxItems: 500 }),
  total: Type.Integer({ minimum: 0 }),
})
export type MeasuredCurveList = Static<typeof MeasuredCurveList>

/**
 * A new curve has the id of zeros and a creation key, with which a repeated call finds the curve that it made; a kept
 * one has the revision that the change is based on.
 */
export const SaveMeasuredCurveRequest = Type.Object({
  id: Guid,
  ...MeasuredCurveContent.properties,
  revision: Type.Optional(Type.Integer({ minimum: 0 })),
  creationKey: Type.Optional(Guid),
})
export type SaveMeasuredCurveRequest = Static<typeof SaveMeasuredCurveRequest>
