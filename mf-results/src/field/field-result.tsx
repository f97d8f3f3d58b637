import {
  directPathText,
  indexNotation,
  kindName,
  ratingUnit,
  shortText,
  verdict,
  VERDICT_LOOKS,
  verdictText,
  type Requirement,
} from '@soundleaf/results-view'
import { Box, Flex, Icon, Sub, Unit } from '@soundleaf/ui'
import { howSure } from '../how-sure'
import { t } from '../texts'

/** The value expected in the building, coloured by the verdict and never by colour alone. */
export function FieldResult({ asked }: { readonly asked: Requirement }) {
  const found = verdict(asked)
  const { level } = found
  const { uncertainty_db, range } = asked
  const look = VERDICT_LOOKS[level]
  const directPath = directPathText(asked)
  return (
    <Box
      role="group"
      aria-label={t(`field.result.${asked.kind}`)}
      paddingX="3"
      paddingTop="2"
      paddingBottom="9px"
      borderRadius="l1"
      bg={level === 'none' ? 'bg' : look.ground}
      {...(level === 'none' ? { boxShadow: 'inset 0 0 0 1px var(--line)' } : {})}
    >
      <Box textStyle="xs" color="fg.muted">
        {asked.index === null ? kindName(asked.kind) : <Sub>{indexNotation(asked.index)}</Sub>}
      </Box>
      <Box
        fontSize="xl"
        lineHeight="26px"
        {...(asked.expected_db === null ? { color: 'fg.subtle' } : { fontWeight: 'semibold' })}
      >
        {shortText(asked.expected_db)}{' '}
        <Unit>{asked.index === null ? 'dB' : ratingUnit(asked.index.standard)}</Unit>
      </Box>
      <Box textStyle="xs" color="fg.muted" minHeight="16px">
        {uncertainty_db !== null && howSure(uncertainty_db, range)}
      </Box>
      <Flex
        align="center"
        gap="1.5"
        textStyle="xs"
        color={look.colour}
        fontWeight={level === 'none' ? 'normal' : 'semibold'}
      >
        {level !== 'none' && <Icon name={look.icon} size={14} />}
        {verdictText(found)}
      </Flex>
      {directPath !== null && (
        <Box textStyle="xs" color="fg.muted" marginTop="0.5">
          {directPath}
        </Box>
      )}
    </Box>
  )
}
