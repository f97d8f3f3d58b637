/**
 * Reference curves of ISO 717-1 and ISO 717-2 from 100 to 3150 Hz: the fourth to the nineteenth of 21 bands from 50 Hz.
 */
const AIRBORNE_DB = [33, 36, 39, 42, 45, 48, 51, 52, 53, 54, 55, 56, 56, 56, 56, 56]
const IMPACT_DB = [62, 62, 62, 62, 62, 62, 61, 60, 59, 58, 57, 54, 51, 48, 45, 42]
const FIRST_BAND = 3
const AIRBORNE_500_DB = 52
const IMPACT_500_DB = 60
const MOST_UNFAVOURABLE_DB = 32

function deviations(reference_db: readonly number[], levels_db: readonly number[], sign: 1 | -1) {
  return (shift: number) =>
    reference_db.map((level, at) => sign * level + shift - sign * (levels_db[at + FIRST_BAND] ?? Number.NaN))
}

/**
 * Rw of 21 third octaves without rounding to whole decibels: the shift at which the unfavourable deviations sum to 32
 * dB.
 */
export function smoothRw(values_db: readonly number[]): number {
  return AIRBORNE_500_DB + shiftWhere(deviations(AIRBORNE_DB, values_db, 1))
}

/** Ln,w of 21 third octaves in the same way. */
export function smoothLnw(values_db: readonly number[]): number {
  return IMPACT_500_DB - shiftWhere(deviations(IMPACT_DB, values_db, -1))
}

const HALVINGS = 40

function shiftWhere(deviationsAt: (shift: number) => readonly number[]): number {
  let [low, high] = [-150, 150]
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2
    const sum = deviationsAt(middle).reduce((total, deviation) => total + Math.max(deviation, 0), 0)
    if (sum > MOST_UNFAVOURABLE_DB) high = middle
    else low = middle
  }
  return low
}
