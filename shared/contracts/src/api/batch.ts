import { Type, type Static } from '@sinclair/typebox'
import { PROPERTY_KEYS, STANDARDS } from '../enumerations'
import { allRatings } from '../ratings'
import { CalculateRequest } from './calculation'
import { Guid, oneOf, Spectrum, UtcDate } from './primitives'
import { Structure } from './component'
import { SolveRequest } from './solve'

/** Constructions of one batch, and how many of a list come with one call. */
export const MAX_BATCH = 1_000_000
export const MAX_BATCH_PART = 500
export const MAX_BATCH_PART_BYTES = 10_000_000
export const MAX_AXES = 4
export const MAX_AXIS_VALUES = 1000

/** The values that one property of one component takes, in the property's unit: listed, or from, to and step. */
export const BatchAxis = Type.Object({
  componentId: Guid,
  property: oneOf(PROPERTY_KEYS),
  values: Type.Optional(Type.Array(Type.Number(), { minItems: 1, maxItems: MAX_AXIS_VALUES })),
  from: Type.Optional(Type.Number()),
  to: Type.Optional(Type.Number()),
  step: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
})
export type BatchAxis = Static<typeof BatchAxis>

/** One construction with every combination of the axes' values; those of the last axis change first. */
export const BatchSweep = Type.Object({
  structure: Structure,
  axes: Type.Array(BatchAxis, { minItems: 1, maxItems: MAX_AXES }),
})
export type BatchSweep = Static<typeof BatchSweep>

/**
 * One construction with every build-up that the options of what varies make, those of the last variation changing first;
 * each is held against what is required within limits. A million at most: more than that is for `solve`, which does not
 * look at all of them.
 */
export const BatchSolve = Type.Object({
  structure: Structure,
  ...Type.Pick(SolveRequest, ['variations', 'requirements', 'limits', 'beyondUncertainty']).properties,
})
export type BatchSolve = Static<typeof BatchSolve>

const Structures = Type.Array(Structure, { minItems: 1, maxItems: MAX_BATCH_PART })

/** Constructions to calculate with the same field values: a list, a sweep, or the build-ups of a search. */
export const MakeBatchRequest = Type.Object({
  /** One line of at most 100 code points. */
  name: Type.Optional(Type.String({ maxLength: 400 })),
  /** Made by the caller for one batch: a repeated call finds the batch that it made. */
  creationKey: Type.Optional(Guid),
  fieldValues: CalculateRequest.properties.fieldValues,
  structures: Type.Optional(Structures),
  /** How long the list is in all, where more of it follows by `addToBatch`. */
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_BATCH })),
  sweep: Type.Optional(BatchSweep),
  solve: Type.Optional(BatchSolve),
})
export type MakeBatchRequest = Static<typeof MakeBatchRequest>

/** The next constructions of a list. Repeating a part changes nothing. */
export const AddToBatchRequest = Type.Object({
  /** The index of the first one: as many as the batch has received. */
  from: Type.Integer({ minimum: 0, maximum: MAX_BATCH }),
  structures: Structures,
})
export type AddToBatchRequest = Static<typeof AddToBatchRequest>

export const BATCH_STATES = ['Running', 'Done', 'Cancelled'] as const
export type BatchState = (typeof BATCH_STATES)[number]

/** How far a batch is. */
export const Batch = Type.Object({
  batchId: Guid,
  name: Type.String(),
  state: oneOf(BATCH_STATES),
  evaluationStandard: oneOf(STANDARDS),
  /** Constructions in all, and how many of them the server has. */
  count: Type.Integer({ minimum: 1 }),
  received: Type.Integer({ minimum: 0 }),
  /** Those whose line is there, and with how many of these something is wrong. */
  done: Type.Integer({ minimum: 0 }),
  failed: Type.Integer({ minimum: 0 }),
  createdDateUtc: UtcDate,
  finishedDateUtc: Type.Union([UtcDate, Type.Null()]),
  /** When it is removed with its results. */
  expiresDateUtc: UtcDate,
})
export type Batch = Static<typeof Batch>

/** The newest first. */
export const BatchList = Type.Object({ batches: Type.Array(Batch) })
export type BatchList = Static<typeof BatchList>

const RATING_IDS = allRatings().map(({ id }) => id)
const Quantity = Type.Union([Type.Number(), Type.Null()])
const Curve = Type.Union([Spectrum, Type.Null()])

/** The result of a build-up that a limit of its search rules out: it is not predicted. */
export const BEYOND_LIMITS = 'BeyondLimits'

/** A line of a batch's results (`GET /api/batches/{id}/results`): one for each construction, in their order. */
export const BatchResult = Type.Object({
  index: Type.Integer({ minimum: 0 }),
  /** Of a sweep: the values of its axes. */
  values: Type.Optional(Type.Array(Type.Number())),
  /** Of a search: an option of each variation by its index. */
  choice: Type.Optional(Type.Array(Type.Integer())),
  /** Of a search: whether it reaches all that is required, within the limits. */
  fits: Type.Optional(Type.Boolean()),
  /** Of a search, in the order of what is required: by how much it is better than that, and its standard uncertainty, dB. */
  margins: Type.Optional(Type.Array(Type.Object({ margin: Type.Number(), uncertainty: Type.Number() }))),
  /** Of a search, for each m²; null where a part is of no product that says it. */
  price: Type.Optional(Quantity),
  carbon: Type.Optional(Quantity),
  /** `Success`, {@link BEYOND_LIMITS}, or the code of why there are no numbers, with its sentence in `message`. */
  result: Type.String(),
  message: Type.Optional(Type.String()),
  componentIds: Type.Optional(Type.Array(Type.String())),
  /** By their ids, dB; those of ISO 717 also in tenths. */
  ratings: Type.Partial(
    Type.Object(Object.fromEntries(RATING_IDS.map((id) => [id, Type.Number()] as const))),
  ),
  /** kg/m² and mm. */
  surfaceMass: Quantity,
  totalThickness: Quantity,
  /** 21 bands, dB; R or TL, and Ln of a floor. */
  airborne: Curve,
  impact: Curve,
  airborneFieldEstimation: Quantity,
  impactFieldEstimation: Quantity,
  engineVersion: Type.String(),
})
export type BatchResult = Static<typeof BatchResult>

export const RESULT_FORMATS = ['jsonl', 'csv'] as const
/** Of `GET /api/batches/{id}/results`, whose answer is a stream of lines and no JSON. */
export const BatchResultsQuery = {
  format: Type.Optional(oneOf(RESULT_FORMATS)),
  /** The index of the first line: a broken download goes on where it was. */
  from: Type.Optional(Type.String({ pattern: '^\\d{1,7}$' })),
  /** Of a search: what fits and is matched by no other in thickness, mass, what is limited, and every margin; by thickness. */
  only: Type.Optional(oneOf(['front'])),
}
