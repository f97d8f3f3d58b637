import type { FieldValues } from './api/project'
import type { EvaluationKind } from './enumerations'
import { EVALUATION_INDICES, type RequirementIndex } from './evaluation-indices'

/** What field values ask of one kind of sound; the index is null while none is chosen. */
export function requiredOf(
  kind: EvaluationKind,
  { airborneId, airborneValue, impactId, impactValue }: FieldValues,
): { readonly index: RequirementIndex | null; readonly required_db: number } {
  const [id, required_db] = kind === 'airborne' ? [airborneId, airborneValue] : [impactId, impactValue]
  return { index: EVALUATION_INDICES.find((index) => index.id === id) ?? null, required_db }
}
