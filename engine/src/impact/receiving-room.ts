/**
 * Lowest impact sound level that a laboratory can measure, dB per third octave: background noise of some 5 dB in a
 * quiet receiving room from 250 Hz on. An assumption; it affects no rating of a floor that is likely to be measured,
 * but keeps spectra to values that a test report could show.
 */
export const LOWEST_IMPACT_LEVEL_DB = 5

/** A level with the background noise of the receiving room added, dB. */
export function inReceivingRoom(level_db: number): number {
  return 10 * Math.log10(10 ** (level_db / 10) + 10 ** (LOWEST_IMPACT_LEVEL_DB / 10))
}
