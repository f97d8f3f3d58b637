import { roomEdgeName, roomEdgeText, roomOpeningText, roomPathName } from '@soundleaf/construction'
import {
  roomsRequirements,
  type Outcome,
  type FieldValues,
  type RoomsAnswer,
  type RoomsPath,
  type RoomsSetting,
} from '@soundleaf/contracts'
import {
  indexNotation,
  isAsked,
  requiredText,
  verdict,
  VERDICT_LOOKS,
  verdictText,
} from '@soundleaf/results-view'
import { formatList, formatNumber, formatQuantity } from '@soundleaf/texts'
import { Box, Flex, Grid, Icon, Sub } from '@soundleaf/ui'
import { Cell, FactRow, Head, SheetHeading, Table } from '../sheet/report-table'
import { t } from '../texts'
import { RoomQuantities } from './room-quantities'

interface RoomsPageProps {
  readonly rooms: RoomsSetting
  readonly answer: Outcome<RoomsAnswer>
  readonly fieldValues: FieldValues
  readonly isFloor: boolean
}

/** What passes between the two rooms of the project, what stands around them, and by which paths. */
export function RoomsPage({ rooms, answer, fieldValues, isFloor }: RoomsPageProps) {
  const { width, height, sourceDepth, receivingDepth, edges, openings } = rooms
  return (
    <>
      {answer.ok ? (
        <Quantities rooms={answer.value} fieldValues={fieldValues} isFloor={isFloor} />
      ) : (
        <Box fontWeight="semibold">{t('rooms.failed', { reason: answer.failure.message })}</Box>
      )}
      <SheetHeading>{t('rooms.around')}</SheetHeading>
      <Table>
        <tbody>
          <FactRow
            label={t('rooms.dimensions')}
            text={t('rooms.dimensionsText', {
              width: formatQuantity(width, 'm'),
              height: formatQuantity(height, 'm'),
              source: formatQuantity(sourceDepth, 'm'),
              receiving: formatQuantity(receivingDepth, 'm'),
            })}
          />
          {edges.map((edge, at) => (
            // Edges have no name but their place.
            <FactRow key={at} label={roomEdgeName(at + 1, isFloor)} text={roomEdgeText(edge)} />
          ))}
          {openings.length > 0 && (
            <FactRow label={t('rooms.openings')} text={formatList(openings.map(roomOpeningText))} />
          )}
          {answer.ok && answer.value.composite !== undefined && (
            <FactRow
              label={t('rooms.withOpenings')}
              text={t('rooms.withOpeningsText', {
                Rw: formatNumber(answer.value.composite.Rw, 1),
                whole: formatNumber(answer.value.directRw, 1),
              })}
            />
          )}
        </tbody>
      </Table>
      {answer.ok && <Paths {...answer.value} isFloor={isFloor} />}
    </>
  )
}

function Quantities({
  rooms,
  fieldValues,
  isFloor,
}: { readonly rooms: RoomsAnswer } & Pick<RoomsPageProps, 'fieldValues' | 'isFloor'>) {
  const asked = roomsRequirements(rooms, fieldValues, isFloor).filter(isAsked)
  return (
    <>
      <RoomQuantities quantities={rooms.quantities} />
      {asked.map((one) => {
        const found = verdict(one)
        const { icon, colour } = VERDICT_LOOKS[found.level]
        return (
          <Flex key={one.kind} align="center" gap="1.5" mt="2" color={colour} fontWeight="semibold">
            <Icon name={icon} />
            <span>
              {one.index !== null && <Sub>{indexNotation(one.index)}</Sub>} {requiredText(one)} dB:{' '}
              {verdictText(found)}
            </span>
          </Flex>
        )
      })}
    </>
  )
}

/** Paths by their share, the greatest first; where no floor is struck, those of airborne sound fill both columns. */
function Paths({ airborne, impact, isFloor }: RoomsAnswer & { readonly isFloor: boolean }) {
  const sorted = byShare(airborne)
  const half = Math.ceil(sorted.length / 2)
  const [left, right] =
    impact === null ? [sorted.slice(0, half), sorted.slice(half)] : [sorted, byShare(impact)]
  return (
    <Grid templateColumns="1fr 1fr" columnGap="6">
      <SheetHeading>{t('rooms.airborne')}</SheetHeading>
      {impact === null ? <span /> : <SheetHeading>{t('rooms.impact')}</SheetHeading>}
      <PathsOf paths={left} name={t('rooms.airborne')} isFloor={isFloor} />
      {right.length > 0 && (
        <PathsOf
          paths={right}
          name={impact === null ? t('rooms.airborne') : t('rooms.impact')}
          isFloor={isFloor}
        />
      )}
    </Grid>
  )
}

const byShare = (paths: readonly RoomsPath[]) => [...paths].sort((a, b) => b.share - a.share)

function PathsOf({
  paths,
  name,
  isFloor,
}: {
  readonly paths: readonly RoomsPath[]
  readonly name: string
  readonly isFloor: boolean
}) {
  return (
    <div>
      <Table aria-label={name}>
        <tbody>
          {paths.map((path) => (
            <tr key={`${path.kind}${path.junction}`}>
              <Head scope="row" fontSize="12px" color="fg" height="24px" borderColor="border">
                {roomPathName(path, isFloor)}
              </Head>
              <Cell data-number height="24px" width="70px">
                {path.Rw === null ? '' : t('rooms.pathRw', { Rw: formatNumber(path.Rw, 1) })}
              </Cell>
              <Cell data-number height="24px" width="56px">
                {t('rooms.share', { share: formatNumber(path.share * 100, 1) })}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
