import { roomOpeningText } from '@soundleaf/construction'
import {
  BANDS_HZ,
  facadeRequirement,
  type Outcome,
  type Outside,
  type OutsideAnswer,
  type RoomsSetting,
} from '@soundleaf/contracts'
import { BandTable, facadeVerdict, VERDICT_LOOKS, verdictText } from '@soundleaf/results-view'
import { formatList, formatNumber, formatPlain, formatQuantity } from '@soundleaf/texts'
import { Box, Flex, Icon, Sub } from '@soundleaf/ui'
import { FactRow, SheetHeading, Table } from '../sheet/report-table'
import { t } from '../texts'
import { RoomQuantities } from './room-quantities'

interface OutsidePageProps {
  readonly rooms: RoomsSetting
  readonly outside: Outside
  readonly answer: Outcome<OutsideAnswer>
}

/** The construction as facade or roof: level difference, level in the room, and rain. */
export function OutsidePage({ rooms, outside, answer }: OutsidePageProps) {
  const { width, height, receivingDepth, openings } = rooms
  return (
    <>
      {answer.ok ? (
        <RoomQuantities quantities={answer.value.quantities} />
      ) : (
        <Box fontWeight="semibold">{t('rooms.failed', { reason: answer.failure.message })}</Box>
      )}
      {outside.limit !== undefined && answer.ok && <Limit limit={outside.limit} answer={answer.value} />}
      <SheetHeading>{t('outside.conditions')}</SheetHeading>
      <Table>
        <tbody>
          <FactRow
            label={t('rooms.dimensions')}
            text={t('outside.dimensionsText', {
              width: formatQuantity(width, 'm'),
              height: formatQuantity(height, 'm'),
              depth: formatQuantity(receivingDepth, 'm'),
            })}
          />
          <FactRow
            label={t('outside.source')}
            text={soundText(outside, answer.ok ? answer.value.outdoorLevel : null)}
          />
          {openings.length > 0 && (
            <FactRow label={t('rooms.openings')} text={formatList(openings.map(roomOpeningText))} />
          )}
          {answer.ok && (
            <FactRow
              label={t('outside.indoor')}
              text={t('outside.level', { level: formatNumber(answer.value.indoorLevel, 0) })}
            />
          )}
          {answer.ok && answer.value.rain !== null && (
            <FactRow
              label={t('outside.rain')}
              text={t('outside.rainText', {
                weighted: formatNumber(answer.value.rain.weighted, 0),
                indoor: formatNumber(answer.value.rain.indoorLevel, 0),
                slope: formatPlain(outside.slope),
              })}
            />
          )}
        </tbody>
      </Table>
      {answer.ok && <Bands {...answer.value} />}
    </>
  )
}

function Limit({ limit, answer }: { readonly limit: Asked; readonly answer: OutsideAnswer }) {
  const asked = facadeRequirement(limit, answer)
  const found = facadeVerdict(asked)
  const { icon, colour } = VERDICT_LOOKS[found.level]
  return (
    <Box mt="2">
      <Flex align="center" gap="1.5" color={colour} fontWeight="semibold">
        <Icon name={icon} />
        <span>
          <Sub>{asked.notation}</Sub> ≥ {formatNumber(asked.required_db, 0)} dB: {verdictText(found)}
        </span>
      </Flex>
      {limit.source !== undefined && <Box fontSize="11px">{limit.source}</Box>}
    </Box>
  )
}

type Asked = NonNullable<Outside['limit']>

function Bands({ levels, rain }: OutsideAnswer) {
  const caption = t(rain === null ? 'outside.levels' : 'outside.levelsAndRain')
  return (
    <>
      <SheetHeading>{caption}</SheetHeading>
      <BandTable
        caption={caption}
        bands_hz={BANDS_HZ}
        columns={[
          { id: 'level', label: 'D_{2m,nT}', look: 'value', values: levels },
          ...(rain === null
            ? []
            : [{ id: 'rain', label: 'L_{I}', look: 'shifted', values: rain.levels } as const]),
        ]}
      />
    </>
  )
}

/** The sound outside in words. */
function soundText(
  { source, level, octaves, reverberationTime }: Outside,
  outdoor_dBA: number | null,
): string {
  const time = formatPlain(reverberationTime)
  const distance = formatQuantity(2, 'm')
  if (source === 'own' && octaves !== undefined)
    return t('outside.ownText', {
      octaves: octaves.map((octave) => formatPlain(octave)).join(' '),
      level: outdoor_dBA === null ? '' : formatNumber(outdoor_dBA, 0),
      distance,
      time,
    })
  return t('outside.sourceText', {
    source: t(`outside.source.${source}`),
    level: formatPlain(level),
    distance,
    time,
  })
}
