import { ratingDefinition, type ConstructionKind, type RatingId, type Remark } from '@soundleaf/contracts'
import { shareFrom } from '../physics/share'
import type { StackModel } from '../physics/stack/stack-model'
import errorsByKind from './errors-by-kind.json'

/**
 * The errors of the predictions of published measurements of one kind or of one adaptation term, written by `node
 * engine/validation/run.mjs calibrate`.
 */
interface MeasuredErrors {
  readonly count: number
  /**
   * Standard deviation that corresponds to their mean absolute error, dB, with the measurement's source left out of the
   * calibration.
   */
  readonly error_db: number
}

type Errors = Readonly<Partial<Record<ConstructionKind | 'all', MeasuredErrors>>>
const ERRORS: Readonly<Record<'airborne' | 'impact', Errors>> = errorsByKind
const TERMS: Readonly<Record<string, MeasuredErrors | undefined>> = errorsByKind.terms

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

/**
 * Kinds of which one laboratory has most measurements, all of them in view when the models were made: leaving that source
 * out of the calibration does not make them unseen. Floors that were not in view were missed by this much at least.
 */
const SEEN_KINDS: readonly ConstructionKind[] = [
  'dry floor on wood',
  'joist floor',
  'joist floor with a floating floor',
]
const LEAST_OF_SEEN_DB = { airborne: 2.3, impact: 3 } as const

/**
 * Factor on the uncertainty over all kinds for a kind without measurements: it is shown as a range, in which 19 of 20 lie if
 * the kind is no worse than the others.
 */
const UNVALIDATED_FACTOR = 2

/** The measured errors of a kind; a covering changes nothing by air. */
function errorsOf(of: 'airborne' | 'impact', kind: ConstructionKind): MeasuredErrors | undefined {
  return ERRORS[of][of === 'airborne' && kind === 'covered massive floor' ? 'massive element' : kind]
}

/** Standard uncertainty of the main rating of a kind, dB. */
function uncertaintyOfKind(of: 'airborne' | 'impact', kind: ConstructionKind): number {
  const { all } = ERRORS[of]
  const own = errorsOf(of, kind)
  if (own === undefined || all === undefined) return UNVALIDATED_FACTOR * (all?.error_db ?? 0)
  const least = SEEN_KINDS.includes(kind) ? LEAST_OF_SEEN_DB : LEAST_DB
  return Math.max(pooled(own, all), least[of])
}

function pooled(own: MeasuredErrors, all: MeasuredErrors): number {
  const others = Math.max(ENOUGH_MEASUREMENTS - own.count, LEAST_POOLED)
  return Math.sqrt((own.count * own.error_db ** 2 + others * all.error_db ** 2) / (own.count + others))
}

/** The measured terms that stand for those of other ranges, up to 5 kHz. */
const LIKE_TERM: Readonly<Partial<Record<RatingId, string>>> = {
  C50_5000: 'C50_3150',
  C100_5000: 'C',
  Ctr50_5000: 'Ctr50_3150',
  Ctr100_5000: 'Ctr',
}

/** Standard uncertainty of an adaptation term, dB: of all kinds together, as a rating's where the kind was not measured. */
function uncertaintyOfTerm(id: RatingId, isMeasured: boolean): number {
  const all = TERMS.all ?? { count: 0, error_db: 0 }
  const known = pooled(TERMS[LIKE_TERM[id] ?? id] ?? { count: 0, error_db: 0 }, all)
  return isMeasured ? known : UNVALIDATED_FACTOR * known
}

/** Factor for a main rating with bands below 100 Hz, which depend on the modes of the rooms and of the element. */
const LOW_BANDS_FACTOR = 1.5

/** Factor for constructions outside the range of the models. */
const OUTSIDE_RANGE_FACTOR = 1.5

/** Factor for frame types whose stiffness is an assumption. */
const ASSUMED_FRAME_FACTOR = 1.4

/**
 * Distance of the nearest measured construction up to which the errors are those of its kind, and from which on they are
 * the factor larger. Measurements whose nearest neighbour is nearer than the first have a mean error of 1.6 dB by air and
 * 1.8 dB by impact, those farther than 1, half way, 2.9 and 3.5 dB; part of that is in the errors of their kinds already.
 */
const NEAR = 0.6
const FAR = 2
const FAR_FACTOR = 1.3

/** Factor for the distance of the nearest measured construction. */
function distanceFactor(distance: number): number {
  return 1 + (FAR_FACTOR - 1) * shareFrom(NEAR, FAR, distance)
}

export interface UncertaintyReasons {
  readonly kind: ConstructionKind
  /** How far the nearest measured construction is, by physics. */
  readonly distance: number
  readonly isOutsideRange: boolean
  readonly hasAssumedFrame: boolean
}

/** Whether the stiffness of a frame is an assumption. */
export function hasAssumedFrame({ gaps }: StackModel): boolean {
  return gaps.some(
    (gap) => gap.type === 'cavity' && gap.frames.some(({ type }) => type.evidence === 'assumption'),
  )
}

/** Standard uncertainty of one rating, dB. */
export function uncertaintyOf(id: RatingId, reasons: UncertaintyReasons): number {
  const { kind, range_hz, termOf } = ratingDefinition(id)
  const base =
    termOf === null
      ? uncertaintyOfKind(kind, reasons.kind) * (range_hz[0] < 100 ? LOW_BANDS_FACTOR : 1)
      : uncertaintyOfTerm(id, measurementsOf(kind, reasons.kind) > 0)
  const range = reasons.isOutsideRange ? OUTSIDE_RANGE_FACTOR : 1
  const frame = reasons.hasAssumedFrame ? ASSUMED_FRAME_FACTOR : 1
  return base * range * frame * (termOf === null ? distanceFactor(reasons.distance) : 1)
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
  return errorsOf(of, kind)?.count ?? 0
}
