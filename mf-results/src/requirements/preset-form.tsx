import {
  EVALUATION_INDICES,
  EVALUATION_KINDS,
  type EvaluationKind,
  type RequirementPreset,
  type Standard,
} from '@soundleaf/contracts'
import { readNumber } from '@soundleaf/texts'
import { Button, CheckboxField, Flex, Grid, NumberField, SelectField, TextField } from '@soundleaf/ui'
import { useState } from 'react'
import { requirementOptions, requirementText } from '../field/requirement-options'
import { t } from '../texts/requirements'

interface PresetFormProps {
  readonly preset: RequirementPreset
  readonly standard: Standard
  readonly onKeep: (preset: RequirementPreset) => void
  readonly onCancel: () => void
}

/** What the server takes, dB or a rating of ASTM. */
const VALUES = { min: 1, max: 200 } as const

/** A requirement of one's own: its name, where it is from, and a limit of each kind of sound. */
export function PresetForm({ preset, standard, onKeep, onCancel }: PresetFormProps) {
  const [draft, setDraft] = useState(preset)
  const [isAsked, ask] = useState(false)
  const change = (part: Partial<RequirementPreset>) => setDraft({ ...draft, ...part })
  const { name, reference, edition, limits, isShared } = draft
  const isUnnamed = name.trim() === ''
  const wrong = limits.filter(({ value }) => !(value >= VALUES.min && value <= VALUES.max))

  function keep(): void {
    ask(true)
    if (!isUnnamed && limits.length > 0 && wrong.length === 0) onKeep({ ...draft, name: name.trim() })
  }

  return (
    <Grid gap="3" borderWidth="1px" borderRadius="l1" padding="3" role="group" aria-label={t('presets.form')}>
      <TextField
        label={t('presets.name')}
        value={name}
        maxLength={100}
        error={isAsked && isUnnamed ? t('presets.nameMissing') : undefined}
        onChange={(text) => change({ name: text })}
      />
      <Grid templateColumns="2fr 1fr" gap="3">
        <TextField
          label={t('presets.reference')}
          value={reference}
          maxLength={300}
          onChange={(text) => change({ reference: text })}
        />
        <TextField
          label={t('presets.edition')}
          value={edition}
          maxLength={100}
          onChange={(text) => change({ edition: text })}
        />
      </Grid>
      {EVALUATION_KINDS.map((kind) => (
        <LimitFields
          key={kind}
          {...{ kind, standard }}
          limit={limits.find((limit) => kindOf(limit) === kind) ?? null}
          onChange={(limit) =>
            change({
              limits: [...limits.filter((one) => kindOf(one) !== kind), ...(limit === null ? [] : [limit])],
            })
          }
        />
      ))}
      <CheckboxField
        label={t('presets.share')}
        checked={isShared}
        error={isAsked && limits.length === 0 ? t('presets.limitMissing') : undefined}
        onChange={(checked) => change({ isShared: checked })}
      />
      <Flex gap="2" justify="end">
        <Button variant="ghost" onClick={onCancel}>
          {t('presets.cancel')}
        </Button>
        <Button variant="solid" onClick={keep}>
          {t('presets.keep')}
        </Button>
      </Flex>
    </Grid>
  )
}

type Limit = RequirementPreset['limits'][number]

const kindOf = ({ evaluationId }: Limit): EvaluationKind | undefined =>
  EVALUATION_INDICES.find(({ id }) => id === evaluationId)?.kind

/** Usual limits between dwellings, to begin with. */
const FIRST = { Iso: { airborne: 53, impact: 55 }, Astm: { airborne: 50, impact: 50 } } as const

interface LimitFieldsProps {
  readonly kind: EvaluationKind
  readonly standard: Standard
  readonly limit: Limit | null
  readonly onChange: (limit: Limit | null) => void
}

function LimitFields({ kind, standard, limit, onChange }: LimitFieldsProps) {
  const { min, max } = VALUES
  const value = limit?.value ?? FIRST[standard][kind]
  return (
    <Grid templateColumns="2fr 1fr" gap="3" alignItems="start">
      <SelectField
        label={t(`presets.quantity.${kind}`)}
        value={String(limit?.evaluationId ?? 0)}
        choices={[
          { value: '0', label: t('presets.noLimit') },
          ...requirementOptions(standard, kind).map((index) => ({
            value: String(index.id),
            label: requirementText(index),
          })),
        ]}
        onChange={(id) => onChange(id === '0' ? null : { evaluationId: Number(id), value })}
      />
      {limit !== null && (
        <NumberField
          layout="stacked"
          label={t(`presets.value.${kind}`)}
          {...{ value, min, max }}
          decimals={1}
          error={
            value >= min && value <= max
              ? undefined
              : t('presets.outside', { least: String(min), most: String(max) })
          }
          onCommit={(typed) => onChange({ ...limit, value: readNumber(typed) ?? value })}
        />
      )}
    </Grid>
  )
}
