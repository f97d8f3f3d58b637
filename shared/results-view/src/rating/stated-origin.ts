import { mainRating, ratingOf, type Calculation, type EvaluationKind } from '@soundleaf/contracts'
import { statedWith } from './statement'

/**
 * By which standard, and over which bands, the numbers of a statement are rated: `ISO 717-1:2020, 100–3150 Hz`; where their
 * bands differ, each number with its own: `ISO 717-2:2020, L_{n,w} 100–3150 Hz, C_{I} 100–2500 Hz`. Null without a rating.
 */
export function statedOrigin(kind: EvaluationKind, calculation: Calculation): string | null {
  const { standard } = calculation
  const stated = [mainRating(kind, standard), ...statedWith(kind, standard)].flatMap(({ id, notation }) => {
    const origin = ratingOf(calculation, id)?.origin ?? null
    if (origin === null) return []
    const { edition, range_hz } = origin
    return [{ notation, edition, range: `${range_hz[0]}–${range_hz[1]} Hz` }]
  })
  const [main] = stated
  if (main === undefined) return null
  const isOneRange = stated.every(({ range }) => range === main.range)
  const ranges = isOneRange ? [main.range] : stated.map(({ notation, range }) => `${notation} ${range}`)
  return [main.edition, ...ranges].join(', ')
}
