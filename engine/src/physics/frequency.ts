import { THIRD_OCTAVES_HZ } from '../band'

/**
 * Number of frequencies in each third octave at which the models are evaluated; the band value is the mean of the
 * energy.
 */
export const PER_BAND = 4

/** The frequencies at which all models are evaluated, Hz, evenly spaced on a logarithmic scale. */
export const FREQUENCIES_HZ: Float64Array = Float64Array.from(
  THIRD_OCTAVES_HZ.flatMap((_, band) =>
    // Exact mid-frequencies are 10^(n/10) (IEC 61260-1); 50 Hz is n = 17.
    Array.from({ length: PER_BAND }, (__, at) => 10 ** ((17 + band + (at + 0.5) / PER_BAND - 0.5) / 10)),
  ),
)

/** Spacing of neighbouring frequencies on the natural logarithmic scale. */
export const STEP_NEPER = Math.LN10 / 10 / PER_BAND

/** Means of an energetic quantity over each third octave: 21 values from one for every frequency. */
export function bandMeans(values: Float64Array): Float64Array {
  const means = new Float64Array(THIRD_OCTAVES_HZ.length)
  for (let at = 0; at < values.length; at++) means[Math.floor(at / PER_BAND)] += values[at] / PER_BAND
  return means
}

/** The values of a function at every frequency of `FREQUENCIES_HZ`. */
export function atFrequencies(valueAt: (frequency_hz: number, at: number) => number): Float64Array {
  return FREQUENCIES_HZ.map(valueAt)
}
