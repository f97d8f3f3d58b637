import { UNIT_SYSTEMS, type UnitSystem } from '@soundleaf/contracts'
import { SelectField } from '@soundleaf/ui'
import { t } from '../texts'

interface UnitsChoiceProps {
  readonly value: UnitSystem
  readonly onChange: (units: UnitSystem) => void
}

/** In which units quantities are read and typed. */
export const UnitsChoice = (props: UnitsChoiceProps) => (
  <SelectField
    label={t('units.label')}
    choices={UNIT_SYSTEMS.map((value) => ({ value, label: t(`units.${value}`) }))}
    {...props}
  />
)
