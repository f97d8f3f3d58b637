import { SOUND_SPEED } from '../air'
import type { Element } from './element'

// Hoisted: looking Math up costs as much as the sum it is in.
const { log, max, min, sqrt } = Math

/**
 * Radiation factor of free bending waves of a plate with critical frequency fc (Hz), ISO 12354-1:2017 annex B.
 * Valid for homogeneous isotropic plates of rectangular shape; at most 2.
 */
export function bendingRadiation(
  frequency_hz: number,
  critical_hz: number,
  element: Element,
  soundSpeed_mps = SOUND_SPEED,
): number {
  const f = frequency_hz
  const fc = critical_hz
  const { long_m: l1, short_m: l2 } = element
  const c = soundSpeed_mps
  const sigma2 = 4 * l1 * l2 * (f / c) ** 2
  const sigma3 = sqrt((2 * Math.PI * f * (l1 + l2)) / (16 * c))
  const f11 = ((c * c) / (4 * fc)) * (1 / (l1 * l1) + 1 / (l2 * l2))
  const sigma1 = f > fc ? 1 / sqrt(max(1 - fc / max(f, fc * 1.0001), 1e-6)) : 2
  if (f11 > fc / 2) return min(f < fc ? min(sigma2, sigma3) : min(sigma1, sigma3), 2)
  if (f >= fc) return min(sigma1, 2)

  const ratio = sqrt(min(f / fc, 0.9999))
  const rest = 1 - ratio * ratio
  const delta1 = (rest * log((1 + ratio) / (1 - ratio)) + 2 * ratio) / (4 * Math.PI * Math.PI * rest ** 1.5)
  const delta2 =
    f <= fc / 2
      ? (8 * c * c * (1 - 2 * ratio * ratio)) / (fc * fc * Math.PI ** 4 * l1 * l2 * ratio * sqrt(rest))
      : 0
  const below = ((2 * (l1 + l2)) / (l1 * l2)) * (c / fc) * delta1 + max(delta2, 0)
  return min(f < f11 ? min(below, sigma2) : below, 2)
}
