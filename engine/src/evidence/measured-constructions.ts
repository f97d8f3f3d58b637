import type { RatingId } from '@soundleaf/contracts'
import constructions from './measured-constructions.data.json'
import type { Profile } from './profile'

/** One layer of a measured construction, with the name that its source gives it. */
export type MeasuredLayer =
  | { readonly kind: 'sheet'; readonly name: string; readonly count: number; readonly thickness_mm: number }
  | {
      readonly kind: 'cavity'
      readonly depth_mm: number
      readonly filled_mm: number
      /** Null where it is not stated, or nothing stands in the cavity. */
      readonly spacing_mm: number | null
    }
  | {
      readonly kind: 'resilient'
      readonly name: string
      readonly thickness_mm: number
      readonly stiffness_MNpm3: number
    }
  | { readonly kind: 'covering'; readonly name: string }

/** A published construction with what was measured of it; written by `node engine/validation/run.mjs`. */
export interface MeasuredConstruction {
  readonly id: string
  readonly source: string
  readonly layers: readonly MeasuredLayer[]
  readonly ratings: readonly { readonly id: RatingId; readonly value: number }[]
  /** 21 third octaves in dB, also from octaves, each third with the value of its octave; null where there are none. */
  readonly airborne_db: readonly number[] | null
  readonly impact_db: readonly number[] | null
  readonly inOctaves: boolean
  readonly profile: Profile
}

// TypeScript infers a union of all literal shapes from the JSON; this type is what they have in common.
export const MEASURED_CONSTRUCTIONS = constructions as unknown as readonly MeasuredConstruction[]
