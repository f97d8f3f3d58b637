import { OPENING_KINDS, ROOM_RANGES, type RoomOpening } from '@soundleaf/contracts'
import { formatNumber } from '@soundleaf/texts'
import { Box, Button, Flex, Grid, IconButton, NumberField } from '@soundleaf/ui'
import { t } from '../texts'
import { FIRST_OPENINGS } from './rooms-draft'
import { numberIn } from './number-in'

interface OpeningFieldsProps {
  readonly openings: readonly RoomOpening[]
  /** Of the element itself, then of each opening. */
  readonly shares: readonly number[]
  readonly onChange: (openings: RoomOpening[]) => void
}

/** The numbers of each kind of opening, with their ranges. */
const FIELDS = {
  door: { area: 'area', Rw: 'Rw' },
  window: { area: 'area', Rw: 'Rw' },
  'small element': { count: 'count', Dnew: 'Rw' },
  slit: { length: 'slitLength', width: 'slitWidth', depth: 'slitDepth' },
} as const

type NumberName = 'area' | 'Rw' | 'count' | 'Dnew' | 'length' | 'width' | 'depth'

/** Doors, windows, ventilators and slits in the element, and how much each lets through. */
export function OpeningFields({ openings, shares, onChange }: OpeningFieldsProps) {
  return (
    <Box as="section" aria-label={t('rooms.openings')}>
      <Box textStyle="sm" fontWeight="semibold">
        {t('rooms.openings')}
      </Box>
      {openings.map((opening, at) => (
        // Openings have no name but their place.
        <Box key={at} role="group" aria-label={t(`rooms.opening.${opening.kind}`)} borderBottomWidth="1px">
          <Flex align="center" minHeight="34px" textStyle="sm">
            {t(`rooms.opening.${opening.kind}`)}
            <Box flex="1" />
            <Box textStyle="xs" color="fg.muted">
              {shares[at + 1] !== undefined &&
                t('rooms.share', { share: formatNumber((shares[at + 1] ?? 0) * 100, 1) })}
            </Box>
            <IconButton
              icon="remove"
              label={t('rooms.removeOpening')}
              onClick={() => onChange(openings.toSpliced(at, 1))}
            />
          </Flex>
          <Grid templateColumns="1fr 1fr 1fr" gap="2" paddingBottom="2">
            {numbersOf(opening.kind).map(([name, range]) => (
              <NumberField
                key={name}
                layout="stacked"
                label={t(`rooms.opening.${name}`)}
                value={opening[name] ?? null}
                decimals={range === 'count' ? 0 : 1}
                {...ROOM_RANGES[range]}
                onCommit={(typed) =>
                  onChange(openings.with(at, { ...opening, [name]: numberIn(typed, opening[name] ?? 0) }))
                }
              />
            ))}
          </Grid>
        </Box>
      ))}
      <Flex gap="2" marginTop="2" flexWrap="wrap">
        {OPENING_KINDS.map((kind) => (
          <Button
            key={kind}
            size="sm"
            icon="add"
            onClick={() => onChange([...openings, FIRST_OPENINGS[kind]])}
          >
            {t(`rooms.opening.${kind}`)}
          </Button>
        ))}
      </Flex>
    </Box>
  )
}

function numbersOf(kind: RoomOpening['kind']) {
  return Object.entries(FIELDS[kind]) as [NumberName, keyof typeof ROOM_RANGES][]
}
