import { byKind, overall, type Summary } from './summary'
import type { Score } from './score'

/** The errors of a kind when the report was last committed. */
export interface Accepted {
  readonly group: string
  readonly quantity: string
  readonly n: number
  readonly mae: number
}

/** Tolerated increase of the mean absolute error before the check fails, dB: one rating in twenty by one decibel. */
const TOLERANCE_DB = 0.05

export function acceptedFrom(scores: readonly Score[]): readonly Accepted[] {
  return [...byKind(scores), ...overall(scores)].map(({ group, quantity, n, mae }) => ({
    group,
    quantity,
    n,
    mae: Math.round(mae * 1000) / 1000,
  }))
}

/**
 * Descriptions of the kinds whose mean absolute error has grown beyond the committed one, or which have fewer records.
 */
export function worseThan(accepted: readonly Accepted[], scores: readonly Score[]): readonly string[] {
  const now: readonly Summary[] = [...byKind(scores), ...overall(scores)]
  return accepted.flatMap(({ group, quantity, n, mae }) => {
    const found = now.find((summary) => summary.group === group && summary.quantity === quantity)
    if (found === undefined || found.n < n) return [`${group} ${quantity}: measurements are missing`]
    if (found.mae > mae + TOLERANCE_DB)
      return [`${group} ${quantity}: ${found.mae.toFixed(2)} dB after ${mae.toFixed(2)} dB`]
    return []
  })
}
