import { formatNumber, formatPlain } from '@soundleaf/texts'
import { Box, Flex, RadioCards } from '@soundleaf/ui'
import { t } from '../texts/listen'
import { backgroundAt, heardOver } from './background'
import type { Place } from './places'
import { weightedLevel } from './sound/levels'

interface PlaceCardsProps {
  readonly places: readonly Place[]
  readonly chosen: string
  readonly background_dBA: number
  readonly onChoose: (id: string) => void
}

/** Where is listened, each with its level: one press or an arrow key changes from one to the other without a gap. */
export function PlaceCards({ places, chosen, background_dBA, onChoose }: PlaceCardsProps) {
  return (
    <RadioCards
      legend={t('listen.place')}
      name="listen-place"
      look="rows"
      value={chosen}
      options={places.map((place) => ({
        value: place.id,
        content: <PlaceLine {...{ place, background_dBA }} />,
      }))}
      onChange={onChoose}
    />
  )
}

interface PlaceLineProps extends Pick<PlaceCardsProps, 'background_dBA'> {
  readonly place: Place
}

function PlaceLine({ place, background_dBA }: PlaceLineProps) {
  const { name, isGiven, isReceiving, levels_db } = place
  const level_dBA = weightedLevel(levels_db)
  const over = heardOver(levels_db, backgroundAt(background_dBA))
  return (
    <Box flex="1" minWidth="0">
      <Flex justify="space-between" gap="3">
        <Box minWidth="0" overflowWrap="anywhere">
          {isGiven ? <bdi>{name}</bdi> : name}
        </Box>
        <Box fontWeight="semibold" whiteSpace="nowrap">
          {t('listen.dBA', { level: formatNumber(level_dBA, 0) })}
        </Box>
      </Flex>
      <LevelBar level_dBA={level_dBA} mark_dBA={isReceiving ? background_dBA : null} />
      {isReceiving && (
        <Box textStyle="xs" color="fg.muted">
          {over === null
            ? t('listen.under')
            : t('listen.over', { from: formatPlain(over[0]), to: formatPlain(over[1]) })}
        </Box>
      )}
    </Box>
  )
}

interface LevelBarProps {
  readonly level_dBA: number
  /** The background; null where there is none to speak of. */
  readonly mark_dBA: number | null
}

/** A level from 0 to 100 dB(A) for the eye; the number stands above it. */
function LevelBar({ level_dBA, mark_dBA }: LevelBarProps) {
  return (
    <Box aria-hidden position="relative" height="4px" marginTop="1.5" marginBottom="1" bg="bg.muted">
      <Box height="full" bg="accent.solid" width={share(level_dBA)} />
      {mark_dBA !== null && (
        <Box position="absolute" insetBlock="-2px" insetInlineStart={share(mark_dBA)} width="2px" bg="fg" />
      )}
    </Box>
  )
}

const share = (level_dBA: number): string => `${Math.min(Math.max(level_dBA, 0), 100).toFixed(1)}%`
