import type { ModelParameters } from '../../calibrated'
import { atFrequencies } from '../frequency'
import type { Element } from '../radiation/element'
import type { LeafModel } from './leaf-model'

/**
 * Factor on transmitted and radiated energy of a massive floor about its lowest modes: below the first few of them there
 * is nothing that resonates, and the floor is held by its stiffness, 1/(1 + (f1/f)^4). Infinite plates know no edges and
 * come out some 10 to 20 dB too weak at 50 to 80 Hz.
 * f1 is the first natural frequency with clamped edges, sqrt(500.5 (1/a^4 + 0.605/(a b)^2 + 1/b^4) B/m')/(2 pi) (Leissa,
 * Vibration of Plates, NASA SP-160, 1969, chapter 4), times the onset, which counts how many modes it takes.
 */
export function belowFirstModes(
  leaf: LeafModel,
  { long_m: a, short_m: b }: Element,
  { modalOnset }: ModelParameters,
): Float64Array {
  const shape = Math.sqrt(500.5 * (1 / a ** 4 + 0.605 / (a * b) ** 2 + 1 / b ** 4))
  const first_hz = (shape / (2 * Math.PI)) * Math.sqrt(leaf.bending_Nm / leaf.mass_kgm2)
  return atFrequencies((frequency) => 1 / (1 + ((modalOnset * first_hz) / frequency) ** 4))
}
