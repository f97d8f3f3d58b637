import {
  BANDS_HZ,
  FACADE_SHAPES,
  OUTDOOR_SOURCES,
  type Outside,
  type OutsideAnswer,
} from '@soundleaf/contracts'
import { NO_NUMBER } from '@soundleaf/results-view'
import { formatNumber } from '@soundleaf/texts'
import { Box, chakra, Flex, Grid, SelectField, Unit } from '@soundleaf/ui'
import { t } from '../texts/rooms'
import { DimensionFields } from './dimension-fields'
import { OpeningFields } from './opening-fields'
import { Quantity } from './quantity'
import { RoomNumber } from './room-number'
import type { RoomsPlaceProps } from './rooms-between'
import { RoomsFailure } from './rooms-failure'
import { useOutside } from './use-rooms'

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
  const put = (part: Partial<Outside>) => change({ outside: { ...outside, ...part } })
  const number = (name: 'level' | 'reverberationTime' | 'lineOfSight' | 'absorption' | 'slope') => (
    <RoomNumber
      label={t(`rooms.outside.${name}`)}
      value={outside[name]}
      range={name === 'level' ? 'outdoorLevel' : name}
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
            <Flex gap="5" flexWrap="wrap">
              {answer.quantities.map((quantity) => (
                <Quantity key={quantity.notation} {...quantity} />
              ))}
              <Level name={t('rooms.outside.indoor')} value={answer.indoorLevel} />
              {answer.rain !== null && (
                <>
                  <Level name={t('rooms.outside.rain')} value={answer.rain.weighted} />
                  <Level name={t('rooms.outside.rainIndoor')} value={answer.rain.indoorLevel} />
                </>
              )}
            </Flex>
          )}
        </Box>
      )}
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
          onChange={(source) => put({ source })}
        />
        {number('level')}
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
      <OpeningFields
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

const Cell = chakra('td', { base: { textAlign: 'end', borderBottomWidth: '1px', height: '24px' } })
const Head = chakra('th', {
  base: { fontWeight: 'normal', color: 'fg.muted', textStyle: 'xs', textAlign: 'end' },
})

/** The level difference and the sound of rain by third octave. */
function Bands({ levels, rain }: OutsideAnswer) {
  return (
    <chakra.table width="full" textStyle="sm" aria-label={t('rooms.outside.bands')}>
      <thead>
        <tr>
          <Head scope="col">{t('rooms.outside.frequency')}</Head>
          <Head scope="col">{t('rooms.outside.difference')}</Head>
          {rain !== null && <Head scope="col">{t('rooms.outside.intensity')}</Head>}
        </tr>
      </thead>
      <tbody>
        {BANDS_HZ.map((band, at) => (
          <tr key={band}>
            <Head scope="row">{formatNumber(band)}</Head>
            <Cell>{shown(levels[at])}</Cell>
            {rain !== null && <Cell>{shown(rain.levels[at])}</Cell>}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  )
}

const shown = (value: number | undefined) => (value === undefined ? NO_NUMBER : formatNumber(value, 1))
