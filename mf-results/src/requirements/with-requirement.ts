import {
  EVALUATION_INDICES,
  type EvaluationKind,
  type FieldValues,
  type RequirementPreset,
} from '@soundleaf/contracts'
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

/** What stands beside a verdict and in the report: the name of a requirement of one's own, and where it is from. */
export function presetText({
  name,
  reference,
  edition,
}: Pick<RequirementPreset, 'name' | 'reference' | 'edition'>): string {
  const from = [reference, edition === '' ? '' : `(${edition})`].filter((text) => text !== '').join(' ')
  return from === '' ? name : `${name}: ${from}`
}

/** Field values that ask for the limits of a requirement of one's own, of each kind of sound that it limits. */
export function withPreset(fieldValues: FieldValues, preset: RequirementPreset): FieldValues {
  return preset.limits.reduce((asked, { evaluationId, value }): FieldValues => {
    const kind = EVALUATION_INDICES.find(({ id }) => id === evaluationId)?.kind
    if (kind === undefined) return asked
    return {
      ...asked,
      ...(kind === 'airborne'
        ? { airborneId: evaluationId, airborneValue: value }
        : { impactId: evaluationId, impactValue: value }),
      requirementSource: { ...asked.requirementSource, [kind]: presetText(preset) },
    }
  }, fieldValues)
}
