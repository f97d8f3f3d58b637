import type { ModelParameters, ParameterName } from '../src/calibrated'
import { fromDistance, NAMES, toDistance } from './calibrated-values'

/** The error of one measured value, and its derivatives with respect to the parameters, in units of their spread. */
export interface LinearError {
  readonly error_db: number
  readonly slopes: readonly number[]
  readonly of: 'rating' | 'octave band'
}

/**
 * Errors of ratings up to this size are within the reproducibility of laboratories and count by their square; larger
 * ones by their size.
 */
const SCATTER_DB = 1.5

/** The same of bands. Some octave spectra contradict others by 10 to 18 dB (`contradictions`) and would else decide alone. */
const BAND_SCATTER_DB = 5.5

function weightOf(of: LinearError['of'], error_db: number): number {
  const scatter_db = of === 'octave band' ? BAND_SCATTER_DB : SCATTER_DB
  return 1 / Math.max(Math.abs(error_db), scatter_db) / scatter_db
}

const ROUNDS = 12

/**
 * The parameters that fit the linearised errors best: least absolute errors of the ratings and least squares of the
 * octave bands (iteratively reweighted least squares), with a prior for each parameter that counts as a measurement
 * with its spread.
 */
export function fitValues(errors: readonly LinearError[], at: ModelParameters): ModelParameters {
  const from = NAMES.map((name) => toDistance(name, at[name]))
  let to = from
  for (let round = 0; round < ROUNDS; round++) {
    const rows = errors.map(({ error_db, slopes, of }) => {
      const now = slopes.reduce((sum, slope, n) => sum + slope * (to[n] - from[n]), error_db)
      return { error_db, slopes, weight: weightOf(of, now) }
    })
    const normal = NAMES.map((_, i) =>
      NAMES.map((__, j) =>
        rows.reduce((sum, row) => sum + row.weight * row.slopes[i] * row.slopes[j], i === j ? 1 : 0),
      ),
    )
    const right = NAMES.map((_, i) =>
      rows.reduce((sum, row) => sum - row.weight * row.slopes[i] * row.error_db, -from[i]),
    )
    const step = solve(normal, right)
    to = from.map((distance, n) => distance + step[n])
  }
  return Object.fromEntries(NAMES.map((name, n) => [name, fromDistance(name, to[n])])) as Record<
    ParameterName,
    number
  >
}

/** Gaussian elimination without pivoting, as the matrix is positive definite. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, at) => [...row, right[at]])
  const n = rows.length
  for (let pivot = 0; pivot < n; pivot++)
    for (let row = pivot + 1; row < n; row++) {
      const factor = rows[row][pivot] / rows[pivot][pivot]
      for (let column = pivot; column <= n; column++) rows[row][column] -= factor * rows[pivot][column]
    }
  const solution = new Array<number>(n).fill(0)
  for (let row = n - 1; row >= 0; row--) {
    let rest = rows[row][n]
    for (let column = row + 1; column < n; column++) rest -= rows[row][column] * solution[column]
    solution[row] = rest / rows[row][row]
  }
  return solution
}
