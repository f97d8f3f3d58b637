/** Standard uncertainty of the calculation against the finished building, dB (Scholl and Wittstock, PTB). */
const TRANSFER_DB = 0.8

/** A quantity that enters the sum of all paths, with the paths in which it counts. */
export interface UncertainInput {
  /** Standard uncertainty, dB. */
  readonly u_db: number
  /**
   * How the sum changes with it, dB per dB: the share of each path in which it counts, by half where it is one of two
   * sound reduction indices.
   */
  readonly sensitivity: number
}

/**
 * Standard uncertainty in dB of the sum of all paths: inputs independent of each other (ISO/IEC Guide 98-3). Inputs that
 * one model predicts are correlated: add their sensitivities first.
 */
export function uncertaintyOfSum(inputs: readonly UncertainInput[]): number {
  return Math.hypot(TRANSFER_DB, ...inputs.map(({ u_db, sensitivity }) => u_db * sensitivity))
}

/** Probability that the true value is at least the limit, normally distributed about the calculated one. */
export function probabilityOfAtLeast(limit_db: number, value_db: number, u_db: number): number {
  return 0.5 * (1 + errorFunction((value_db - limit_db) / (u_db * Math.SQRT2)))
}

/** Abramowitz and Stegun 7.1.26, within 1.5e-7. */
function errorFunction(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x))
  const polynomial =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t
  return Math.sign(x) * (1 - polynomial * Math.exp(-x * x))
}
