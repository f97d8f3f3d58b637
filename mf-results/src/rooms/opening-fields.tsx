import { openingLabel } from '@soundleaf/construction'
import {
  OPENING_KINDS,
  SLIT_PLACES,
  type RemoteHost,
  type ROOM_RANGES,
  type RoomOpening,
  type RoomsAnswer,
} from '@soundleaf/contracts'
import { formatNumber, unitName } from '@soundleaf/texts'
import { Box, Button, Flex, Grid, IconButton, SelectField } from '@soundleaf/ui'
import { t } from '../texts/rooms'
import { BuiltOpening } from './built-opening'
import { CompositeBands } from './composite-bands'
import { RoomNumber } from './room-number'
import { FIRST_OPENINGS } from './usual-rooms'

interface OpeningFieldsProps {
  readonly host: RemoteHost<'results'>
  /** Of the rooms: none is built into itself. */
  readonly projectId: string
  readonly openings: readonly RoomOpening[]
  /** Of the element itself, then of each opening. */
  readonly shares: readonly number[]
  /** The element with its openings and without them; none where nothing is calculated. */
  readonly composite?: RoomsAnswer['composite']
  readonly onChange: (openings: RoomOpening[]) => void
}

/** The numbers of each kind of opening, with their ranges. */
const FIELDS = {
  door: { area: 'area', Rw: 'Rw' },
  window: { area: 'area', Rw: 'Rw' },
  built: { area: 'area' },
  'small element': { count: 'count', Dnew: 'Rw' },
  slit: { length: 'slitLength', width: 'slitWidth', depth: 'slitDepth' },
} as const

type NumberName = 'area' | 'Rw' | 'count' | 'Dnew' | 'length' | 'width' | 'depth'

/** In which the numbers are kept, where they have a unit other than decibels. */
const UNITS = { area: 'm²', length: 'm', width: 'mm', depth: 'mm' } as const
const isMeasure = (name: NumberName): name is keyof typeof UNITS => Object.hasOwn(UNITS, name)

/** Doors, windows, ventilators and slits in the element, and how much each lets through. */
export function OpeningFields({
  host,
  projectId,
  openings,
  shares,
  composite,
  onChange,
}: OpeningFieldsProps) {
  return (
    <Box as="section" aria-label={t('rooms.openings')}>
      <Flex align="center" textStyle="sm" fontWeight="semibold" minHeight="28px">
        {t('rooms.openings')}
        <Box flex="1" />
        {shares[0] !== undefined && (
          <Box textStyle="xs" fontWeight="normal" color="fg.muted">
            {t('rooms.elementShare', { share: formatNumber(shares[0] * 100, 1) })}
          </Box>
        )}
      </Flex>
      {openings.map((opening, at) => (
        // Openings have no name but their place.
        <Box key={at} role="group" aria-label={openingLabel(opening.kind)} borderBottomWidth="1px">
          <Flex align="center" minHeight="34px" textStyle="sm" gap="2">
            {openingLabel(opening.kind)}
            <Box as="bdi" flex="1" minWidth="0" truncate color="fg.muted" htmlTranslate="no">
              {opening.construction?.name}
            </Box>
            <Box textStyle="xs" fontWeight="semibold">
              {shares[at + 1] !== undefined &&
                t('rooms.share', { share: formatNumber((shares[at + 1] ?? 0) * 100, 1) })}
            </Box>
            <IconButton
              icon="remove"
              label={t('rooms.removeOpening')}
              onClick={() => onChange(openings.toSpliced(at, 1))}
            />
          </Flex>
          <Grid templateColumns="1fr 1fr 1fr" gap="2" paddingBottom="2" alignItems="end">
            {numbersOf(opening.kind).map(([name, range]) => (
              <RoomNumber
                key={name}
                label={
                  isMeasure(name)
                    ? t(`rooms.opening.${name}`, { unit: unitName(UNITS[name]) })
                    : t(`rooms.opening.${name}`)
                }
                unit={isMeasure(name) ? UNITS[name] : ''}
                value={opening[name] ?? 0}
                range={range}
                decimals={range === 'count' ? 0 : 1}
                onEnter={(value) => onChange(openings.with(at, { ...opening, [name]: value }))}
              />
            ))}
            {opening.kind === 'slit' && (
              <SelectField
                label={t('rooms.opening.place')}
                value={opening.place ?? 'edge'}
                choices={SLIT_PLACES.map((place) => ({
                  value: place,
                  label: t(`rooms.opening.place.${place}`),
                }))}
                onChange={(place) => onChange(openings.with(at, { ...opening, place }))}
              />
            )}
          </Grid>
        </Box>
      ))}
      <Flex gap="2" marginTop="2" flexWrap="wrap">
        {OPENING_KINDS.filter((kind) => kind !== 'built').map((kind) => (
          <Button
            key={kind}
            size="sm"
            icon="add"
            onClick={() => onChange([...openings, FIRST_OPENINGS[kind]])}
          >
            {openingLabel(kind)}
          </Button>
        ))}
        <BuiltOpening {...{ host, projectId }} onChoose={(built) => onChange([...openings, built])} />
      </Flex>
      {composite !== undefined && <CompositeBands {...composite} />}
    </Box>
  )
}

function numbersOf(kind: RoomOpening['kind']) {
  return Object.entries(FIELDS[kind]) as [NumberName, keyof typeof ROOM_RANGES][]
}
