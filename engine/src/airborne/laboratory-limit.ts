import { THIRD_OCTAVES_HZ } from '../band'
import { atFrequencies, PER_BAND } from '../frequency'

/**
 * What a good laboratory lets around any element, dB: the reference curve of ISO 717-1 and 28 dB up to 400 Hz, and its
 * 9 dB per octave on either side, as massive walls insulate above their coincidence. The curve of the standard levels
 * off above; laboratories do not: one has measured 105 dB at 4 kHz (`ashrae-c150-ceil` of the open data).
 */
const LIMIT_DB = THIRD_OCTAVES_HZ.map((band_hz) => 79 + 30 * Math.log10(band_hz / 400))

/** The rating of that curve, R'max,w, dB. */
export const LABORATORY_LIMIT_DB = 84

/** Within this many dB of the limit it shows in a result. */
const SHOWS_DB = 10

export function showsLaboratoryLimit(airborne_db: readonly number[]): boolean {
  return airborne_db.some((value, band) => value > LIMIT_DB[band] - SHOWS_DB)
}

/** What reaches the receiving room around any element: 10^(-R'max/10) (ISO 10140-5 annex A). */
export function laboratoryLimit(): Float64Array {
  return atFrequencies((_, at) => 10 ** (-LIMIT_DB[Math.floor(at / PER_BAND)] / 10))
}
