import { atFrequencies } from '../physics/frequency'
import { POISSON } from '../physics/leaf/plate'

/** The tapping machine of ISO 10140-5 annex E: hammers of 0.5 kg that fall from 40 mm, ten impacts per second. */
const HAMMER_MASS_KG = 0.5
const HAMMER_SPEED_MPS = 0.886
const BLOWS_PER_S = 10

/** Bandwidth of a third octave relative to its mid-frequency. */
const THIRD_OCTAVE_WIDTH = 0.2316

/** Radius of the contact area between hammer and floor, m. */
const CONTACT_RADIUS_M = 0.015

/** Contact stiffness between a hammer and a surface of the given modulus, N/m: 2 r E/(1 - nu^2). */
export function contactStiffness(surfaceModulus_Pa: number): number {
  return (2 * CONTACT_RADIUS_M * surfaceModulus_Pa) / (1 - POISSON ** 2)
}

/** Modulus of a surface that has the given contact stiffness under a hammer, Pa: the inverse of `contactStiffness`. */
export function surfaceModulus(contactStiffness_Npm: number): number {
  return (contactStiffness_Npm * (1 - POISSON ** 2)) / (2 * CONTACT_RADIUS_M)
}

/** Loss factor of a soft contact under a hammer: twice the damping ratio 1/sqrt(2) of `tappingForce2`. */
export const CONTACT_LOSS = Math.SQRT2

/** The surface that the hammers strike. */
export interface StruckSurface {
  /** Driving-point mobility of the plate, m/(N s); that of a plate on a resilient layer depends on frequency. */
  readonly pointMobility: (frequency_hz: number) => readonly [re: number, im: number]
  /** Stiffness of contact and covering in series, N/m. */
  readonly contactStiffness_Npm: number
}

/**
 * Mean square force of the tapping machine per third octave, N², at every frequency: 2 * 10/s * bandwidth * |F1|^2 with
 * the spectrum of one impact F1 = m v0/|1 + j w m Y + sqrt(2) j w sqrt(m/K) - w^2 m/K|. The stiffness-controlled part
 * of the mobility Y adds to the compliance of the contact; the term with sqrt(2) is the damping of the contact.
 * Cremer, Heckl, Petersson; Brunskog and Hammer 2003.
 */
export function tappingForce2({ pointMobility, contactStiffness_Npm }: StruckSurface): Float64Array {
  return atFrequencies((frequency) => {
    const omega = 2 * Math.PI * frequency
    const [mobilityRe, mobilityIm] = pointMobility(frequency)
    const compliance = 1 / contactStiffness_Npm + Math.max(mobilityIm, 0) / omega
    const re =
      1 - omega * HAMMER_MASS_KG * Math.min(mobilityIm, 0) - omega * omega * HAMMER_MASS_KG * compliance
    const im =
      omega * HAMMER_MASS_KG * mobilityRe + CONTACT_LOSS * omega * Math.sqrt(HAMMER_MASS_KG * compliance)
    const blow = (HAMMER_MASS_KG * HAMMER_SPEED_MPS) / Math.hypot(re, im)
    return 2 * BLOWS_PER_S * THIRD_OCTAVE_WIDTH * frequency * blow * blow
  })
}

/**
 * Stiffness under a hammer of a plate on an elastic bed of s' (N/m³), N/m: s' (8 l^2 + 2 sqrt(2) pi r l + pi r^2) with
 * l = (B/s')^(1/4), the length over which the plate distributes the load. Its limits are Timoshenko's plate (r = 0) and
 * beam (large r) on an elastic bed.
 */
export function stiffnessOnElasticBed(bending_Nm: number, bed_Npm3: number): number {
  const spread_m = (bending_Nm / bed_Npm3) ** 0.25
  const foot_m = CONTACT_RADIUS_M
  return bed_Npm3 * (8 * spread_m ** 2 + 2 * Math.SQRT2 * Math.PI * foot_m * spread_m + Math.PI * foot_m ** 2)
}

/**
 * Coefficient of restitution of a hammer, 0 to 1. It acts on the contact stiffness in series with the point impedance
 * of the plate (Maxwell element; Cremer, Heckl, Petersson); after half an oscillation exp(-pi z/sqrt(1 - z^2)) of its
 * velocity remains, z = sqrt(K m)/(2 Z), and nothing from K m = 4 Z^2 on. Losses within the material are not included.
 */
export function coefficientOfRestitution(contactStiffness_Npm: number, pointImpedance: number): number {
  const damping = Math.sqrt(contactStiffness_Npm * HAMMER_MASS_KG) / (2 * pointImpedance)
  return damping < 1 ? Math.exp((-Math.PI * damping) / Math.sqrt(1 - damping ** 2)) : 0
}
