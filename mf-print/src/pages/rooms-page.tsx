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
  uncertaintyText,
  verdict,
  VERDICT_LOOKS,
  verdictText,
} from '@soundleaf/results-view'
import { formatList, formatNumber, formatPlain, formatSigned } from '@soundleaf/texts'
import { Box, Flex, Grid, Icon, Sub, Unit } from '@soundleaf/ui'
import { Cell, Head, SheetHeading, Table } from '../sheet/report-table'
import { t } from '../texts'

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
        <Quantities rooms={answer.value} fieldValues={fieldValues} />
      ) : (
        <Box fontWeight="semibold">{t('rooms.failed', { reason: answer.failure.message })}</Box>
      )}
      <SheetHeading>{t('rooms.around')}</SheetHeading>
      <Table>
        <tbody>
          <Row
            label={t('rooms.dimensions')}
            text={t('rooms.dimensionsText', {
              width: formatPlain(width),
              height: formatPlain(height),
              source: formatPlain(sourceDepth),
              receiving: formatPlain(receivingDepth),
            })}
          />
          {edges.map((edge, at) => (
            // Edges have no name but their place.
            <Row key={at} label={roomEdgeName(at + 1, isFloor)} text={roomEdgeText(edge)} />
          ))}
          {openings.length > 0 && (
            <Row label={t('rooms.openings')} text={formatList(openings.map(roomOpeningText))} />
          )}
        </tbody>
      </Table>
      {answer.ok && <Paths {...answer.value} isFloor={isFloor} />}
    </>
  )
}

function Row({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <tr>
      <Cell width="150px" color="fg.muted" verticalAlign="top" paddingTop="5px">
        {label}
      </Cell>
      <Cell paddingY="5px">{text}</Cell>
    </tr>
  )
}

function Quantities({ rooms, fieldValues }: { readonly rooms: RoomsAnswer } & Pick<RoomsPageProps, 'fieldValues'>) {
  const asked = roomsRequirements(rooms, fieldValues).filter(isAsked)
  return (
    <>
      <Table>
        <thead>
          <tr>
            <Head scope="col">{t('field.quantity')}</Head>
            <Head scope="col" data-number width="90px">
              {t('field.expected')} <Unit>dB</Unit>
            </Head>
            <Head scope="col" data-number width="100px">
              {t('field.uncertainty')}
            </Head>
            <Head scope="col" ps="6" width="330px">
              {t('rooms.terms')}
            </Head>
          </tr>
        </thead>
        <tbody>
          {rooms.quantities.map(({ notation, value, uncertainty, terms }) => (
            <tr key={notation}>
              <Cell>
                <Sub>{notation}</Sub>
              </Cell>
              <Cell data-number fontWeight="semibold">
                {formatNumber(value, 0)}
              </Cell>
              <Cell data-number>{uncertaintyText(uncertainty)}</Cell>
              <Cell ps="6" fontSize="11px">
                {terms.map((term) => (
                  <Box as="span" key={term.notation} marginEnd="3" whiteSpace="nowrap">
                    <Sub>{term.notation}</Sub> {formatSigned(term.value, 0)}
                  </Box>
                ))}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
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

function Paths({ airborne, impact, isFloor }: RoomsAnswer & { readonly isFloor: boolean }) {
  return (
    <Grid templateColumns={impact === null ? '1fr' : '1fr 1fr'} gap="6">
      <PathsOf paths={airborne} name={t('rooms.airborne')} isFloor={isFloor} />
      {impact !== null && <PathsOf paths={impact} name={t('rooms.impact')} isFloor={isFloor} />}
    </Grid>
  )
}

function PathsOf({
  paths,
  name,
  isFloor,
}: {
  readonly paths: readonly RoomsPath[]
  readonly name: string
  readonly isFloor: boolean
}) {
  const sorted = [...paths].sort((a, b) => b.share - a.share)
  return (
    <div>
      <SheetHeading>{name}</SheetHeading>
      <Table aria-label={name}>
        <tbody>
          {sorted.map((path) => (
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
