/**
 * Impact level that no laboratory measures below, dB per third octave: the noise of a quiet receiving room, some 5 dB
 * from 250 Hz up. Assumed; it decides on no rating of a floor that is ever measured, but keeps its spectrum to what a
 * report could show.
 */
export const LOWEST_IMPACT_LEVEL_DB = 5

/** A level with the noise of the receiving room, in dB. */
export function inReceivingRoom(level_db: number): number {
  return 10 * Math.log10(10 ** (level_db / 10) + 10 ** (LOWEST_IMPACT_LEVEL_DB / 10))
}
