import type { ConstructionBreak, Unfinished } from '@soundleaf/construction'
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
  /** A broken rule of the construction, what it lacks, or why the engine cannot predict it. */
  readonly reason: RefusalReason | ConstructionBreak | Unfinished
  readonly componentIds: readonly string[]
  readonly engineVersion: string
}

/** The transmission path that carries most of the sound in one band. */
export interface LimitingPath {
  readonly band_hz: number
  readonly path: 'leaf' | 'cavity' | 'bridge' | 'edge' | 'laboratory limit'
  readonly componentIds: readonly string[]
}

/** One spectrum for the mounting of one standard, with its ratings. */
export interface SpectrumPrediction {
  /**
   * 21 third octaves, 50 to 5000 Hz, in dB: sound reduction index R (transmission loss TL), or normalised impact sound
   * level Ln.
   */
  readonly values_db: readonly number[]
  readonly mounting: { readonly edgeAbsorption: number; readonly laboratory: Remark }
  readonly ratings: readonly RatingOutcome[]
  /** Standard uncertainty of each rating, dB, and what it is based on. */
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
