import { BANDS_HZ } from '@soundleaf/contracts'

/**
 * Every sound is periodic, 8.2 s long: so the level of a band is one number, without chance, wherever the listening
 * begins. The rate has room for what there are numbers of, 50 to 5000 Hz.
 */
export const SAMPLE_RATE_HZ = 16_000
export const LOOP_SAMPLES = 2 ** 17
export const LOOP_S = LOOP_SAMPLES / SAMPLE_RATE_HZ

/** Coefficients of a sound's spectrum. */
export const BINS = LOOP_SAMPLES / 2 + 1

/** The exact mid-frequency of the first band is 10^(17/10) Hz (IEC 61260-1:2014, base ten). */
const FIRST = 17
const LAST_BAND = BANDS_HZ.length - 1

/** Exact mid-frequencies of the bands. */
export const MIDS_HZ = BANDS_HZ.map((_, band) => 10 ** ((FIRST + band) / 10))

/** Where the bins lie between the mid-frequencies, in bands: 0.5 is the upper edge of the first. */
const places = Float64Array.from({ length: BINS }, (_, bin) => {
  const frequency_hz = (bin * SAMPLE_RATE_HZ) / LOOP_SAMPLES
  return 10 * Math.log10(Math.max(frequency_hz, 1)) - FIRST
})

/** First bin of each band, and after the last band the first one beyond it. */
const firstBins = Array.from({ length: BANDS_HZ.length + 1 }, (_, band) =>
  Math.ceil((10 ** ((FIRST + band - 0.5) / 10) * LOOP_SAMPLES) / SAMPLE_RATE_HZ),
)

/** The bins of a band, from the one on and up to the other. */
export const binsOf = (band: number): readonly [from: number, to: number] => [
  firstBins[band] ?? 0,
  firstBins[band + 1] ?? 0,
]

/** Values by band over all bins: linear in the logarithm of the frequency, constant beyond the outer mid-frequencies. */
export function overBins(byBand: readonly number[]): Float64Array {
  return places.map((place) => {
    const held = Math.min(Math.max(place, 0), LAST_BAND)
    const below = Math.min(Math.floor(held), LAST_BAND - 1)
    const lower = byBand[below] ?? 0
    return lower + ((byBand[below + 1] ?? 0) - lower) * (held - below)
  })
}

/** How far beyond the outer bands a sound fades out, in bands. */
const FADE = 0.25

/** 1 inside the bands, and half a cosine to 0 at both ends. */
export const fadedEnds = places.map((place) => {
  const beyond = Math.max(-0.5 - place, place - LAST_BAND - 0.5, 0) / FADE
  return beyond >= 1 ? 0 : (1 + Math.cos(Math.PI * beyond)) / 2
})
