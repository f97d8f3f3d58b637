import { Box, Flex, Icon, Sub, Unit, type IconName } from '@soundleaf/ui'
import { sumNotation } from '../quantity/notation'
import { ratingUnit, shortTextOrDash } from '../quantity/number-text'
import type { Requirement } from '../verdict/requirement'
import { verdict, type Verdict } from '../verdict/verdict'

const LOOKS: Readonly<Record<Verdict['level'], { ground: string; ink: string; icon: IconName | null }>> = {
  ok: { ground: 'bg.success', ink: 'fg.success', icon: 'ok' },
  near: { ground: 'bg.warning', ink: 'fg.warning', icon: 'near' },
  bad: { ground: 'bg.error', ink: 'fg.error', icon: 'error' },
  none: { ground: 'bg', ink: 'fg.subtle', icon: null },
}

/** The value expected in the building, coloured by the verdict and never by colour alone (FLD-04). */
export function FieldResult({ asked }: { readonly asked: Requirement }) {
  const { level, word, by } = verdict(asked)
  const look = LOOKS[level]
  const label = asked.kind === 'airborne' ? 'Airborne' : 'Impact'
  return (
    <Box
      role="group"
      aria-label={`${label} field value`}
      paddingX="3"
      paddingTop="2"
      paddingBottom="9px"
      borderRadius="l1"
      bg={look.ground}
      {...(level === 'none' ? { boxShadow: 'inset 0 0 0 1px var(--line)' } : {})}
    >
      <Box textStyle="xs" color="fg.muted">
        {asked.index === null ? label : <Sub>{sumNotation(asked.index.quantity, asked.index.term)}</Sub>}
      </Box>
      <Box fontSize="xl" lineHeight="26px" fontWeight="semibold">
        {shortTextOrDash(asked.expected_db)}{' '}
        <Unit>{asked.index === null ? 'dB' : ratingUnit(asked.index.standard)}</Unit>
      </Box>
      <Flex
        align="center"
        gap="1.5"
        textStyle="xs"
        color={look.ink}
        fontWeight={level === 'none' ? 'normal' : 'semibold'}
      >
        {look.icon !== null && <Icon name={look.icon} size={14} />}
        {by === '' ? word : `${word}, ${by}`}
      </Flex>
    </Box>
  )
}
