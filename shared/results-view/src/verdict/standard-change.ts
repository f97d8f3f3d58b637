import { NEW_FIELD_VALUES, EVALUATION_INDICES, type FieldValues, type Standard } from '@soundleaf/contracts'
import { t } from '../texts'

/** Whether every chosen index belongs to the standard; an id of 0 is unset and belongs to both. */
export function belongsTo(standard: Standard, { airborneId, impactId }: FieldValues): boolean {
  return [airborneId, impactId].every(
    (id) => id === 0 || EVALUATION_INDICES.some((index) => index.id === id && index.standard === standard),
  )
}

/** What a project asks for under the account's standard: its own, or that standard's defaults. */
export function fieldValuesUnder(standard: Standard, fieldValues: FieldValues): FieldValues {
  return belongsTo(standard, fieldValues) ? fieldValues : NEW_FIELD_VALUES[standard]
}

/** What the person is told when they are not their own. */
export function standardChangeText(standard: Standard): string {
  return t('standard.changed', { standard })
}
