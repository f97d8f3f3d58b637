import { NEW_PROJECT_TYPES, type StructureType } from '@soundleaf/contracts'
import { structureTypeLabel } from '@soundleaf/construction'
import { StructureTypeIcon } from '@soundleaf/drawing'
import { Box, RadioCards } from '@soundleaf/ui'
import { t } from '../texts'

const options = () =>
  NEW_PROJECT_TYPES.map((type) => ({
    value: type,
    content: (
      <>
        <Box display="grid" placeItems="center" bg="bg.paper" borderRadius="l1">
          <StructureTypeIcon type={type} size="large" />
        </Box>
        <span>{structureTypeLabel(type)}</span>
      </>
    ),
  }))

interface TypeChoiceProps {
  readonly value: StructureType
  readonly onChange: (type: StructureType) => void
}

/** The six structure types as pictures to choose from. */
export function TypeChoice({ value, onChange }: TypeChoiceProps) {
  return (
    <RadioCards
      legend={t('new.type')}
      name="type"
      look="tiles"
      value={value}
      options={options()}
      onChange={onChange}
    />
  )
}
