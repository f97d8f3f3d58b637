import { productTypeLabel } from '@soundleaf/construction'
import { MATERIALS, PRODUCT_TYPES, type ProductType } from '@soundleaf/contracts'
import { Box, SelectField, TextField } from '@soundleaf/ui'
import { t } from '../texts'
import type { Draft } from './draft'

/** A product cannot be a cavity or ribs: those belong to the construction. */
export const TYPES = PRODUCT_TYPES.filter((type) => type !== 'Cavity' && type !== 'RibPanel')

interface NameFieldsProps {
  readonly draft: Draft
  readonly faultOf: (field: string) => string | undefined
  readonly readOnly: boolean
  readonly onText: (field: string, text: string) => void
  readonly onType: (type: ProductType) => void
}

/** What the product is called, who makes it, and what it is. */
export function NameFields({ draft, faultOf, readOnly, onText, onType }: NameFieldsProps) {
  const text = (field: string) => ({
    value: draft[field] ?? '',
    error: faultOf(field),
    readOnly,
    onChange: (value: string) => onText(field, value),
  })
  const type = draft['type'] as ProductType
  return (
    <Box display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3" alignItems="start">
      <TextField label={t('field.name')} maxLength={100} {...text('name')} />
      <TextField label={t('field.manufacturer')} maxLength={100} {...text('manufacturer')} />
      <SelectField
        label={t('field.type')}
        value={type}
        disabled={readOnly}
        choices={TYPES.map((value) => ({ value, label: productTypeLabel(value) }))}
        onChange={onType}
      />
      <SelectField
        label={t('field.material')}
        value={draft['material'] ?? 'Other'}
        error={faultOf('material')}
        disabled={readOnly}
        choices={MATERIALS.map((value) => ({ value: value, label: t(`material.${value}`) }))}
        onChange={(value) => onText('material', value)}
      />
      {type === 'MassiveElement' && (
        <TextField label={t('field.category')} maxLength={60} {...text('category')} />
      )}
    </Box>
  )
}
