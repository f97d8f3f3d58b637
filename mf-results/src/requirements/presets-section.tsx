import {
  EVALUATION_INDICES,
  ratingWithSymbol,
  type FieldValues,
  type Licence,
  type RemoteHost,
  type RequirementPreset,
  type Standard,
} from '@soundleaf/contracts'
import { failureText } from '@soundleaf/messages/failures'
import { indexNotation } from '@soundleaf/results-view'
import { formatPlain } from '@soundleaf/texts'
import { Box, Button, Flex, IconButton, Stack, Sub } from '@soundleaf/ui'
import { useState } from 'react'
import { t } from '../texts/requirements'
import { PresetForm } from './preset-form'
import { usePresets } from './use-presets'
import { presetText, withPreset } from './with-requirement'

interface PresetsSectionProps {
  readonly host: RemoteHost<'results'>
  readonly standard: Standard
  readonly licence: Licence
  readonly fieldValues: FieldValues
  /** What the chosen country asks, to begin with. */
  readonly country: Pick<RequirementPreset, 'name' | 'reference' | 'edition' | 'limits'> | null
  readonly onChange: (fieldValues: FieldValues) => void
}

/** Requirements of one's own and the team's: used like those of a country, and changed. */
export function PresetsSection(props: PresetsSectionProps) {
  const { host, standard, licence, fieldValues, country, onChange } = props
  const { list, failure, retry, save } = usePresets(host)
  const [edited, edit] = useState<RequirementPreset | null>(null)
  const [deleted, setDeleted] = useState<RequirementPreset | null>(null)
  const own = list?.presets ?? []
  const refusal = licence === 'full' ? undefined : t('presets.notInLicence')

  async function keep(preset: RequirementPreset): Promise<void> {
    const isKnown = own.some(({ id }) => id === preset.id)
    const presets = isKnown ? own.map((one) => (one.id === preset.id ? preset : one)) : [...own, preset]
    // Another may be in the form by then.
    if (await save(presets)) edit((now) => (now?.id === preset.id ? null : now))
  }

  async function remove(preset: RequirementPreset): Promise<void> {
    if (await save(own.filter(({ id }) => id !== preset.id))) setDeleted(preset)
  }

  async function undo(preset: RequirementPreset): Promise<void> {
    if (await save([...own, preset])) setDeleted(null)
  }

  function use(preset: RequirementPreset): void {
    onChange(withPreset(fieldValues, preset))
    host.toast({ kind: 'success', text: t('presets.used', { name: preset.name }) })
  }

  const lines = [
    ...own.map((preset) => ({ preset, owner: null })),
    ...(list?.team ?? []).map(({ owner, ...preset }) => ({ preset, owner })),
  ]
  return (
    <Stack gap="2" as="section" aria-label={t('presets.title')}>
      <Flex gap="2" align="center" wrap="wrap">
        <Box textStyle="sm" fontWeight="semibold" flex="1">
          {t('presets.title')}
        </Box>
        {country !== null && (
          <Button
            size="sm"
            disabledReason={refusal}
            onClick={() => edit({ ...BLANK, ...country, id: crypto.randomUUID() })}
          >
            {t('presets.fromCountry')}
          </Button>
        )}
        <Button
          size="sm"
          icon="add"
          disabledReason={refusal}
          onClick={() => edit({ ...BLANK, id: crypto.randomUUID() })}
        >
          {t('presets.new')}
        </Button>
      </Flex>
      {failure !== null && (
        <Flex role="alert" gap="2" align="center" wrap="wrap" color="fg.error" textStyle="sm">
          {failureText(failure)}
          <Button size="sm" onClick={retry}>
            {t('presets.again')}
          </Button>
        </Flex>
      )}
      {deleted !== null && (
        <Flex role="status" gap="2" align="center" wrap="wrap" textStyle="sm">
          {t('presets.deleted', { name: deleted.name })}
          <Button size="sm" icon="undo" onClick={() => void undo(deleted)}>
            {t('presets.undo')}
          </Button>
        </Flex>
      )}
      {edited !== null && (
        <PresetForm
          key={edited.id}
          preset={edited}
          standard={standard}
          onKeep={(preset) => void keep(preset)}
          onCancel={() => edit(null)}
        />
      )}
      {list !== null && lines.length === 0 && edited === null && (
        <Box textStyle="sm" color="fg.muted">
          {t('presets.none')}
        </Box>
      )}
      <Stack as="ul" gap="0" listStyleType="none">
        {lines.map(({ preset, owner }) => (
          <Flex
            as="li"
            key={preset.id}
            aria-label={preset.name}
            gap="2"
            align="center"
            borderBottomWidth="1px"
            minHeight="40px"
          >
            <PresetLine preset={preset} owner={owner} />
            <Button
              size="sm"
              aria-label={t('presets.useOf', { name: preset.name })}
              disabledReason={
                preset.limits.some((limit) => indexOfLimit(limit)?.standard === standard)
                  ? undefined
                  : t('requirements.otherStandard')
              }
              onClick={() => use(preset)}
            >
              {t('requirements.take')}
            </Button>
            {owner === null && (
              <>
                <IconButton
                  icon="rename"
                  label={t('presets.edit', { name: preset.name })}
                  disabledReason={refusal}
                  onClick={() => edit(preset)}
                />
                <IconButton
                  icon="delete"
                  label={t('presets.delete', { name: preset.name })}
                  disabledReason={refusal}
                  onClick={() => void remove(preset)}
                />
              </>
            )}
          </Flex>
        ))}
      </Stack>
    </Stack>
  )
}

const BLANK: Omit<RequirementPreset, 'id'> = {
  name: '',
  reference: '',
  edition: '',
  limits: [],
  isShared: false,
}

type Limit = RequirementPreset['limits'][number]

const indexOfLimit = ({ evaluationId }: Limit) => EVALUATION_INDICES.find(({ id }) => id === evaluationId)

function PresetLine({
  preset,
  owner,
}: {
  readonly preset: RequirementPreset
  readonly owner: string | null
}) {
  return (
    <Box flex="1" minWidth="0" textStyle="sm">
      <Box as="bdi" display="block" truncate htmlTranslate="no" title={presetText(preset)}>
        {presetText(preset)}
      </Box>
      <Flex gap="3" textStyle="xs" color="fg.muted" wrap="wrap">
        {preset.limits.map((limit) => {
          const index = indexOfLimit(limit)
          if (index === undefined) return null
          const sign = ratingWithSymbol(index.quantity).better === 'lower' ? '≤' : '≥'
          const asked = `${sign} ${formatPlain(limit.value)}`
          return (
            <span key={limit.evaluationId}>
              <Sub>{indexNotation(index)}</Sub>{' '}
              {index.standard === 'Iso' ? t('presets.limit', { limit: asked }) : asked}
            </span>
          )
        })}
        {owner !== null && <span>{t('presets.sharedBy', { owner })}</span>}
        {owner === null && preset.isShared && <span>{t('presets.shared')}</span>}
      </Flex>
    </Box>
  )
}
