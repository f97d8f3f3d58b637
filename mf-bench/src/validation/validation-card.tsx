import { BANDS_HZ, type ApiClient, type EvaluationKind, type MeasuredCurve } from '@soundleaf/contracts'
import { csvFile, csvOf } from '@soundleaf/sheets'
import { formatNumber, formatPlain, formatSigned } from '@soundleaf/texts'
import { Box, Button, Flex, Heading, saveFile, Stack, Table, Text } from '@soundleaf/ui'
import type { ReactNode } from 'react'
import { Card } from '../card'
import { t } from '../texts'
import { DeviationPlot } from './deviation-plot'
import { rowsOfPairs, spreadOf, spreadsByBand, type Pair, type Spread } from './deviations'
import { MOST_PAIRS, usePairs } from './use-pairs'

interface ValidationCardProps {
  readonly api: ApiClient
  readonly curves: readonly MeasuredCurve[]
}

const KINDS: readonly EvaluationKind[] = ['airborne', 'impact']

/** Own measurements beside the predictions of the projects that they are linked with. Nothing is tuned by them. */
export default function ValidationCard({ api, curves }: ValidationCardProps) {
  const { pairs, without, isLoading } = usePairs(api, curves)
  return (
    <Card title={t('validation.title')}>
      <Stack gap="4">
        <Text textStyle="sm" color="fg.muted">
          {t('validation.lead', { most: formatNumber(MOST_PAIRS) })}
        </Text>
        <Box role="status" textStyle="sm">
          {isLoading ? t('validation.loading') : t('validation.count', { count: pairs.length })}
        </Box>
        {without.length > 0 && (
          <Box textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {t('validation.without', { titles: without.map(({ title }) => title).join(', ') })}
          </Box>
        )}
        {KINDS.map((kind) => {
          const ofKind = pairs.filter((pair) => pair.kind === kind)
          return ofKind.length === 0 ? null : <OfKind key={kind} kind={kind} pairs={ofKind} />
        })}
        {pairs.length > 0 && (
          <Flex>
            <Button onClick={() => saveFile('validation.csv', csvFile(csvOf(rowsOfPairs(pairs))))}>
              {t('validation.export')}
            </Button>
          </Flex>
        )}
      </Stack>
    </Card>
  )
}

function OfKind({ kind, pairs }: OfKindProps) {
  const spreads = spreadsByBand(pairs)
  return (
    <Box as="section" aria-label={t(`validation.${kind}`)}>
      <Heading as="h3" size="sm" marginBottom="2">
        {t(`validation.${kind}`)}
      </Heading>
      <PairTable kind={kind} pairs={pairs} />
      <DeviationPlot kind={kind} spreads={spreads} />
      <BandTable kind={kind} spreads={spreads} />
    </Box>
  )
}

interface OfKindProps {
  readonly kind: EvaluationKind
  readonly pairs: readonly Pair[]
}

function PairTable({ kind, pairs }: OfKindProps) {
  const all = spreadOf(pairs.map(({ ofRating }) => ofRating))
  return (
    <Scroller label={t('validation.pairs', { kind })}>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>{t('details.name')}</Table.ColumnHeader>
          <Table.ColumnHeader>{t('validation.project')}</Table.ColumnHeader>
          <Table.ColumnHeader>{t('validation.ofRating')}</Table.ColumnHeader>
          <Table.ColumnHeader>{t('validation.mean')}</Table.ColumnHeader>
          <Table.ColumnHeader>{t('validation.scatter')}</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {pairs.map(({ curve, predicted, byBand, ofRating }) => {
          const spread = spreadOf(byBand)
          return (
            <Table.Row key={curve.id} data-pair={curve.id}>
              <Table.Cell overflowWrap="anywhere">
                <bdi>{curve.title}</bdi>
              </Table.Cell>
              <Table.Cell overflowWrap="anywhere">
                <bdi>{predicted.projectName}</bdi>
              </Table.Cell>
              <Table.Cell>{signed(ofRating)}</Table.Cell>
              <Table.Cell>{signed(spread.mean_db)}</Table.Cell>
              <Table.Cell>{plain(spread.scatter_db)}</Table.Cell>
            </Table.Row>
          )
        })}
        <Table.Row fontWeight="semibold">
          <Table.Cell colSpan={2}>{t('validation.all')}</Table.Cell>
          <Table.Cell>
            {all.scatter_db === null
              ? signed(all.mean_db)
              : t('validation.spread', { mean: signed(all.mean_db), scatter: plain(all.scatter_db) })}
          </Table.Cell>
          <Table.Cell colSpan={2} />
        </Table.Row>
      </Table.Body>
    </Scroller>
  )
}

function BandTable({
  kind,
  spreads,
}: {
  readonly kind: EvaluationKind
  readonly spreads: readonly Spread[]
}) {
  const rows = [
    { name: t('validation.mean'), text: ({ mean_db }: Spread) => signed(mean_db) },
    { name: t('validation.scatter'), text: ({ scatter_db }: Spread) => plain(scatter_db) },
    { name: t('validation.number'), text: ({ count }: Spread) => formatNumber(count) },
  ]
  return (
    <Scroller label={t('validation.bands', { kind })}>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>{t('validation.band')}</Table.ColumnHeader>
          {BANDS_HZ.map((band) => (
            <Table.ColumnHeader key={band}>{formatPlain(band)}</Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rows.map(({ name, text }) => (
          <Table.Row key={name}>
            <Table.Cell whiteSpace="nowrap">{name}</Table.Cell>
            {spreads.map((spread, at) => (
              <Table.Cell key={BANDS_HZ[at]}>{text(spread)}</Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Scroller>
  )
}

const Scroller = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box overflowX="auto" role="region" aria-label={label} tabIndex={0} marginBottom="3">
    <Table.Root size="sm" aria-label={label}>
      {children}
    </Table.Root>
  </Box>
)

const NONE = '–'
const plain = (value: number | null) => (value === null ? NONE : formatNumber(value, 1))

const signed = (value: number | null) => (value === null ? NONE : formatSigned(value, 1))
