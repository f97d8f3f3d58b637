import type { ResultColor } from '@soundleaf/contracts'

/**
 * The colour of a field value, from the numbers as they are shown: green with a margin of at least the
 * prediction's standard uncertainty, yellow met or missed within it, red missed by more, white without a requirement.
 */
export function verdict(
  estimate_db: number | null,
  required_db: number,
  uncertainty_db: number,
  better: 'higher' | 'lower',
): ResultColor {
  if (estimate_db === null || required_db === 0) return 'White'
  const margin_db = better === 'higher' ? estimate_db - required_db : required_db - estimate_db
  if (margin_db >= uncertainty_db) return 'Green'
  return margin_db >= -uncertainty_db ? 'Yellow' : 'Red'
}
