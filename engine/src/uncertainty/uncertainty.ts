import type { ConstructionKind } from '../assembly/construction-kind'

/** Standard uncertainty of the main ratings of a kind, dB, and how many published measurements it rests on. */
interface KindUncertainty {
  readonly airborne_db: number
  readonly airborneCount: number
  readonly impact_db: number
  readonly impactCount: number
}

/**
 * From the errors of docs/validation.md, each kind's root mean square drawn towards that of all kinds where there are
 * few measurements, and never under the scatter between laboratories. A kind without measurements takes the widest.
 */
const BY_KIND: Readonly<Record<ConstructionKind, KindUncertainty>> = {
  'single board': { airborne_db: 2.0, airborneCount: 7, impact_db: 5, impactCount: 0 },
  'massive element': { airborne_db: 2.2, airborneCount: 31, impact_db: 1.9, impactCount: 8 },
  'wood slab': { airborne_db: 2.0, airborneCount: 4, impact_db: 2.5, impactCount: 3 },
  glazing: { airborne_db: 2.1, airborneCount: 21, impact_db: 5, impactCount: 0 },
  'wood stud wall': { airborne_db: 2.2, airborneCount: 6, impact_db: 5, impactCount: 0 },
  'steel stud wall': { airborne_db: 1.9, airborneCount: 20, impact_db: 5, impactCount: 0 },
  'resilient stud wall': { airborne_db: 2.4, airborneCount: 9, impact_db: 5, impactCount: 0 },
  'double stud wall': { airborne_db: 1.9, airborneCount: 12, impact_db: 5, impactCount: 0 },
  'lined massive element': { airborne_db: 2.9, airborneCount: 15, impact_db: 5, impactCount: 0 },
  'double massive element': { airborne_db: 4, airborneCount: 0, impact_db: 6, impactCount: 0 },
  'covered massive floor': { airborne_db: 2.3, airborneCount: 0, impact_db: 4, impactCount: 2 },
  'floating floor on concrete': { airborne_db: 3.5, airborneCount: 0, impact_db: 1.9, impactCount: 6 },
  'floating floor on wood': { airborne_db: 3.5, airborneCount: 2, impact_db: 3.5, impactCount: 2 },
  'suspended ceiling': { airborne_db: 4.5, airborneCount: 1, impact_db: 4.5, impactCount: 4 },
  'joist floor': { airborne_db: 4.1, airborneCount: 4, impact_db: 5, impactCount: 2 },
  'ribbed floor': { airborne_db: 5, airborneCount: 0, impact_db: 6, impactCount: 0 },
}

/** Bands below 100 Hz depend on room modes and the element's own: their terms are that much less certain, as a factor. */
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

/** Standard uncertainty in dB of one index; adaptation terms and low-frequency indices are less certain than the main ones. */
export function uncertaintyOf(index: string, of: 'airborne' | 'impact', reasons: UncertaintyReasons): number {
  const row = BY_KIND[reasons.kind]
  const base = of === 'airborne' ? row.airborne_db : row.impact_db
  const low = /50_/.test(index) || index === 'LIIC' ? LOW_BANDS_FACTOR : 1
  const range = reasons.isOutsideRange ? OUTSIDE_RANGE_FACTOR : 1
  return base * low * range * (reasons.hasAssumedFrame ? ASSUMED_FRAME_FACTOR : 1)
}

/** Where the uncertainty comes from, in words. */
export function uncertaintyBasis(of: 'airborne' | 'impact', { kind }: UncertaintyReasons): string {
  const row = BY_KIND[kind]
  const count = of === 'airborne' ? row.airborneCount : row.impactCount
  if (count === 0) return `assumed: no published measurement of a ${kind} was at hand`
  return `errors of ${count} published measurements (${kind})`
}

/** Whether any published measurement of the kind was at hand. */
export function isValidated(of: 'airborne' | 'impact', kind: ConstructionKind): boolean {
  return (of === 'airborne' ? BY_KIND[kind].airborneCount : BY_KIND[kind].impactCount) > 0
}
