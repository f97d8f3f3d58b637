import { Type, type Static } from '@sinclair/typebox'
import { PROPERTY_KEYS, STANDARDS } from '../enumerations'
import { SOLVED_QUANTITIES } from '../solved-quantities'
import { CalculateRequest } from './calculation'
import { Guid, oneOf } from './primitives'

/** What of the build-ups that are tried one request may carry back. */
export const MAX_SOLVE_POINTS = 4000
/** Options of all that varies together may make so many build-ups. */
export const MAX_COMBINATIONS = 1e9

/** How many products may take one place. */
export const MAX_VARIED_PRODUCTS = 40

/** What of a component may vary beside its numbers: its product, that of its fill, how many of it stand there. */
export const VARIED_PARTS = ['product', 'fill', 'count'] as const

/**
 * What may vary of a component, with its options: `values` of a number in its unit, or counts; `productIds` of a product
 * or a fill. Beams that are as deep as their cavity stay so, and a cavity that is filled stays filled, unless that varies
 * by itself.
 */
export const Variation = Type.Object({
  componentId: Guid,
  of: oneOf([...PROPERTY_KEYS, ...VARIED_PARTS]),
  values: Type.Array(Type.Number(), { maxItems: 100 }),
  productIds: Type.Array(Guid, { maxItems: MAX_VARIED_PRODUCTS }),
})
export type Variation = Static<typeof Variation>

/** Field quantities are those that the field values of the project ask for, as they are judged. */
export const FIELD_REQUIREMENTS = ['field:airborne', 'field:impact'] as const

/** A number that is asked for: at least so much, or at most where less is better. */
export const SolveRequirement = Type.Object({
  /** A rating of the laboratory, as `Rw` or `Rw+C50_3150`, or a field value. */
  of: oneOf([...SOLVED_QUANTITIES.map(({ id }) => id), ...FIELD_REQUIREMENTS]),
  required: Type.Number({ minimum: -50, maximum: 150 }),
})
export type SolveRequirement = Static<typeof SolveRequirement>

/** What a build-up costs: mm, kg/m², money for each m², kg CO₂e for each m². */
export const SOLVE_COSTS = ['thickness', 'mass', 'price', 'carbon'] as const
export type SolveCost = (typeof SOLVE_COSTS)[number]

const Quantity = Type.Union([Type.Number(), Type.Null()])
const Choice = Type.Array(Type.Integer({ minimum: 0 }), { maxItems: 20 })

/** What one requirement's number is: as it is stated, to tenths where there are some, and its standard uncertainty, dB. */
const SolvedNumber = Type.Object({ value: Type.Number(), tenths: Type.Number(), uncertainty: Type.Number() })

/** A build-up that was tried: an option of each variation by its index, and what it gives, in the order of what is asked. */
const Tried = Type.Object({
  choice: Choice,
  /** None where it has no result. */
  numbers: Type.Array(SolvedNumber, { maxItems: 6 }),
})

/** A build-up that was tried, with what it costs. */
export const SolvePoint = Type.Object({
  ...Tried.properties,
  thickness: Type.Number(),
  mass: Type.Number(),
  /** Null where a part is of no product that says it. */
  price: Quantity,
  carbon: Quantity,
})
export type SolvePoint = Static<typeof SolvePoint>

const Most = Type.Optional(Type.Number({ minimum: 0, maximum: 1e6 }))

export const SolveRequest = Type.Object({
  ...Type.Pick(CalculateRequest, ['fieldValues', 'structures']).properties,
  variations: Type.Array(Variation, { minItems: 1, maxItems: 20 }),
  requirements: Type.Array(SolveRequirement, { minItems: 1, maxItems: 6 }),
  /** The most of each cost. */
  limits: Type.Object({ thickness: Most, mass: Most, price: Most, carbon: Most }),
  /** What counts first where one build-up has to be the best. */
  first: oneOf(SOLVE_COSTS),
  /** Only what is met by a margin of its standard uncertainty fits. */
  beyondUncertainty: Type.Boolean(),
  /** What earlier answers to the same request have told: nothing of it is predicted again. */
  known: Type.Array(Tried, { maxItems: MAX_SOLVE_POINTS }),
})
export type SolveRequest = Static<typeof SolveRequest>

export const SolveAnswer = Type.Object({
  evaluationStandard: oneOf(STANDARDS),
  engineVersion: Type.String(),
  /** How many build-ups the options make. */
  combinations: Type.Number(),
  /** The part of them that is decided, 0 to 1. */
  share: Type.Number(),
  /** Whether no other build-up fits that has less of what counts first. */
  isFirstKnown: Type.Boolean(),
  /** Whether there is nothing more to find. */
  isDone: Type.Boolean(),
  /** What was tried now. */
  points: Type.Array(SolvePoint),
  /** What fits and is matched by no other in every cost and number, of all that is known. */
  front: Type.Array(SolvePoint),
  /** Where nothing fits: the nearest within the limits, and what fits but for one limit, which is named. */
  misses: Type.Array(
    Type.Object({ point: SolvePoint, limit: Type.Union([oneOf(SOLVE_COSTS), Type.Null()]) }),
  ),
})
export type SolveAnswer = Static<typeof SolveAnswer>

/**
 * Finds build-ups that reach what is asked for within limits. Each call tries some more and tells the best so far; the
 * next one carries what is known, until one is done. For the Full licence.
 */
export const SOLVE_CALL = {
  method: 'POST',
  path: '/api/solve',
  authenticated: true,
  body: SolveRequest,
  bodyLimit: 2_000_000,
  answer: SolveAnswer,
} as const
