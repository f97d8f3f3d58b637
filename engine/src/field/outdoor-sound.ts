import { A_WEIGHTS_DB } from '../a-weighting'
import { adaptationSpectrum } from '../rating/iso-717-1-2020'

/** Sound 2 m in front of a facade: a level with a spectrum of ISO 717-1, or octaves of its own. */
export type OutdoorSound =
  | { readonly level_dBA: number; readonly spectrum: 'C50_5000' | 'Ctr50_5000' }
  /** Octaves 63 to 4000 Hz, not weighted, dB. */
  | { readonly octaves_db: readonly number[] }

/** A third of the sound of an octave is in each of its third octaves. */
const OF_AN_OCTAVE_DB = 10 * Math.log10(3)

/** A-weighted levels of sound outside in 21 third octaves, dB. */
export function weightedOutdoors(sound: OutdoorSound): readonly number[] {
  return 'octaves_db' in sound
    ? A_WEIGHTS_DB.map((weight, band) => sound.octaves_db[Math.floor(band / 3)] - OF_AN_OCTAVE_DB + weight)
    : adaptationSpectrum(sound.spectrum).weights_db.map((weight) => sound.level_dBA + weight)
}
