import { STANDARDS, type Standard } from '@soundleaf/contracts'
import { Box, RadioCards, Sub, Text } from '@soundleaf/ui'

const FACTS: Record<Standard, { readonly standards: string; readonly numbers: string }> = {
  Iso: { standards: 'ISO 717-1 and 717-2', numbers: 'R_w (C; C_tr), L_n,w (C_I), D_nT,w, L′_nT,w' },
  Astm: {
    standards: 'ASTM E413, E989, E3207 and E3222',
    numbers: 'STC, IIC, LIIC, HIIC, NNIC, ASTC, NISR, AIIC',
  },
}

interface StandardChoiceProps {
  readonly value: Standard | null
  readonly onChange: (standard: Standard) => void
}

/** Which standard the results are rated by. */
export function StandardChoice({ value, onChange }: StandardChoiceProps) {
  const options = STANDARDS.map((standard) => ({
    value: standard,
    content: (
      <Box>
        <Text as="span" fontWeight="semibold">
          {standard}
        </Text>
        <Text color="fg.muted">{FACTS[standard].standards}</Text>
        <Text color="fg.subtle" textStyle="xs">
          <Sub>{FACTS[standard].numbers}</Sub>
        </Text>
      </Box>
    ),
  }))
  return (
    <RadioCards
      legend="Evaluation standard"
      isLegendHidden
      name="evaluationStandard"
      look="rows"
      value={value}
      options={options}
      onChange={onChange}
    />
  )
}
