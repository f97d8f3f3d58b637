import {
  BANDS_HZ,
  FACADE_SHAPES,
  OUTDOOR_OCTAVES_HZ,
  OUTDOOR_SOURCES,
  type Outside,
  type OutsideAnswer,
} from '@soundleaf/contracts'
import { BandTable } from '@soundleaf/results-view'
import { formatNumber, formatPlain, formatQuantity, unitName } from '@soundleaf/texts'
import { Box, Grid, SelectField, Stack, Unit } from '@soundleaf/ui'
import { t } from '../texts/rooms'
import { DimensionFields } from './dimension-fields'
import { FacadeLimit } from './facade-limit'
import { OpeningFields } from './opening-fields'
import { Quantity } from './quantity'
import { RoomNumber } from './room-number'
import type { RoomsPlaceProps } from './rooms-between'
import { RoomsFailure } from './rooms-failure'
import { useOutside } from './use-rooms'
import { FIRST_OCTAVES } from './usual-rooms'

/** The construction as facade or roof: what is outside, and what of it is heard in the room. */
export function RoomOutside({
  host,
  project,
  rooms,
  outside,
  isFloor,
  change,
}: RoomsPlaceProps & { readonly outside: Outside }) {
  const { state, retry } = useOutside(host, project, rooms, outside)
  const answer = state.kind === 'ready' ? state.value : null
  const { octaves = FIRST_OCTAVES } = outside
  const put = (part: Partial<Outside>) => change({ outside: { ...outside, ...part } })
  const number = (name: OutsideNumber) => (
    <RoomNumber
      label={labelOf(name)}
      value={outside[name]}
      range={name === 'level' ? 'outdoorLevel' : name}
      unit={name === 'lineOfSight' ? 'm' : ''}
      decimals={name === 'level' || name === 'slope' ? 0 : 1}
      step={name === 'level' || name === 'slope' ? 1 : 0.1}
      onEnter={(value) => put({ [name]: value })}
    />
  )

  return (
    <>
      {state.kind === 'failed' ? (
        <RoomsFailure failure={state.failure} links={host.links} onRetry={retry} />
      ) : (
        <Box as="section" aria-label={t('rooms.outside.result')} minHeight="96px">
          {answer === null ? (
            <Box textStyle="sm" color="fg.muted">
              {t('rooms.calculating')}
            </Box>
          ) : (
            <Grid templateColumns="1fr 1fr" gap="3">
              {answer.quantities.map((quantity) => (
                <Quantity key={quantity.notation} {...quantity} />
              ))}
              {outside.source === 'own' && (
                <Level name={t('rooms.outside.outdoor')} value={answer.outdoorLevel} />
              )}
              <Level name={t('rooms.outside.indoor')} value={answer.indoorLevel} />
              {answer.rain !== null && (
                <>
                  <Level name={t('rooms.outside.rain')} value={answer.rain.weighted} />
                  <Level name={t('rooms.outside.rainIndoor')} value={answer.rain.indoorLevel} />
                </>
              )}
            </Grid>
          )}
        </Box>
      )}
      <FacadeLimit outside={outside} answer={answer} onChange={(changed) => change({ outside: changed })} />
      <DimensionFields
        {...{ rooms, isFloor }}
        names={['width', 'height', 'receivingDepth']}
        onChange={change}
      />
      <Grid templateColumns="1fr 1fr" columnGap="3" rowGap="2" alignItems="start">
        <SelectField
          label={t('rooms.outside.source')}
          value={outside.source}
          choices={OUTDOOR_SOURCES.map((value) => ({ value, label: t(`rooms.outside.source.${value}`) }))}
          onChange={(source) => put({ source, ...(source === 'own' && { octaves: [...octaves] }) })}
        />
        {outside.source !== 'own' && number('level')}
        {number('reverberationTime')}
        <SelectField
          label={t('rooms.outside.shape')}
          value={outside.shape}
          choices={FACADE_SHAPES.map((value) => ({ value, label: t(`rooms.outside.shape.${value}`) }))}
          onChange={(shape) => put({ shape })}
        />
        {outside.shape !== 'plane' && (
          <>
            {number('lineOfSight')}
            {number('absorption')}
          </>
        )}
        {isFloor && number('slope')}
      </Grid>
      {outside.source === 'own' && (
        <OctaveFields octaves={octaves} onChange={(changed) => put({ octaves: changed })} />
      )}
      <OpeningFields
        host={host}
        projectId={project.projectId}
        openings={rooms.openings}
        shares={answer?.openingShares ?? []}
        onChange={(changed) => change({ openings: changed })}
      />
      {answer !== null && <Bands {...answer} />}
      <Box textStyle="xs" color="fg.muted">
        {t(isFloor ? 'rooms.outside.noteRoof' : 'rooms.outside.note')}
      </Box>
    </>
  )
}

type OutsideNumber = 'level' | 'reverberationTime' | 'lineOfSight' | 'absorption' | 'slope'

function labelOf(name: OutsideNumber): string {
  switch (name) {
    case 'lineOfSight':
      return t('rooms.outside.lineOfSight', { unit: unitName('m') })
    case 'level':
      return t('rooms.outside.level', { distance: inFront() })
    default:
      return t(`rooms.outside.${name}`)
  }
}

/** Where the level of the standard is, in front of the façade. */
const inFront = () => formatQuantity(2, 'm')

interface OctaveFieldsProps {
  readonly octaves: readonly number[]
  readonly onChange: (octaves: number[]) => void
}

/** One's own spectrum outside by octaves, not weighted. */
function OctaveFields({ octaves, onChange }: OctaveFieldsProps) {
  return (
    <Grid
      role="group"
      aria-label={t('rooms.outside.octaves', { distance: inFront() })}
      templateColumns="repeat(auto-fill, minmax(92px, 1fr))"
      gap="2"
      alignItems="start"
    >
      {OUTDOOR_OCTAVES_HZ.map((octave, at) => (
        <RoomNumber
          key={octave}
          label={t('rooms.outside.octave', { octave: formatPlain(octave) })}
          value={octaves[at] ?? 0}
          range="octaveLevel"
          decimals={1}
          onEnter={(value) => onChange(octaves.with(at, value))}
        />
      ))}
    </Grid>
  )
}

function Level({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <Box role="group" aria-label={name}>
      <Box textStyle="xs" color="fg.muted">
        {name}
      </Box>
      <Box fontSize="xl" fontWeight="semibold" lineHeight="26px">
        {formatNumber(value, 0)} <Unit>dB(A)</Unit>
      </Box>
    </Box>
  )
}

/** The level difference and the sound of rain by third octave. */
function Bands({ levels, rain }: OutsideAnswer) {
  const caption = t(rain === null ? 'rooms.outside.levels' : 'rooms.outside.levelsAndRain')
  return (
    <Stack gap="1">
      <Box textStyle="xs" color="fg.muted" aria-hidden>
        {caption}
      </Box>
      <BandTable
        caption={caption}
        bands_hz={BANDS_HZ}
        columns={[
          { id: 'level', label: 'D_{2m,nT}', look: 'value', values: levels },
          ...(rain === null
            ? []
            : [{ id: 'rain', label: 'L_{I}', look: 'shifted', values: rain.levels } as const]),
        ]}
        bandsInRow={rain === null ? 3 : 2}
      />
    </Stack>
  )
}
