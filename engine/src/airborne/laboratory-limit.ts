import { THIRD_OCTAVES_HZ } from '../band'
import { atFrequencies, PER_BAND } from '../physics/frequency'

/** What sources of some 115 dB in a band leave above the noise of a quiet receiving room, dB. */
const LEVEL_RANGE_DB = 110

/**
 * What a good laboratory lets around any element, dB: the reference curve of ISO 717-1 and 33 dB at 100 to 400 Hz, and
 * its 9 dB per octave on either side, as massive walls insulate above their coincidence, up to the range of levels that
 * can be measured. The curve of the standard levels off at 400 Hz; laboratories do not: one has measured 70, 84, 93, 104
 * and 105 dB at 250 Hz to 4 kHz (`ashrae-c150-ceil` of the open data), and a limit lies above what was measured.
 */
const LIMIT_DB = THIRD_OCTAVES_HZ.map((band_hz) => {
  const flanking_db = 84 + 30 * Math.log10(band_hz / 400)
  return -10 * Math.log10(10 ** (-flanking_db / 10) + 10 ** (-LEVEL_RANGE_DB / 10))
})

/** The rating of that curve, R'max,w, dB. */
export const LABORATORY_LIMIT_DB = 89

/** Within this many dB of the limit it shows in a result. */
const SHOWS_DB = 10

/** Whether any third octave of a transmission loss in dB comes so near the limit that it shows. */
export function showsLaboratoryLimit(airborne_db: readonly number[]): boolean {
  return airborne_db.some((value, band) => value > LIMIT_DB[band] - SHOWS_DB)
}

/** What reaches the receiving room around any element: 10^(-R'max/10) (ISO 10140-5 annex A). */
export function laboratoryLimit(): Float64Array {
  return atFrequencies((_, at) => 10 ** (-LIMIT_DB[Math.floor(at / PER_BAND)] / 10))
}
