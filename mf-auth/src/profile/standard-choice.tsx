import { STANDARDS, type Standard } from '@soundleaf/contracts'
import { Box, chakra, Stack, Text } from '@soundleaf/ui'

const TEXTS: Record<Standard, string> = {
  Iso: 'ISO 717: Rw, C, Ctr, Ln,w, CI',
  Astm: 'ASTM E413, E989, E3207, E3222: STC, IIC, LIIC, HIIC',
}

/** Which standard the results are rated by. */
export function StandardChoice({
  value,
  onChange,
}: {
  value: Standard | null
  readonly onChange: (standard: Standard) => void
}) {
  return (
    <chakra.fieldset>
      <chakra.legend textStyle="xs" color="fg.muted" marginBottom="2">
        Evaluation standard
      </chakra.legend>
      <Stack gap="2">
        {STANDARDS.map((standard) => (
          <chakra.label
            key={standard}
            display="flex"
            gap="2"
            alignItems="center"
            minHeight="6"
            cursor="pointer"
          >
            <chakra.input
              type="radio"
              name="evaluationStandard"
              accentColor="var(--accent)"
              checked={value === standard}
              onChange={() => onChange(standard)}
            />
            <Box>
              <Text as="span" textStyle="sm" fontWeight="semibold">
                {standard}
              </Text>{' '}
              <Text as="span" textStyle="sm" color="fg.subtle">
                {TEXTS[standard]}
              </Text>
            </Box>
          </chakra.label>
        ))}
      </Stack>
    </chakra.fieldset>
  )
}
