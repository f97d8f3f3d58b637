import { VALUE_ORIGINS } from '@soundleaf/contracts'
import { Box, SelectField, TextField } from '@soundleaf/ui'
import { useState } from 'react'
import { t } from '../texts'
import type { Draft } from './draft'

interface SourceFieldsProps {
  readonly draft: Draft
  readonly faultOf: (field: string) => string | undefined
  readonly readOnly: boolean
  readonly onTexts: (texts: Draft) => void
}

/** Where the values come from, and what the product costs in money and carbon. */
export function SourceFields({ draft, faultOf, readOnly, onTexts }: SourceFieldsProps) {
  const text = (field: string) => ({
    value: draft[field] ?? '',
    error: faultOf(field),
    readOnly,
    onChange: (value: string) => onTexts({ [field]: value }),
  })
  const isPerVolume = (draft['carbonPerVolume'] ?? '') !== ''
  const [chosen, setChosen] = useState<'m2' | 'm3'>(isPerVolume ? 'm3' : 'm2')
  const carbon = chosen === 'm3' ? 'carbonPerVolume' : 'carbonPerArea'
  /** The number stays and is said of the other. */
  function setPer(per: 'm2' | 'm3'): void {
    const value = draft[carbon] ?? ''
    setChosen(per)
    onTexts(
      per === 'm3'
        ? { carbonPerVolume: value, carbonPerArea: '' }
        : { carbonPerArea: value, carbonPerVolume: '' },
    )
  }

  return (
    <Box display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3" alignItems="start">
      <SelectField
        label={t('field.origin')}
        value={draft['origin'] ?? 'declared'}
        disabled={readOnly}
        choices={VALUE_ORIGINS.map((value) => ({ value: value, label: t(`origin.${value}`) }))}
        onChange={(value) => onTexts({ origin: value })}
      />
      <TextField label={t('field.source')} maxLength={200} {...text('source')} />
      <TextField label={t('field.sourcePage')} maxLength={40} {...text('sourcePage')} />
      <TextField
        label={t('field.sourceDate')}
        placeholder={readOnly ? '' : '2026-03-31'}
        {...text('sourceDate')}
      />
      <TextField label={t('field.price')} inputMode="decimal" {...text('price')} />
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr) 96px" gap="2" alignItems="end">
        <TextField label={t('field.carbon')} inputMode="decimal" {...text(carbon)} />
        <SelectField
          label={t('field.carbonPer')}
          value={chosen}
          disabled={readOnly}
          choices={[
            { value: 'm2', label: 'm²' },
            { value: 'm3', label: 'm³' },
          ]}
          onChange={(per) => setPer(per)}
        />
      </Box>
    </Box>
  )
}
