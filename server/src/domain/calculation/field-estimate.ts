import {
  EVALUATION_INDICES,
  ratingWithSymbol,
  type EvaluationKind,
  type FieldValues,
  type Standard,
} from '@soundleaf/contracts'
import type { FieldQuantity } from '@soundleaf/engine'
import { ratingOf } from './predicted'

export interface FieldEstimate {
  /** The quantity with its term, in dB; null where it cannot be told. */
  readonly value_db: number | null
  readonly uncertainty_db: number
  readonly better: 'higher' | 'lower'
}

/** The field value that an index code asks for; null where the code is unset or of the other standard. */
export function fieldEstimate(
  quantities: readonly FieldQuantity[],
  kind: EvaluationKind,
  { airborneId, impactId }: FieldValues,
  standard: Standard,
): FieldEstimate | null {
  const chosen = kind === 'airborne' ? airborneId : impactId
  const code = EVALUATION_INDICES.find(({ id, standard: own }) => id === chosen && own === standard)
  if (code === undefined) return null
  const better = standard === 'Iso' && kind === 'impact' ? 'lower' : 'higher'
  const summands = [code.quantity, ...(code.term === null ? [] : [code.term])].map(
    (symbol) => ratingWithSymbol(symbol).id,
  )
  const [main] = summands
  const found = quantities.find(({ ratings }) => ratings.some(({ id }) => id === main))
  if (found === undefined) return { value_db: null, uncertainty_db: 0, better }
  const values = summands.map((id) => ratingOf(found.ratings, id))
  return {
    value_db: values.reduce((sum, value) => (sum === null || value === null ? null : sum + value), 0),
    uncertainty_db: Math.max(...summands.map((id) => found.uncertainty_db[id] ?? 0)),
    better,
  }
}
