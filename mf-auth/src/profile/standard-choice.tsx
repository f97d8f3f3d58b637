import { STANDARDS, type Standard } from '@soundleaf/contracts'
import { Box, RadioCards, Sub, Text } from '@soundleaf/ui'
import { t } from '../texts'

const NUMBERS: Record<Standard, string> = {
  Iso: 'R_w (C; C_tr), L_n,w (C_I), D_nT,w, L′_nT,w',
  Astm: 'STC, IIC, LIIC, HIIC, NNIC, ASTC, NISR, AIIC',
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
          {t(`standard.${standard}`)}
        </Text>
        <Text color="fg.muted">{t(`standard.${standard}.standards`)}</Text>
        <Text color="fg.subtle" textStyle="xs" htmlTranslate="no">
          <Sub>{NUMBERS[standard]}</Sub>
        </Text>
      </Box>
    ),
  }))
  return (
    <RadioCards
      legend={t('profile.standard')}
      isLegendHidden
      name="evaluationStandard"
      look="rows"
      value={value}
      options={options}
      onChange={onChange}
    />
  )
}
