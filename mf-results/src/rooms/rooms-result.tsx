import type { RoomQuantity, RoomsAnswer } from '@soundleaf/contracts'
import { uncertaintyText } from '@soundleaf/results-view'
import { formatNumber, formatSigned } from '@soundleaf/texts'
import { Box, Flex, Icon, Stack, Sub, Unit } from '@soundleaf/ui'
import { t } from '../texts'
import { edgeName } from './edge-name'
import { PathTable } from './path-table'
import { RoomsSketch } from './rooms-sketch'

interface RoomsResultProps {
  readonly rooms: RoomsAnswer
  readonly isFloor: boolean
}

/** What passes between the rooms: the numbers, the paths with their shares, and what would change them. */
export function RoomsResult({ rooms, isFloor }: RoomsResultProps) {
  const { airborne, impact, quantities, directRw, simplifiedRw, whatIf, warnings } = rooms
  return (
    <Stack gap="4" as="section" aria-label={t('rooms.result')}>
      <RoomsSketch {...{ rooms, isFloor }} />
      <Flex gap="4" flexWrap="wrap">
        {quantities.map((quantity) => (
          <Quantity key={quantity.notation} {...quantity} />
        ))}
      </Flex>
      <Box textStyle="xs" color="fg.muted">
        {t('rooms.direct', { direct: formatNumber(directRw, 0), simplified: formatNumber(simplifiedRw, 0) })}
      </Box>
      {warnings.map((warning) => (
        <Flex key={warning} gap="1.5" align="center" textStyle="xs">
          <Icon name="info" size={14} />
          {t(`rooms.warning.${warning}`)}
        </Flex>
      ))}
      <PathTable paths={airborne} name={t('rooms.paths')} isFloor={isFloor} />
      {impact !== null && <PathTable paths={impact} name={t('rooms.impactPaths')} isFloor={isFloor} />}
      {whatIf.length > 0 && (
        <Box as="section" aria-label={t('rooms.whatIf')}>
          <Box textStyle="sm" fontWeight="semibold">
            {t('rooms.whatIf')}
          </Box>
          <Box as="ul" textStyle="sm">
            {whatIf.slice(0, SHOWN_CHANGES).map(({ change, junction, gain }) => (
              <Flex
                as="li"
                key={`${change}/${junction}`}
                justify="space-between"
                minHeight="28px"
                align="center"
              >
                {t(`rooms.change.${change}`, { edge: edgeName(junction, isFloor) })}
                <Box fontWeight="semibold">{t('rooms.gain', { gain: formatSigned(gain, 1) })}</Box>
              </Flex>
            ))}
          </Box>
        </Box>
      )}
    </Stack>
  )
}

/** The best few changes; what gains less is of no use. */
const SHOWN_CHANGES = 6

/** Terms that stand beside a number; further ones are in tables. */
const SHOWN_TERMS = 2

function Quantity({ notation, value, uncertainty, terms }: RoomQuantity) {
  return (
    <Box role="group" aria-label={notation}>
      <Box textStyle="xs" color="fg.muted">
        <Sub>{notation}</Sub>
      </Box>
      <Box fontSize="xl" fontWeight="semibold" lineHeight="26px">
        {formatNumber(value, 0)} <Unit>dB</Unit>
      </Box>
      <Box textStyle="xs" color="fg.muted">
        {t('fact.uncertainty', { uncertainty: uncertaintyText(uncertainty) })}
      </Box>
      {terms.slice(0, SHOWN_TERMS).map((term) => (
        <Box key={term.notation} textStyle="xs" color="fg.muted">
          <Sub>{term.notation}</Sub> {formatSigned(term.value, 0)}
        </Box>
      ))}
    </Box>
  )
}
