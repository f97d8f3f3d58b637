import {
  EVALUATION_INDICES,
  type EvaluationKind,
  type FieldValues,
  type Standard,
} from '@soundleaf/contracts'
import type { FieldQuantity } from '@soundleaf/engine'
import { ratingOf } from './predicted'

/** The engine's index of each term. */
const TERMS: Readonly<Record<string, string>> = {
  C: 'C',
  'C50-3150': 'C50_3150',
  'C50-5000': 'C50_5000',
  Ctr: 'Ctr',
  CI: 'CI',
  'CI,50-2500': 'CI50_2500',
}

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
  const id = kind === 'airborne' ? airborneId : impactId
  const code = EVALUATION_INDICES.find((index) => index.id === id && index.standard === standard)
  if (code === undefined) return null
  const better = standard === 'Iso' && kind === 'impact' ? 'lower' : 'higher'
  const found = quantities.find(({ ratings }) => ratings.some(({ index }) => index === code.quantity))
  if (found === undefined) return { value_db: null, uncertainty_db: 0, better }

  const term = code.term === null ? null : (TERMS[code.term] ?? null)
  const main = ratingOf(found.ratings, code.quantity)
  const added = term === null ? 0 : ratingOf(found.ratings, term)
  return {
    value_db: main === null || added === null ? null : main + added,
    uncertainty_db: Math.max(
      ...[code.quantity, term ?? code.quantity].map((index) => found.uncertainty_db[index] ?? 0),
    ),
    better,
  }
}
