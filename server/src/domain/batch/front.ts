import { SOLVE_COSTS, type BatchResult, type BatchSolve, type SolveCost } from '@soundleaf/contracts'
import { unmatched, type Merits } from '@soundleaf/engine'

/**
 * Of the build-ups of a search those that fit and are matched by no other: in thickness, mass, what else is limited, and
 * the margin to each requirement. Of several alike the first; the thinnest first.
 */
export function frontOf(
  results: readonly BatchResult[],
  { limits }: Pick<BatchSolve, 'limits'>,
): readonly BatchResult[] {
  const costs = SOLVE_COSTS.filter(
    (cost) => cost === 'thickness' || cost === 'mass' || limits[cost] !== undefined,
  )
  const items = results
    .filter(({ fits }) => fits === true)
    .map((result): Merits & { readonly result: BatchResult } => ({
      result,
      costs: costs.map((cost) => costOf(result, cost) ?? Infinity),
      qualities: (result.margins ?? []).map(({ margin }) => margin),
    }))
  return unmatched(items)
    .map(({ result }) => result)
    .toSorted((a, b) => (a.totalThickness ?? 0) - (b.totalThickness ?? 0) || a.index - b.index)
}

function costOf(result: BatchResult, cost: SolveCost): number | null | undefined {
  if (cost === 'thickness') return result.totalThickness
  return cost === 'mass' ? result.surfaceMass : result[cost]
}
