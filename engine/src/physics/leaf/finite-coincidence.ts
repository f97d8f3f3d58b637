import { SOUND_SPEED } from '../air'
import { atFrequencies, FREQUENCIES_HZ, STEP_NEPER } from '../frequency'
import type { Element } from '../radiation/element'
import type { LeafModel } from './leaf-model'

/**
 * Standard deviation of a plate's wavenumbers over pi/L: the transform of a window of length L, sinc^2(k L/2), has
 * fallen to half at 0.89 pi/L, as a normal distribution of 0.75 pi/L has.
 */
const WAVENUMBER_SPREAD = 0.75

/** The kernel is taken to this many standard deviations. */
const REACH = 3

/**
 * What the finite size of a plate makes of a transmission factor computed for an infinite one: waves that travel no
 * further than L have wavenumbers spread by pi/L, so that coincidence, k_B = k0, is met over
 * 2 dk/k0 = c0/(fc L) times that spread on the logarithmic scale of frequency (dk/k is half of df/f there). A wall of
 * fc = 200 Hz loses its sharp dip, a board of 2500 Hz keeps it. The mean is taken beside the mass law, over tau f^2;
 * above fc coincidence lies at a steeper angle and the spread falls with 1/f. L is the side of a square of the element's
 * area. Windowing as in Villot, Guigou, Gagliardini, J. Sound Vib. 245 (2001) 433, in closed form.
 */
export function withFiniteCoincidence(
  transmission: Float64Array,
  { critical_hz }: LeafModel,
  { area_m2 }: Element,
): Float64Array {
  const side_m = Math.sqrt(area_m2)
  const besideMassLaw = transmission.map((tau, at) => tau * FREQUENCIES_HZ[at] ** 2)
  return atFrequencies((frequency, at) => {
    const deviation =
      (WAVENUMBER_SPREAD * SOUND_SPEED) / (Math.max(frequency, critical_hz) * side_m) / STEP_NEPER
    const reach = Math.min(Math.ceil(REACH * deviation), besideMassLaw.length)
    let [sum, weights] = [0, 0]
    for (let n = Math.max(at - reach, 0); n <= Math.min(at + reach, besideMassLaw.length - 1); n++) {
      const weight = Math.exp(-0.5 * ((n - at) / deviation) ** 2)
      sum += weight * besideMassLaw[n]
      weights += weight
    }
    return sum / weights / frequency ** 2
  })
}
