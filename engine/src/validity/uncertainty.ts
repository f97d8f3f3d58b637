import { ratingDefinition, type ConstructionKind, type RatingId, type Remark } from '@soundleaf/contracts'
import errorsByKind from './errors-by-kind.json'

/**
 * The errors of the predictions of published measurements of one kind, written by `node engine/validation/run.mjs
 * calibrate`.
 */
interface KindErrors {
  readonly count: number
  /**
   * Standard deviation that corresponds to their mean absolute error, dB: the mean of that with and of that without the
   * measurement's source in the calibration. The first is too small for new constructions, the second too large where
   * one source has most measurements of a kind.
   */
  readonly error_db: number
}

type Errors = Readonly<Partial<Record<ConstructionKind | 'all', KindErrors>>>
const ERRORS: Readonly<Record<'airborne' | 'impact', Errors>> = errorsByKind

/**
 * The errors of a kind are pooled with those of all kinds: these fill up to as many measurements as the first, and count
 * as the second where a kind has enough of its own.
 */
const ENOUGH_MEASUREMENTS = 10
const LEAST_POOLED = 2

/**
 * Least standard uncertainty, dB: that of repeating the measurement in another laboratory (ISO 12999-1, situation A:
 * 1.2 for Rw, 1.5 for Ln,w).
 */
const LEAST_DB = { airborne: 1.2, impact: 1.5 } as const

/** Factor on the uncertainty over all kinds for a kind without measurements. */
const UNVALIDATED_FACTOR = 2

/** Standard uncertainty of the main rating of a kind, dB. */
function uncertaintyOfKind(of: 'airborne' | 'impact', kind: ConstructionKind): number {
  const all = ERRORS[of].all?.error_db ?? 0
  const own = ERRORS[of][kind]
  if (own === undefined) return UNVALIDATED_FACTOR * all
  const others = Math.max(ENOUGH_MEASUREMENTS - own.count, LEAST_POOLED)
  const pooled = (own.count * own.error_db ** 2 + others * all ** 2) / (own.count + others)
  return Math.max(Math.sqrt(pooled), LEAST_DB[of])
}

/** Factor for ratings with bands below 100 Hz, which depend on the modes of the rooms and of the element. */
const LOW_BANDS_FACTOR = 1.5

/** Factor for constructions outside the range of the models. */
const OUTSIDE_RANGE_FACTOR = 1.5

/** Factor for frame types whose stiffness is an assumption. */
const ASSUMED_FRAME_FACTOR = 1.4

export interface UncertaintyReasons {
  readonly kind: ConstructionKind
  readonly isOutsideRange: boolean
  readonly hasAssumedFrame: boolean
}

/** Standard uncertainty of one rating, dB. */
export function uncertaintyOf(id: RatingId, reasons: UncertaintyReasons): number {
  const { kind, range_hz } = ratingDefinition(id)
  const base = uncertaintyOfKind(kind, reasons.kind)
  const low = range_hz[0] < 100 ? LOW_BANDS_FACTOR : 1
  const range = reasons.isOutsideRange ? OUTSIDE_RANGE_FACTOR : 1
  return base * low * range * (reasons.hasAssumedFrame ? ASSUMED_FRAME_FACTOR : 1)
}

/** What the uncertainty is based on. */
export function uncertaintyBasis(of: 'airborne' | 'impact', { kind }: UncertaintyReasons): Remark {
  const count = measurementsOf(of, kind)
  return count === 0
    ? { code: 'NoMeasurements', params: { kind } }
    : { code: 'MeasuredErrors', params: { kind, count } }
}

/** Number of published measurements of the kind. */
export function measurementsOf(of: 'airborne' | 'impact', kind: ConstructionKind): number {
  return ERRORS[of][kind]?.count ?? 0
}
