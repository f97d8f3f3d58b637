import type { ParameterName } from '../../calibrated'
import type { Connection } from '../../input/assembly'
import type { Channel } from './channel'

/**
 * One structural path between two leaves. Compliances vary with frequency as C500 (f/500)^-exponent, C500 being the
 * value at 500 Hz.
 */
export type Coupling = StructuralCoupling | EdgeCoupling
export type StructuralCoupling = LineCoupling | PointCoupling | CrossingCoupling

/** A calibrated compliance in series with the compliance of the support, m²/N. */
export interface CalibratedCompliance {
  readonly of: ParameterName & `${string}_m2pN`
  readonly inSeries_m2pN: number
}

/** Studs, joists or channels: a line coupling with a compliance per metre. */
export interface LineCoupling {
  readonly type: 'line'
  /** Spacing of the lines, m; that of the frame when missing. */
  readonly spacing_m?: number
  readonly compliance_m2pN: number | CalibratedCompliance
  /** Sheet thickness of the profile that has this compliance, m; the compliance falls with its cube. */
  readonly sheet_m?: number
  /**
   * Stud spacing at which the compliance of channels across studs was determined, m; it is proportional to the spacing.
   */
  readonly referenceSpacing_m?: number
  readonly exponent: number
  readonly lineMass_kgpm: number
}

/**
 * A hanger rod: its axial stiffness E A in N, the depth of cavity that its channels take up, and the compliance of its
 * joints.
 */
export interface Rod {
  readonly axialStiffness_N: number
  readonly channelDepth_m: number
  readonly jointCompliance_mpN: number
}

/** Clips, hangers, mounts or feet: a point coupling with a compliance per point. */
export interface PointCoupling {
  readonly type: 'point'
  /** Points per m², or their spacing along each line of the frame. */
  readonly density: { readonly per_m2: number } | { readonly pitch_m: number }
  readonly compliance_mpN: number | Rod
  readonly exponent: number
  /**
   * For mounts that are selected for their load: the resonance frequency under the lighter leaf, from which the
   * compliance follows.
   */
  readonly resonanceUnderLoad_hz?: number
  /** Channels or battens that the points carry and the boards are screwed on. */
  readonly channel?: Channel
  /** Spacing of channels that cross the frame's lines, m; when missing they are those lines. */
  readonly channelSpacing_m?: number
}

/** Frames in series: points where their lines cross, with the compliance of all of them. */
export interface CrossingCoupling {
  readonly type: 'crossing'
  readonly frames: readonly Frame[]
}

/**
 * The plates, tracks or frame along the perimeter, which couple both leaves rigidly: a line with a mass and an
 * attenuation.
 */
export interface EdgeCoupling {
  readonly type: 'edge'
  /** Mass of the plates that the edge of a leaf has to move, kg/m. */
  readonly plates_kgpm: number
  readonly attenuation_dB: number | (ParameterName & `${string}_dB`)
  /** The edge coupling where one of the leaves is massive, if it differs. */
  readonly besideMassive?: EdgeCoupling
}

/** The structural coupling of a connection type. */
export interface ConnectionPhysics {
  readonly couplings: readonly Coupling[]
  /**
   * Mass of the stud or joist that vibrates with rigidly connected leaves, kg/m; null where the connection is not
   * rigid.
   */
  readonly rigidMass_kgpm: number | null
  /** Whether boards are screwed along studs, joists or battens, which take energy from their bending waves. */
  readonly hasStuds?: boolean
  /**
   * Whether it is resilient furring of a lining that the product does not offer as a frame type; it makes a wall a
   * resilient stud wall.
   */
  readonly isResilientFurring?: boolean
  /** Mass per metre of joists that carry the floor and load the struck leaf, kg/m; missing for everything else. */
  readonly joistMass_kgpm?: number
  /** Usual dimensions, for constructions that state none. */
  readonly geometry: { readonly depth_m: number; readonly width_m: number; readonly spacing_m: number }
  readonly source: string
  readonly evidence: 'measured constructions' | 'few measurements' | 'assumption'
}

/** A connection in its construction: its dimensions as stated, or the usual ones of its type. */
export interface Frame {
  readonly type: ConnectionPhysics
  readonly connection: Connection
  readonly spacing_m: number
  readonly depth_m: number
  readonly width_m: number
  /** Distance between the leaves that it connects, m. */
  readonly gap_m: number
}
