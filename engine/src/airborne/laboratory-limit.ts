import { atFrequencies, PER_BAND } from '../frequency'

/** R'max,w of a good laboratory, dB. */
export const LABORATORY_LIMIT_DB = 80

/** ISO 717-1 reference curve at the 21 bands relative to its rating: 3 dB per band below 100 Hz, flat above 3150 Hz. */
const SHAPE_DB = [24, 27, 30, 33, 36, 39, 42, 45, 48, 51, 52, 53, 54, 55, 56, 56, 56, 56, 56, 56, 56].map(
  (level) => level - 52,
)

/** What reaches the receiving room around any element: 10^(-R'max/10) (ISO 10140-5 annex A). */
export function laboratoryLimit(): Float64Array {
  return atFrequencies((_, at) => 10 ** (-(LABORATORY_LIMIT_DB + SHAPE_DB[Math.floor(at / PER_BAND)]) / 10))
}
