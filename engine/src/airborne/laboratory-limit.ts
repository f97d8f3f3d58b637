import { THIRD_OCTAVES_HZ } from '../band'
import { atFrequencies, PER_BAND } from '../physics/frequency'
import { shareFrom } from '../physics/share'
import type { StackModel } from '../physics/stack/stack-model'

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
const WEIGHTED_R_MAX_DB = 89

/**
 * How far the limit lies lower where a floor weighs little, dB. The floor holds the walls that pass it: the vibration
 * reduction index of a rigid crossing falls by 7 to 12 dB as the floor's mass falls from that of the walls, some 400
 * kg/m², to 120 and 60 (ISO 12354-1:2017 annex E, 8.7 + 17.1 M + 5.7 M²). With this value the limit is Rw 75, the most
 * that was published of floors as light (tuas-f151, tuas-f170), and follows the spectra of these two within 6 dB from 160 Hz
 * to 2.5 kHz.
 */
const LIGHT_FLOOR_DB = 14

/** Mass of the bare floor from which it holds the walls, and up to which it does not, kg/m². */
const HEAVY_KGM2 = 300
const LIGHT_KGM2 = 150

/** How far the limit of this element lies below that of heavy ones, dB. */
function loweredBy({ kind, leaves }: StackModel): number {
  if (kind === 'wall') return 0
  const base_kgm2 = Math.max(0, ...leaves.map(({ massive, mass_kgm2 }) => (massive ? mass_kgm2 : 0)))
  return LIGHT_FLOOR_DB * shareFrom(HEAVY_KGM2, LIGHT_KGM2, base_kgm2)
}

/** Weighted limit of the laboratory for this element, dB. */
export function weightedLaboratoryLimit(stack: StackModel): number {
  return Math.round(WEIGHTED_R_MAX_DB - loweredBy(stack))
}

/** Results within this many dB of the limit are affected by it. */
const AFFECTED_WITHIN_DB = 10

/** Whether flanking transmission of the laboratory affects any third octave of a sound reduction index in dB. */
export function showsLaboratoryLimit(stack: StackModel, airborne_db: readonly number[]): boolean {
  const limit_db = AFFECTED_WITHIN_DB + loweredBy(stack)
  return airborne_db.some((value, band) => value > R_MAX_DB[band] - limit_db)
}

/** Transmission coefficient of the flanking paths of the laboratory, 10^(-R'max/10) (ISO 10140-5 annex A). */
export function laboratoryLimit(stack: StackModel): Float64Array {
  const lowered_db = loweredBy(stack)
  return atFrequencies((_, at) => 10 ** ((lowered_db - R_MAX_DB[Math.floor(at / PER_BAND)]) / 10))
}
