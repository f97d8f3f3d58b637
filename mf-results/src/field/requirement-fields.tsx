import type { EvaluationKind, FieldValues, Standard } from '@soundleaf/contracts'
import { NumberField, SelectField } from '@soundleaf/ui'
import { t } from '../texts'
import { FIELD_DECIMALS, FIELD_RANGES, type FieldNumber } from './field-entry'
import { requirementOptions, requirementText } from './requirement-options'

interface RequirementFieldsProps {
  readonly kind: EvaluationKind
  readonly standard: Standard
  readonly fieldValues: FieldValues
  readonly onChoose: (change: Partial<FieldValues>) => void
  readonly onEnter: (key: FieldNumber, typed: string) => void
}

/** What is asked of one kind of sound: the quantity of the account's standard and its value. */
export function RequirementFields({
  kind,
  standard,
  fieldValues,
  onChoose,
  onEnter,
}: RequirementFieldsProps) {
  const isAirborne = kind === 'airborne'
  const valueKey = isAirborne ? 'airborneValue' : 'impactValue'
  const id = isAirborne ? fieldValues.airborneId : fieldValues.impactId
  const choices = [
    { value: '0', label: t('field.noRequirement') },
    ...requirementOptions(standard, kind).map((index) => ({
      value: String(index.id),
      label: requirementText(index),
    })),
  ]
  return (
    <>
      <SelectField
        label={t(`field.requirement.${kind}`)}
        value={String(id)}
        choices={choices}
        onChange={(chosen) =>
          onChoose(isAirborne ? { airborneId: Number(chosen) } : { impactId: Number(chosen) })
        }
      />
      <NumberField
        layout="stacked"
        label={t(standard === 'Iso' ? `field.level.${kind}` : `field.value.${kind}`)}
        // A requirement of 0 dB is none.
        value={fieldValues[valueKey] || null}
        placeholder={t('field.none')}
        decimals={FIELD_DECIMALS}
        {...FIELD_RANGES[valueKey]}
        onCommit={(typed) => onEnter(valueKey, typed)}
      />
    </>
  )
}
