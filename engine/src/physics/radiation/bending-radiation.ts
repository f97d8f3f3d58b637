import { SOUND_SPEED } from '../air'
import { shareFrom } from '../share'
import type { Element } from './element'

// Local names: looking up properties of Math takes as long as the arithmetic itself.
const { log, max, min, sqrt } = Math

/**
 * An element is small where its first natural frequency exceeds half the critical frequency, f11 > fc/2 (ISO
 * 12354-1:2017 annex B). The annex changes abruptly to other formulae there; here the change begins at 0.85 of that
 * ratio.
 */
const SMALL_ELEMENT = [0.85, 1] as const

/**
 * Radiation efficiency of free bending waves of a plate with the critical frequency fc (Hz), ISO 12354-1:2017 annex B.
 * Valid for homogeneous isotropic rectangular plates; at most 2.
 */
export function bendingWaveRadiationEfficiency(
  frequency_hz: number,
  critical_hz: number,
  element: Element,
  soundSpeed_mps = SOUND_SPEED,
): number {
  const f = frequency_hz
  const fc = critical_hz
  const { long_m: l1, short_m: l2 } = element
  const c = soundSpeed_mps
  const f11 = ((c * c) / (4 * fc)) * (1 / (l1 * l1) + 1 / (l2 * l2))
  const sigma1 = f > fc ? 1 / sqrt(max(1 - fc / max(f, fc * 1.0001), 1e-6)) : 2
  const sigma2 = 4 * l1 * l2 * (f / c) ** 2

  const small = shareFrom(...SMALL_ELEMENT, f11 / (fc / 2))
  const asSmall = () => {
    const sigma3 = sqrt((2 * Math.PI * f * (l1 + l2)) / (16 * c))
    return min(f < fc ? min(sigma2, sigma3) : min(sigma1, sigma3), 2)
  }
  const asLarge = () => {
    if (f >= fc) return min(sigma1, 2)
    const waves = efficiencyBelowCritical(f / fc, fc, element, c)
    return min(f < f11 ? min(waves, sigma2) : waves, 2)
  }
  if (small >= 1) return asSmall()
  return small <= 0 ? asLarge() : small * asSmall() + (1 - small) * asLarge()
}

/** Radiation efficiency of corner and edge modes below the critical frequency. */
function efficiencyBelowCritical(
  relative: number,
  fc: number,
  { long_m: l1, short_m: l2 }: Element,
  c: number,
): number {
  const ratio = sqrt(min(relative, 0.9999))
  const rest = 1 - ratio * ratio
  const delta1 = (rest * log((1 + ratio) / (1 - ratio)) + 2 * ratio) / (4 * Math.PI * Math.PI * rest ** 1.5)
  const delta2 =
    relative <= 0.5
      ? (8 * c * c * (1 - 2 * ratio * ratio)) / (fc * fc * Math.PI ** 4 * l1 * l2 * ratio * sqrt(rest))
      : 0
  return ((2 * (l1 + l2)) / (l1 * l2)) * (c / fc) * delta1 + max(delta2, 0)
}
