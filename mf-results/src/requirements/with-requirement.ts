import type { EvaluationKind, FieldValues } from '@soundleaf/contracts'
import { indexOf, type RequirementRow } from './requirement-rows'

/** Field values that ask for a limit and say where it is from; the same where it is in none of our terms. */
export function withRequirement(fieldValues: FieldValues, row: RequirementRow, source: string): FieldValues {
  const index = indexOf(row)
  if (index === null) return fieldValues
  const { requirementSource = {} } = fieldValues
  const asked =
    index.kind === 'airborne'
      ? { airborneId: index.id, airborneValue: row.value }
      : { impactId: index.id, impactValue: row.value }
  return { ...fieldValues, ...asked, requirementSource: { ...requirementSource, [index.kind]: source } }
}

/** What a person enters by hand is their own, and from no rule. */
export function withoutSource(fieldValues: FieldValues, kind: EvaluationKind): FieldValues {
  const { requirementSource, ...others } = fieldValues
  if (requirementSource === undefined) return fieldValues
  const { [kind]: _, ...kept } = requirementSource
  return Object.keys(kept).length === 0 ? others : { ...others, requirementSource: kept }
}
