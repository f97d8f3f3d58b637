import type { RoomQuantity } from '@soundleaf/contracts'
import { uncertaintyText } from '@soundleaf/results-view'
import { formatNumber, formatSigned } from '@soundleaf/texts'
import { Box, Flex, Sub, Unit } from '@soundleaf/ui'
import { t } from '../texts'

/** Terms that stand beside a number; further ones are asked for by the requirement. */
const SHOWN_TERMS = 2

/** A quantity of the room with its uncertainty and its first terms. */
export function Quantity({ notation, value, uncertainty, terms }: RoomQuantity) {
  return (
    <Box role="group" aria-label={notation.replaceAll(/[_{}]/g, '')}>
      <Box textStyle="xs" color="fg.muted">
        <Sub>{notation}</Sub>
      </Box>
      <Box fontSize="xl" fontWeight="semibold" lineHeight="26px">
        {formatNumber(value, 0)} <Unit>dB</Unit>
      </Box>
      <Box textStyle="xs" color="fg.muted">
        {t('fact.uncertainty', { uncertainty: uncertaintyText(uncertainty) })}
      </Box>
      <Flex textStyle="xs" color="fg.muted" columnGap="3" wrap="wrap">
        {terms.slice(0, SHOWN_TERMS).map((term) => (
          <Box key={term.notation} whiteSpace="nowrap">
            <Sub>{term.notation}</Sub> {formatSigned(term.value, 0)}
          </Box>
        ))}
      </Flex>
    </Box>
  )
}
