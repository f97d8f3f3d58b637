import { NEW_PROJECT_TYPES, type StructureType } from '@soundleaf/contracts'
import { STRUCTURE_TYPE_LABELS } from '@soundleaf/construction'
import { StructureTypeIcon } from '@soundleaf/section'
import { Box, chakra } from '@soundleaf/ui'

/** The six structure types as pictures, one of them chosen (PRJ-02). */
export function TypeChoice({
  value,
  onChange,
}: {
  value: StructureType
  readonly onChange: (type: StructureType) => void
}) {
  return (
    <chakra.fieldset>
      <chakra.legend textStyle="xs" color="fg.muted" marginBottom="2">
        Structure type
      </chakra.legend>
      <Box display="grid" gridTemplateColumns="repeat(auto-fill, minmax(136px, 1fr))" gap="2">
        {NEW_PROJECT_TYPES.map((type) => {
          const isChosen = type === value
          return (
            <chakra.label
              key={type}
              position="relative"
              display="grid"
              gridTemplateRows="88px auto"
              gap="2"
              padding="2"
              border="1px solid"
              borderColor={isChosen ? 'accent.solid' : 'border'}
              boxShadow={isChosen ? 'inset 0 0 0 1px var(--accent)' : undefined}
              borderRadius="l3"
              cursor="pointer"
              textStyle="xs"
              color={isChosen ? 'accent.fg' : 'fg'}
              fontWeight={isChosen ? 'semibold' : 'normal'}
              _hover={{ bg: 'bg.subtle' }}
              _focusWithin={{ outline: '2px solid var(--accent)', outlineOffset: '2px' }}
            >
              <chakra.input
                type="radio"
                name="type"
                aria-label={STRUCTURE_TYPE_LABELS[type]}
                position="absolute"
                inset="0"
                opacity="0"
                cursor="pointer"
                checked={isChosen}
                onChange={() => onChange(type)}
              />
              <Box display="grid" placeItems="center" bg="bg.paper" borderRadius="l1" aria-hidden="true">
                <StructureTypeIcon type={type} size="large" />
              </Box>
              <span aria-hidden="true">{STRUCTURE_TYPE_LABELS[type]}</span>
            </chakra.label>
          )
        })}
      </Box>
    </chakra.fieldset>
  )
}
