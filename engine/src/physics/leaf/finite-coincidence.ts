import { SOUND_SPEED } from '../air'
import { atFrequencies, FREQUENCIES_HZ, STEP_NEPER } from '../frequency'
import type { Element } from '../radiation/element'
import type { LeafModel } from './leaf-model'

/**
 * Standard deviation of the wavenumbers of a plate of side L, over pi/L. The wavenumber spectrum of a window of length
 * L, sinc^2(k L/2), falls to half at 0.89 pi/L, as does a normal distribution of standard deviation 0.75 pi/L.
 */
const WAVENUMBER_SPREAD = 0.75

/** The normal distribution is truncated at this many standard deviations. */
const TRUNCATED_AT = 3

/**
 * Applies the finite size of a plate to a transmission coefficient computed for an infinite one. In a plate of side L
 * bending waves have a spread of wavenumbers of about pi/L, so coincidence, k_B = k0, extends over 2 dk/k0 = c0/(fc L)
 * times that spread on the logarithmic frequency scale (dk/k is half of df/f there). It smooths the sharp dip of a wall
 * with fc = 200 Hz and leaves that of a board with 2500 Hz. The mean is taken of tau f^2, so that the mass law is not
 * changed; above fc coincidence occurs at steeper angles and the spread decreases as 1/f. L is the side of a square of
 * the element's area.
 * After the spatial windowing of Villot, Guigou, Gagliardini, J. Sound Vib. 245 (2001) 433, in closed form.
 */
export function withFiniteCoincidence(
  transmission: Float64Array,
  { critical_hz }: LeafModel,
  { area_m2 }: Element,
): Float64Array {
  const side_m = Math.sqrt(area_m2)
  const overMassLaw = transmission.map((tau, at) => tau * FREQUENCIES_HZ[at] ** 2)
  return atFrequencies((frequency, at) => {
    const deviation =
      (WAVENUMBER_SPREAD * SOUND_SPEED) / (Math.max(frequency, critical_hz) * side_m) / STEP_NEPER
    const reach = Math.min(Math.ceil(TRUNCATED_AT * deviation), overMassLaw.length)
    let [sum, weights] = [0, 0]
    for (let n = Math.max(at - reach, 0); n <= Math.min(at + reach, overMassLaw.length - 1); n++) {
      const weight = Math.exp(-0.5 * ((n - at) / deviation) ** 2)
      sum += weight * overMassLaw[n]
      weights += weight
    }
    return sum / weights / frequency ** 2
  })
}
