import type { ConstructionBreak } from '@soundleaf/construction'
import type { Notice, RefusalReason, Remark } from '@soundleaf/contracts'
import type { ByRating, RatingOutcome } from './rating/rating'

export type Standard = 'iso' | 'astm'

export type RefusalCode =
  | 'FrameError'
  | 'PropertyError'
  | 'MassiveElementError'
  | 'CalculationError'
  | 'ConstructionNotSupported'
  | 'UnknownError'

/** Why there is no prediction, with the components at fault. */
export interface PredictionRefused {
  readonly ok: false
  readonly code: RefusalCode
  /** A rule of a construction, where a construction breaks one. */
  readonly reason: RefusalReason | ConstructionBreak
  readonly componentIds: readonly string[]
  readonly engineVersion: string
}

/** What carries most of the sound in one band. */
export interface LimitingPath {
  readonly band_hz: number
  readonly path: 'leaf' | 'cavity' | 'bridge' | 'edge' | 'laboratory limit'
  readonly componentIds: readonly string[]
}

/** One spectrum under one standard's mounting, with its ratings. */
export interface SpectrumPrediction {
  /** 21 third octaves, 50 to 5000 Hz: transmission loss R (TL), or impact level Ln. */
  readonly values_db: readonly number[]
  readonly mounting: { readonly edgeAbsorption: number; readonly laboratory: Remark }
  readonly ratings: readonly RatingOutcome[]
  /** Standard uncertainty in dB of each rating, with where it comes from. */
  readonly uncertainty_db: ByRating
  readonly uncertaintyBasis: Remark
  readonly limitingPath: readonly LimitingPath[]
}

export interface PredictionMade {
  readonly ok: true
  readonly airborne: Readonly<Record<Standard, SpectrumPrediction>>
  /** Null for walls. */
  readonly impact: Readonly<Record<Standard, SpectrumPrediction>> | null
  readonly surfaceMass_kgm2: number
  readonly totalThickness_m: number
  readonly size_m: readonly [number, number]
  /** Mass-spring-mass resonances of cavities and resilient layers. */
  readonly resonances_hz: readonly {
    readonly frequency_hz: number
    readonly componentIds: readonly string[]
  }[]
  /** Critical frequencies of the leaves; two where a leaf is orthotropic. */
  readonly coincidences_hz: readonly {
    readonly frequency_hz: number
    readonly componentIds: readonly string[]
  }[]
  readonly notices: readonly Notice[]
  readonly engineVersion: string
}

export type Prediction = PredictionMade | PredictionRefused
