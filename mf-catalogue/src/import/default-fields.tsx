import { productTypeLabel } from '@soundleaf/construction'
import { MATERIALS } from '@soundleaf/contracts'
import { Box, SelectField, TextField } from '@soundleaf/ui'
import { TYPES } from '../form/name-fields'
import { t } from '../texts'
import type { Mapping } from './mapping'
import type { Defaults } from './preview'

interface DefaultFieldsProps {
  readonly mapping: Mapping
  readonly defaults: Defaults
  readonly onDefaults: (defaults: Defaults) => void
}

/** What a foreign sheet does not say, because all of it is of one maker or one kind. */
export function DefaultFields({ mapping, defaults, onDefaults }: DefaultFieldsProps) {
  const lacks = (field: string) => !mapping.includes(field)
  if (!lacks('type') && !lacks('material') && !lacks('manufacturer')) return null
  return (
    <Box role="group" aria-label={t('import.defaults')}>
      <Box textStyle="xs" color="fg.muted" marginBottom="2">
        {t('import.defaults')}
      </Box>
      <Box display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr 1fr' }} gap="3">
        {lacks('type') && (
          <SelectField
            label={t('field.type')}
            value={defaults.type}
            choices={TYPES.map((value) => ({ value, label: productTypeLabel(value) }))}
            onChange={(type) => onDefaults({ ...defaults, type })}
          />
        )}
        {lacks('material') && (
          <SelectField
            label={t('field.material')}
            value={defaults.material}
            choices={MATERIALS.map((value) => ({ value, label: t(`material.${value}`) }))}
            onChange={(material) => onDefaults({ ...defaults, material })}
          />
        )}
        {lacks('manufacturer') && (
          <TextField
            label={t('field.manufacturer')}
            value={defaults.manufacturer}
            onChange={(manufacturer) => onDefaults({ ...defaults, manufacturer })}
          />
        )}
      </Box>
    </Box>
  )
}
