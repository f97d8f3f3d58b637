import type { RoomsAnswer, RoomsPath } from '@soundleaf/contracts'
import { Box, Stack } from '@soundleaf/ui'
import { t } from '../texts/rooms'
import { ChangeList } from './change-list'
import { PathTable } from './path-table'

interface PathsAndChangesProps {
  readonly rooms: RoomsAnswer
  readonly isFloor: boolean
  readonly lit: RoomsPath | null
  readonly onLight: (path: RoomsPath | null) => void
}

/** By which path sound passes, and what a change of one element or junction would gain. */
export function PathsAndChanges({ rooms, isFloor, lit, onLight }: PathsAndChangesProps) {
  const { airborne, impact, whatIf } = rooms
  const shared = { isFloor, whatIf, lit, onLight }
  return (
    <Stack gap="4">
      <PathTable {...shared} paths={airborne} name={t('rooms.paths')} />
      {impact !== null && <PathTable {...shared} paths={impact} name={t('rooms.impactPaths')} />}
      {whatIf.length > 0 && (
        <Box as="section" aria-label={t('rooms.whatIf')}>
          <Box textStyle="sm" fontWeight="semibold">
            {t('rooms.whatIf')}
          </Box>
          <ChangeList changes={whatIf.slice(0, SHOWN_CHANGES)} isFloor={isFloor} />
        </Box>
      )}
    </Stack>
  )
}

/** The best few changes; what gains less is of no use. */
const SHOWN_CHANGES = 6
