import { CALIBRATED } from '../../calibrated'
import type { Channel } from './channel'
import type { Coupling, EdgeCoupling, Frame, StructuralCoupling } from './coupling'

/** Structural timber: modulus along the grain and density (EN 338 C24). */
const TIMBER = { modulus_Pa: 11e9, density_kgm3: 450 } as const

/** Furring channels 60/27 x 0.6 mm (section properties; 1000 to 3000 N m² by profile). */
export const FURRING_CHANNEL: Channel = { stiffness_Nm2: 2000, mass_kgpm: 0.6 }

/**
 * Frames one behind the other, each filling its own part of the cavity, as one: battens across studs, bars on both sides
 * of studs. They meet where they cross, and their compliances add. What joins the leaves at the edges only keeps doing so:
 * of several edge paths the weakest is left, and without a structural coupling in every frame there is no other.
 */
export function inSeries(frames: readonly Frame[]): Frame {
  const carrying = frames.find(({ type }) => type.joistMass_kgpm !== undefined) ?? deepest(frames)
  const edges = frames.flatMap(({ type }) => type.couplings.filter(isEdge)).sort(byAttenuation)
  const crosses = frames.every((frame) => structuralCouplingOf(frame) !== undefined)
  const couplings: readonly Coupling[] = [
    ...(crosses ? [{ type: 'crossing', frames } as const] : []),
    ...edges.slice(0, 1),
  ]
  const isRigid = crosses && frames.every(({ type }) => type.rigidMass_kgpm !== null)
  const isAssumed = frames.some(({ type }) => type.evidence === 'assumption')
  return {
    ...carrying,
    gap_m: frames.reduce((sum, { gap_m }) => sum + gap_m, 0),
    type: {
      ...carrying.type,
      couplings,
      rigidMass_kgpm: isRigid ? carrying.type.rigidMass_kgpm : null,
      evidence: isAssumed ? 'assumption' : 'few measurements',
    },
  }
}

/** What a frame joins its leaves by, other than the edges. */
export function structuralCouplingOf({ type }: Frame): StructuralCoupling | undefined {
  return type.couplings.find((coupling): coupling is StructuralCoupling => coupling.type !== 'edge')
}

/** The beam that carries the boards in points: its own channels, a batten or stud of wood, or a profile of thin steel. */
export function beamOf(frame: Frame): Channel {
  const coupling = structuralCouplingOf(frame)
  if (coupling?.type === 'point' && coupling.channel !== undefined) return coupling.channel
  if (frame.type.rigidMass_kgpm === null) return FURRING_CHANNEL
  const { width_m, depth_m } = frame
  return {
    stiffness_Nm2: (TIMBER.modulus_Pa * width_m * depth_m ** 3) / 12,
    mass_kgpm: TIMBER.density_kgm3 * width_m * depth_m,
  }
}

function deepest(frames: readonly Frame[]): Frame {
  return frames.reduce((a, b) => (b.depth_m > a.depth_m ? b : a))
}

const isEdge = (coupling: Coupling): coupling is EdgeCoupling => coupling.type === 'edge'

const attenuationOf = ({ attenuation_dB: of }: EdgeCoupling): number =>
  typeof of === 'number' ? of : CALIBRATED[of]

const byAttenuation = (a: EdgeCoupling, b: EdgeCoupling): number => attenuationOf(b) - attenuationOf(a)
