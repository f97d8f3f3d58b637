import { formatNumber, formatPlain } from '@soundleaf/texts'
import { Box, Flex, RadioCards } from '@soundleaf/ui'
import { t } from '../texts/listen'
import { heardOver } from './background'
import type { Place } from './places'
import { weightedLevel } from './sound/levels'

interface PlaceCardsProps {
  readonly places: readonly Place[]
  readonly chosen: string
  readonly background_db: readonly number[]
  readonly onChoose: (id: string) => void
}

/** Where is listened, each with its level: one press or an arrow key changes from one to the other without a gap. */
export function PlaceCards({ places, chosen, background_db, onChoose }: PlaceCardsProps) {
  return (
    <RadioCards
      legend={t('listen.place')}
      name="listen-place"
      look="rows"
      value={chosen}
      options={places.map((place) => ({
        value: place.id,
        content: <PlaceLine {...{ place, background_db }} />,
      }))}
      onChange={onChoose}
    />
  )
}

function PlaceLine({
  place,
  background_db,
}: { readonly place: Place } & Pick<PlaceCardsProps, 'background_db'>) {
  const { name, isGiven, isReceiving, levels_db } = place
  const over = heardOver(levels_db, background_db)
  return (
    <Box flex="1" minWidth="0">
      <Flex justify="space-between" gap="3">
        <Box minWidth="0" overflowWrap="anywhere">
          {isGiven ? <bdi>{name}</bdi> : name}
        </Box>
        <Box fontWeight="semibold" whiteSpace="nowrap">
          {t('listen.dBA', { level: formatNumber(weightedLevel(levels_db), 0) })}
        </Box>
      </Flex>
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
