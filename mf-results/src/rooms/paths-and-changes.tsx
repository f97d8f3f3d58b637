import { roomEdgeName } from '@soundleaf/construction'
import type { RoomsAnswer } from '@soundleaf/contracts'
import { formatSigned } from '@soundleaf/texts'
import { Box, Flex, Stack } from '@soundleaf/ui'
import { t } from '../texts/rooms'
import { PathTable } from './path-table'

interface PathsAndChangesProps {
  readonly rooms: RoomsAnswer
  readonly isFloor: boolean
}

/** By which path sound passes, and what a change of one element or junction would gain. */
export function PathsAndChanges({ rooms, isFloor }: PathsAndChangesProps) {
  const { airborne, impact, whatIf } = rooms
  return (
    <Stack gap="4">
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
                gap="3"
                minHeight="28px"
                align="center"
              >
                {t(`rooms.change.${change}`, { edge: roomEdgeName(junction, isFloor) })}
                <Box fontWeight="semibold" flex="none">
                  {t('rooms.gain', { gain: formatSigned(gain, 1) })}
                </Box>
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
