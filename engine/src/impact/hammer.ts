import { atFrequencies } from '../physics/frequency'
import { POISSON } from '../physics/leaf/plate'

/** The tapping machine of ISO 10140-5 annex E: hammers of 0.5 kg falling 40 mm, ten blows a second. */
const HAMMER_MASS_KG = 0.5
const HAMMER_SPEED_MPS = 0.886
const BLOWS_PER_S = 10

/** Bandwidth of a third octave relative to its mid-frequency. */
const THIRD_OCTAVE_WIDTH = 0.2316

/** Radius of the flattened contact between hammer and floor, m. */
const CONTACT_RADIUS_M = 0.015

/** Stiffness of the contact in N/m between a hammer and a surface of the given modulus: 2 r E/(1 - nu^2). */
export function contactStiffness(surfaceModulus_Pa: number): number {
  return (2 * CONTACT_RADIUS_M * surfaceModulus_Pa) / (1 - POISSON ** 2)
}

/** The modulus in Pa of a surface whose contact with a hammer has the given stiffness, the reverse of `contactStiffness`. */
export function surfaceModulus(contactStiffness_Npm: number): number {
  return (contactStiffness_Npm * (1 - POISSON ** 2)) / (2 * CONTACT_RADIUS_M)
}

/** What the hammer meets. */
export interface StruckSurface {
  /**
   * Mobility of the plate at the point where it is struck, m/(N s); of a plate on a spring it depends on the frequency.
   */
  readonly pointMobility: (frequency_hz: number) => readonly [re: number, im: number]
  /** Contact and coverings in series, N/m. */
  readonly contactStiffness_Npm: number
}

/**
 * Mean square force of the tapping machine per third octave, N^2, at every frequency:
 * 2 * 10/s * bandwidth * |F1|^2 with the spectrum of one blow
 * F1 = m v0/|1 + j w m Y + sqrt(2) j w sqrt(m/K) - w^2 m/K|; a spring-like part of Y adds to the contact's compliance.
 * Cremer, Heckl, Petersson; Brunskog and Hammer 2003. The damping term stands for the losses of the contact.
 */
export function tappingForce2({ pointMobility, contactStiffness_Npm }: StruckSurface): Float64Array {
  return atFrequencies((frequency) => {
    const omega = 2 * Math.PI * frequency
    const [mobilityRe, mobilityIm] = pointMobility(frequency)
    const compliance = 1 / contactStiffness_Npm + Math.max(mobilityIm, 0) / omega
    const re =
      1 - omega * HAMMER_MASS_KG * Math.min(mobilityIm, 0) - omega * omega * HAMMER_MASS_KG * compliance
    const im =
      omega * HAMMER_MASS_KG * mobilityRe + Math.SQRT2 * omega * Math.sqrt(HAMMER_MASS_KG * compliance)
    const blow = (HAMMER_MASS_KG * HAMMER_SPEED_MPS) / Math.hypot(re, im)
    return 2 * BLOWS_PER_S * THIRD_OCTAVE_WIDTH * frequency * blow * blow
  })
}

/**
 * Stiffness in N/m of a plate on a bed of s' (N/m³) under a hammer: the bed right under it and as far as the plate
 * spreads the blow, l = (B/s')^(1/4), s' (8 l^2 + 2 sqrt(2) pi r l + pi r^2). A point, r = 0, and the edge of a wide
 * foot are the limits of Timoshenko's plate and beam on an elastic bed.
 */
export function stiffnessOnElasticBed(bending_Nm: number, bed_Npm3: number): number {
  const spread_m = (bending_Nm / bed_Npm3) ** 0.25
  const foot_m = CONTACT_RADIUS_M
  return bed_Npm3 * (8 * spread_m ** 2 + 2 * Math.SQRT2 * Math.PI * foot_m * spread_m + Math.PI * foot_m ** 2)
}

/**
 * Restitution of a hammer, 0 to 1: it rests on the contact's spring in series with the plate's point impedance, and what
 * is left of its speed after half a swing is exp(-pi z/sqrt(1 - z^2)), z = sqrt(K m)/(2 Z); none from K m = 4 Z^2 on.
 * Cremer, Heckl, Petersson (Maxwell element). The material's own losses come on top.
 */
export function coefficientOfRestitution(contactStiffness_Npm: number, pointImpedance: number): number {
  const damping = Math.sqrt(contactStiffness_Npm * HAMMER_MASS_KG) / (2 * pointImpedance)
  return damping < 1 ? Math.exp((-Math.PI * damping) / Math.sqrt(1 - damping ** 2)) : 0
}
