import { STANDARDS, type Standard } from '@soundleaf/contracts'
import { Box, chakra, Stack, Sub, Text, VisuallyHidden } from '@soundleaf/ui'

const FACTS: Record<Standard, { readonly standards: string; readonly numbers: string }> = {
  Iso: { standards: 'ISO 717-1 and 717-2', numbers: 'R_w (C; C_tr), L_n,w (C_I), D_nT,w, L′_nT,w' },
  Astm: {
    standards: 'ASTM E413, E989, E3207 and E3222',
    numbers: 'STC, IIC, LIIC, HIIC, NNIC, ASTC, NISR, AIIC',
  },
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
      <VisuallyHidden asChild>
        <legend>Evaluation standard</legend>
      </VisuallyHidden>
      <Stack gap="2">
        {STANDARDS.map((standard) => {
          const isChosen = value === standard
          const { standards, numbers } = FACTS[standard]
          return (
            <chakra.label
              key={standard}
              display="flex"
              gap="3"
              alignItems="start"
              padding="12px 16px"
              border="1px solid"
              borderColor={isChosen ? 'accent.solid' : 'border'}
              boxShadow={isChosen ? 'inset 0 0 0 1px var(--accent)' : undefined}
              borderRadius="l1"
              cursor="pointer"
              _hover={{ bg: 'bg.subtle' }}
            >
              <chakra.input
                type="radio"
                name="evaluationStandard"
                accentColor="var(--accent)"
                width="16px"
                height="16px"
                marginTop="2px"
                flexShrink="0"
                checked={isChosen}
                onChange={() => onChange(standard)}
              />
              <Box textStyle="sm">
                <Text as="span" fontWeight="semibold">
                  {standard}
                </Text>
                <Text color="fg.muted">{standards}</Text>
                <Text color="fg.subtle" textStyle="xs">
                  <Sub>{numbers}</Sub>
                </Text>
              </Box>
            </chakra.label>
          )
        })}
      </Stack>
    </chakra.fieldset>
  )
}
