import type { ParameterName } from '../../calibrated'
import type { Channel } from './channel'

/** One structural path between two leaves. Compliances fall with frequency as C500 (f/500)^-exponent. */
export type Coupling = LineCoupling | PointCoupling | EdgeCoupling

/** A calibrated compliance, in series with that of what it is fixed to, m²/N. */
export interface CalibratedCompliance {
  readonly of: ParameterName & `${string}_m2pN`
  readonly inSeries_m2pN: number
}

/** Studs, joists or channels: compliance per metre of line. */
export interface LineCoupling {
  readonly type: 'line'
  /** Fixed distance of the lines, m; the frame's spacing when missing. */
  readonly spacing_m?: number
  readonly compliance_m2pN: number | CalibratedCompliance
  /** The sheet of the profile that has this compliance, m; that of another falls with the cube of its sheet. */
  readonly sheet_m?: number
  /** Distance of the studs across which the compliance was found, m; it grows with theirs. */
  readonly referenceSpacing_m?: number
  readonly exponent: number
  readonly lineMass_kgpm: number
}

/** A rod through the cavity: E A in N, what the channels take of its length, and the give of what joins it to them. */
export interface Rod {
  readonly axialStiffness_N: number
  readonly channelDepth_m: number
  readonly jointCompliance_mpN: number
}

/** Clips, hangers, mounts, feet: compliance per point. */
export interface PointCoupling {
  readonly type: 'point'
  /** Points per m2, or per metre of joist. */
  readonly density: { readonly per_m2: number } | { readonly pitch_m: number }
  readonly compliance_mpN: number | Rod
  readonly exponent: number
  /** Mounts chosen for the load: the compliance follows from this resonance under the lighter leaf. */
  readonly resonanceUnderLoad_hz?: number
  /** The points carry channels or battens on which the boards are screwed. */
  readonly channel?: Channel
  /** Distance of one channel from the next where they cross the frame's lines, m; else they are those lines. */
  readonly channelSpacing_m?: number
}

/** The common plates or frame around the element: rigid, heavy, attenuated. */
export interface EdgeCoupling {
  readonly type: 'edge'
  /** Mass per metre of the plates that the edge of a leaf has to move. */
  readonly plates_kgpm: number
  readonly attenuation_dB: number | (ParameterName & `${string}_dB`)
  /** What stands in its place where one of the leaves is massive. */
  readonly besideMassive?: EdgeCoupling
}

/** What a connection of a type does between two leaves. */
export interface ConnectionPhysics {
  readonly couplings: readonly Coupling[]
  /**
   * Mass of the stud or joist that vibrates with rigidly connected leaves, kg/m; null where they are not rigidly
   * connected.
   */
  readonly rigidMass_kgpm: number | null
  /** The boards are screwed along studs, joists or battens, which take energy from their bending waves. */
  readonly hasStuds?: boolean
  /** Furring that decouples a lining from the wall behind it, although it is no frame type of the product. */
  readonly isResilientFurring?: boolean
  /** Joists that carry the floor: their mass per metre loads the struck leaf. */
  readonly joistMass_kgpm?: number
  /** What the frame measures where the construction states nothing. */
  readonly geometry: { readonly depth_m: number; readonly width_m: number; readonly spacing_m: number }
  readonly source: string
  readonly evidence: 'measured constructions' | 'few measurements' | 'assumption'
}
