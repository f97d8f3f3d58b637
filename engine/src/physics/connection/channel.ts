import type { LeafModel } from '../leaf/leaf-model'

/** A furring channel or batten on which the boards of a leaf are screwed, as a beam. */
export interface Channel {
  readonly stiffness_Nm2: number
  readonly mass_kgpm: number
}

/** The response of a channel to excitation at a point. */
export interface ChannelMotion {
  /** Driving-point impedance, N s/m. */
  readonly impedance: readonly [re: number, im: number]
  /** Length of channel that radiates as if it moved with the point everywhere, m. */
  readonly radiatingLength_m: number
}

/**
 * A channel that is excited at a point at the angular frequency omega, k0 = omega/c0. The boards load it by their line
 * impedance 2 m' c_B (1 + j) = omega a (1 + j), a = 2 m'/k_B, which adds mass and losses. A beam of EI and mu = mass +
 * a (1 - j) has k^4 = omega^2 mu/EI and the point impedance Z = 2 omega mu (1 + j)/k. Of its motion |w(kx)/w0|^2 = 8
 * |k|^6/|kx^4 - k^4|^2 the part with |kx| < k0 radiates: (1/2 pi) int |w(kx)/w0|^2 dkx is the length of a line that
 * moves with the point.
 * Cremer, Heckl, Petersson, Structure-Borne Sound, chapter 5 (impedances of beams and of plates along lines).
 */
export function channelMotion(channel: Channel, leaf: LeafModel, omega: number, k0: number): ChannelMotion {
  const plateWavenumber = Math.sqrt(omega) * (leaf.mass_kgm2 / leaf.bending_Nm) ** 0.25
  const boards = (2 * leaf.mass_kgm2) / plateWavenumber
  const mass = Math.hypot(channel.mass_kgpm + boards, boards)
  const phase = -Math.atan2(boards, channel.mass_kgpm + boards)
  const k = ((omega * omega * mass) / channel.stiffness_Nm2) ** 0.25
  const modulus = (2 * Math.SQRT2 * omega * mass) / k
  const argument = Math.PI / 4 + (3 / 4) * phase
  return {
    impedance: [modulus * Math.cos(argument), modulus * Math.sin(argument)],
    radiatingLength_m: (8 / (Math.PI * k)) * radiatingIntegral(k0 / k, phase),
  }
}

/**
 * int_0^t du/|u^4 - e^(j phase)|^2 = Im(int_0^t du/(u^4 - p^4))/sin(phase), p = e^(j phase/4), by partial fractions:
 * (ln((p - t)/(p + t)) + j ln((p + j t)/(p - j t)))/(4 p^3).
 */
function radiatingIntegral(t: number, phase: number): number {
  const [re, im] = [2 * t * Math.cos(phase / 4), 2 * t * Math.sin(phase / 4)]
  const [sum, difference] = [1 + t * t, 1 - t * t]
  const real = Math.log((sum - re) / (sum + re)) / 2 - Math.atan2(re, difference)
  const imaginary = Math.log((sum + im) / (sum - im)) / 2 + Math.atan2(im, difference)
  const turn = (3 / 4) * phase
  return (imaginary * Math.cos(turn) - real * Math.sin(turn)) / (4 * Math.sin(phase))
}
