import { THIRD_OCTAVES_HZ } from '../band'
import { atFrequencies, PER_BAND } from '../physics/frequency'

/** Range of levels that can be measured, dB: sources of some 115 dB in a band, a quiet receiving room of some 5 dB. */
const LEVEL_RANGE_DB = 110

/**
 * Maximum sound reduction index R'max of a good laboratory, dB: the reference curve of ISO 717-1 raised by 33 dB from
 * 100 to 400 Hz, extended at 9 dB per octave to both sides as flanking massive walls insulate above their critical
 * frequency, and limited by the measurable range. Unlike the reference curve it does not level off above 400 Hz: one
 * laboratory measured 70, 84, 93, 104 and 105 dB from 250 Hz to 4 kHz (`ashrae-c150-ceil` of the measurements), and a
 * limit lies above what was measured.
 */
const R_MAX_DB = THIRD_OCTAVES_HZ.map((band_hz) => {
  const flanking_db = 84 + 30 * Math.log10(band_hz / 400)
  return -10 * Math.log10(10 ** (-flanking_db / 10) + 10 ** (-LEVEL_RANGE_DB / 10))
})

/** Weighted maximum sound reduction index R'max,w of that curve, dB. */
export const LABORATORY_LIMIT_DB = 89

/** Results within this many dB of the limit are affected by it. */
const AFFECTED_WITHIN_DB = 10

/** Whether flanking transmission of the laboratory affects any third octave of a sound reduction index in dB. */
export function showsLaboratoryLimit(airborne_db: readonly number[]): boolean {
  return airborne_db.some((value, band) => value > R_MAX_DB[band] - AFFECTED_WITHIN_DB)
}

/** Transmission coefficient of the flanking paths of the laboratory, 10^(-R'max/10) (ISO 10140-5 annex A). */
export function laboratoryLimit(): Float64Array {
  return atFrequencies((_, at) => 10 ** (-R_MAX_DB[Math.floor(at / PER_BAND)] / 10))
}
