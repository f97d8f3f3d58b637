import { invalidEntryText } from '@soundleaf/construction'
import {
  PLANNING_DEDUCTION_DB,
  type Calculation,
  type EvaluationKind,
  type FieldValues,
  type Licence,
  type Project,
  type RemoteHost,
  type Standard,
} from '@soundleaf/contracts'
import { notationIn, numberIn, unitName } from '@soundleaf/texts'
import { requirement } from '@soundleaf/results-view'
import { Box, Grid, NumberField, SelectField, Skeleton, Stack, Text } from '@soundleaf/ui'
import { useState } from 'react'
import { t } from '../texts'
import {
  enterFieldNumber,
  FIELD_DECIMALS,
  FIELD_RANGES,
  FIELD_UNITS,
  isOutside,
  type FieldNumber,
} from './field-entry'
import { FieldResult } from './field-result'
import { flankingOptions } from './flanking-options'
import { RequirementsButton } from '../requirements/requirements-button'
import { withoutSource } from '../requirements/with-requirement'
import { RequirementFields } from './requirement-fields'

interface FieldValuesTabProps {
  readonly host: RemoteHost<'results'>
  readonly project: Project
  readonly kinds: readonly EvaluationKind[]
  readonly standard: Standard
  readonly licence: Licence
  readonly calculation: Calculation | null
  readonly isCalculating: boolean
  readonly onChange: (fieldValues: FieldValues) => void
}

/** What is asked in the building, the room it is asked for, and what is expected there. */
export function FieldValuesTab(props: FieldValuesTabProps) {
  const { host, project, kinds, standard, licence, calculation, isCalculating, onChange } = props
  const { fieldValues } = project
  const [structure] = project.structures
  // Nothing of what flanking paths take is in the value, so something is kept back for them.
  const isDirect = fieldValues.flankingType === 0

  /** Of which number the range is said, until one is taken as it was typed. */
  const [corrected, setCorrected] = useState<FieldNumber | null>(null)
  function enter(key: FieldNumber, typed: string, before = fieldValues): void {
    const entry = enterFieldNumber(before, key, typed)
    if (entry.isCorrected) host.toast({ kind: 'error', text: invalidEntryText() })
    setCorrected(entry.isCorrected ? key : null)
    onChange(entry.fieldValues)
  }
  const number = (key: FieldNumber, label: string, value: number) => {
    const { min, max } = FIELD_RANGES[key]
    const unit = FIELD_UNITS[key]
    const range = t('field.range', { field: label, min: numberIn(unit, min), max: numberIn(unit, max) })
    const isBeyond = isOutside(key, value)
    return (
      <Box>
        <NumberField
          layout="stacked"
          label={label}
          value={value}
          decimals={FIELD_DECIMALS}
          min={min}
          max={max}
          {...notationIn(unit)}
          {...(isBeyond ? { error: range } : {})}
          onCommit={(typed) => enter(key, typed)}
        />
        {corrected === key && !isBeyond && (
          <Text textStyle="xs" color="fg.muted" mt="1">
            {range}
          </Text>
        )}
      </Box>
    )
  }

  return (
    <Box paddingX="5" paddingY="3.5">
      <Grid templateColumns="1fr 1fr" columnGap="3" rowGap="2">
        {kinds.map((kind) => (
          <RequirementFields
            key={kind}
            {...{ kind, standard, fieldValues }}
            onChoose={(change) => onChange({ ...withoutSource(fieldValues, kind), ...change })}
            onEnter={(key, typed) => enter(key, typed, withoutSource(fieldValues, kind))}
          />
        ))}
        {number('separatingArea', t('field.area', { unit: unitName('m²') }), fieldValues.separatingArea)}
        {number('volume', t('field.volume', { unit: unitName('m³') }), fieldValues.volume)}
        <Box {...(isDirect ? {} : { gridColumn: '1 / -1' })}>
          <SelectField
            label={t('field.flanking')}
            value={String(fieldValues.flankingType)}
            choices={flankingOptions(structure?.type ?? 'Wall', licence, structure?.components).map(
              ({ id, text, isDisabled }) => ({
                value: String(id),
                label: text,
                disabled: isDisabled,
              }),
            )}
            onChange={(chosen) => onChange({ ...fieldValues, flankingType: Number(chosen) })}
          />
        </Box>
        {isDirect &&
          number(
            'planningDeduction',
            t('field.deduction'),
            fieldValues.planningDeduction ?? PLANNING_DEDUCTION_DB,
          )}
      </Grid>
      <Stack gap="1" marginTop="2.5" align="start">
        {kinds.map((kind) => {
          const source = fieldValues.requirementSource?.[kind]
          return (
            source !== undefined && (
              <Box key={kind} textStyle="xs" color="fg.muted">
                {source}
              </Box>
            )
          )
        })}
        <RequirementsButton {...{ host, project, licence, onChange }} />
      </Stack>
      <Grid templateColumns="1fr 1fr" gap="2" marginTop="3.5">
        {kinds.map((kind) =>
          isCalculating ? (
            <Skeleton key={kind} height={isDirect ? '141px' : '91px'} borderRadius="l1" />
          ) : (
            <FieldResult key={kind} asked={requirement(kind, fieldValues, calculation)} />
          ),
        )}
      </Grid>
    </Box>
  )
}
