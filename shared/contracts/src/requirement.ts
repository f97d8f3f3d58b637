import type { FieldValues } from './api/project'
import type { EvaluationKind, ResultColor } from './enumerations'
import { EVALUATION_INDICES, type RequirementIndex } from './evaluation-indices'

/** What field values ask of one kind of sound; the index is null while none is chosen. */
export function requiredOf(
  kind: EvaluationKind,
  { airborneId, airborneValue, impactId, impactValue }: FieldValues,
): { readonly index: RequirementIndex | null; readonly required_db: number } {
  const [id, required_db] = kind === 'airborne' ? [airborneId, airborneValue] : [impactId, impactValue]
  return { index: EVALUATION_INDICES.find((index) => index.id === id) ?? null, required_db }
}

/**
 * The colour of a field value, from the numbers as they are shown: green with a margin of at least the prediction's
 * standard uncertainty, yellow met or missed within it, red missed by more, white without a requirement.
 */
export function resultColor(
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
