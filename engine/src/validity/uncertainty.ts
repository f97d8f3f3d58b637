import { ratingDefinition, type ConstructionKind, type RatingId, type Remark } from '@soundleaf/contracts'
import errorsByKind from './errors-by-kind.json'

/** How the published measurements of a kind came out, written by `node engine/validation/run.mjs calibrate`. */
interface KindErrors {
  readonly count: number
  /**
   * The standard deviation that their mean absolute error stands for, dB: mean of those fitted with and those
   * fitted without the measurement's source. The first is too good for a new construction; the second is too bad where
   * one source holds most of a kind.
   */
  readonly error_db: number
}

type Errors = Readonly<Partial<Record<ConstructionKind | 'all', KindErrors>>>
const ERRORS: Readonly<Record<'airborne' | 'impact', Errors>> = errorsByKind

/** Few measurements of a kind are joined by this many of all kinds. */
const BORROWED = 2

/**
 * No prediction is surer than a repeated measurement in another laboratory, dB (ISO 12999-1, situation A: 1.2 for Rw,
 * 1.5 for Ln,w).
 */
const LEAST_DB = { airborne: 1.2, impact: 1.5 } as const

/** A kind without measurements is as uncertain as all kinds times this. */
const UNVALIDATED_FACTOR = 2

/** Standard uncertainty of the main rating of a kind, dB. */
function uncertaintyOfKind(of: 'airborne' | 'impact', kind: ConstructionKind): number {
  const all = ERRORS[of].all?.error_db ?? 0
  const own = ERRORS[of][kind]
  if (own === undefined) return UNVALIDATED_FACTOR * all
  const pooled = (own.count * own.error_db ** 2 + BORROWED * all ** 2) / (own.count + BORROWED)
  return Math.max(Math.sqrt(pooled), LEAST_DB[of])
}

/** Bands below 100 Hz depend on room modes and the element's own: what rates them is that much less certain, a factor. */
const LOW_BANDS_FACTOR = 1.5

/** Outside the range of the models. */
const OUTSIDE_RANGE_FACTOR = 1.5

/** A frame type whose stiffness is an assumption. */
const ASSUMED_FRAME_FACTOR = 1.4

export interface UncertaintyReasons {
  readonly kind: ConstructionKind
  readonly isOutsideRange: boolean
  readonly hasAssumedFrame: boolean
}

/** Standard uncertainty in dB of one rating; those that need bands below 100 Hz are less certain than the others. */
export function uncertaintyOf(id: RatingId, reasons: UncertaintyReasons): number {
  const { kind, range_hz } = ratingDefinition(id)
  const base = uncertaintyOfKind(kind, reasons.kind)
  const low = range_hz[0] < 100 ? LOW_BANDS_FACTOR : 1
  const range = reasons.isOutsideRange ? OUTSIDE_RANGE_FACTOR : 1
  return base * low * range * (reasons.hasAssumedFrame ? ASSUMED_FRAME_FACTOR : 1)
}

/** Where the uncertainty comes from. */
export function uncertaintyBasis(of: 'airborne' | 'impact', { kind }: UncertaintyReasons): Remark {
  const count = measurementsOf(of, kind)
  return count === 0
    ? { code: 'NoMeasurements', params: { kind } }
    : { code: 'MeasuredErrors', params: { kind, count } }
}

/** How many published measurements of the kind were at hand. */
export function measurementsOf(of: 'airborne' | 'impact', kind: ConstructionKind): number {
  return ERRORS[of][kind]?.count ?? 0
}
