import { SectionSketch, sketchScale_pxmm } from '@soundleaf/drawing'
import { VERDICT_LOOKS } from '@soundleaf/results-view'
import { formatNumber } from '@soundleaf/texts'
import { Box, chakra, Flex, Icon, Sub, Text } from '@soundleaf/ui'
import type { ReactNode } from 'react'
import { callFailureText } from '../failure-text'
import { t } from '../texts/variants'
import type { Sorting, VariantColumn, VariantRow } from './variant-columns'

/** What a sketch has across, and along itself. */
const SKETCH = { most_pxmm: 0.3, room_px: 140, length_px: 56 } as const
/** Of the differences; the others are counted. */
const SHOWN = 3

interface VariantTableProps {
  /** In the order in which they stand. */
  readonly rows: readonly VariantRow[]
  readonly columns: readonly VariantColumn[]
  readonly sorting: Sorting
  readonly onSort: (sorting: Sorting) => void
}

const Cell = chakra('td', {
  base: { borderBottomWidth: '1px', paddingY: '2', paddingEnd: '4', textAlign: 'end', whiteSpace: 'nowrap' },
})
const Head = chakra('th', {
  base: {
    fontWeight: 'normal',
    color: 'fg.muted',
    textStyle: 'xs',
    textAlign: 'end',
    verticalAlign: 'bottom',
    borderBottomWidth: '1px',
    borderColor: 'border.emphasized',
    paddingEnd: '4',
    paddingBottom: '1',
    maxWidth: '150px',
  },
})

/** Every variant with its sketch, its numbers and what differs from the base; a click on a head sorts by it. */
export function VariantTable({ rows, columns, sorting, onSort }: VariantTableProps) {
  const head = (by: string, name: ReactNode) => {
    const isSorted = sorting.by === by
    return (
      <Head
        key={by}
        scope="col"
        aria-sort={isSorted ? (sorting.isDescending ? 'descending' : 'ascending') : undefined}
      >
        <chakra.button
          type="button"
          cursor="pointer"
          minHeight="6"
          textAlign="inherit"
          fontWeight={isSorted ? 'semibold' : 'normal'}
          onClick={() => onSort({ by, isDescending: isSorted ? !sorting.isDescending : by !== 'number' })}
        >
          {name}
          {isSorted && (
            <Icon
              name={sorting.isDescending ? 'sort-descending' : 'sort-ascending'}
              size={12}
              marginInlineStart="1"
            />
          )}
        </chakra.button>
      </Head>
    )
  }
  // One scale for all, so that thicker looks thicker.
  const scale_pxmm = sketchScale_pxmm(
    rows.map(({ construction }) => construction),
    SKETCH,
  )
  return (
    <Box overflow="auto" tabIndex={0} role="region" aria-label={t('variants.table')}>
      <chakra.table width="full" textStyle="sm" borderCollapse="collapse" aria-label={t('variants.table')}>
        <thead>
          <tr>
            {head('number', t('column.number'))}
            <Head scope="col" textAlign="start">
              {t('column.sketch')}
            </Head>
            <Head scope="col" textAlign="start">
              {t('column.name')}
            </Head>
            {columns.map((column) => head(column.id, <Sub>{column.head}</Sub>))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} columns={columns} scale_pxmm={scale_pxmm} />
          ))}
        </tbody>
      </chakra.table>
    </Box>
  )
}

interface RowProps extends Pick<VariantTableProps, 'columns'> {
  readonly row: VariantRow
  readonly scale_pxmm: number
}

function Row({ row, columns, scale_pxmm }: RowProps) {
  const { number, name, isOpen, construction, differingIds } = row
  return (
    <chakra.tr {...(isOpen ? { bg: 'accent.subtle', boxShadow: 'inset 2px 0 0 var(--accent)' } : {})}>
      <Cell textAlign="center">{formatNumber(number)}</Cell>
      <Cell textAlign="start">
        {construction !== null && (
          <SectionSketch
            construction={construction}
            markedIds={differingIds}
            scale_pxmm={scale_pxmm}
            length_px={SKETCH.length_px}
          />
        )}
      </Cell>
      <chakra.th
        scope="row"
        textAlign="start"
        fontWeight={isOpen ? 'semibold' : 'normal'}
        borderBottomWidth="1px"
        paddingEnd="4"
        minWidth="160px"
        maxWidth="280px"
      >
        <bdi>{name}</bdi>
        {isOpen && (
          <Text as="span" textStyle="xs" color="fg.muted" fontWeight="normal" marginInlineStart="2">
            {t('variants.open')}
          </Text>
        )}
        <Differences row={row} />
      </chakra.th>
      {columns.map((column) => (
        <Cell key={column.id} fontWeight={column.id.startsWith('rating') ? 'semibold' : 'normal'}>
          {column.text(row)}
          <Judged column={column} row={row} />
        </Cell>
      ))}
    </chakra.tr>
  )
}

function Differences({ row }: { readonly row: VariantRow }) {
  const { isBase, isAsked, calculation, failure } = row
  const differences = row.differences ?? []
  const { reason } = calculation?.validation ?? { reason: null }
  const said =
    failure !== null
      ? t('variants.failed', { reason: callFailureText(failure).text })
      : calculation === null && isAsked
        ? t('variants.calculating')
        : calculation === null || reason !== null
          ? t('variants.none')
          : null
  return (
    <Box textStyle="xs" fontWeight="normal">
      {said !== null && <Box color={failure === null ? 'fg.muted' : 'fg.error'}>{said}</Box>}
      {(isBase || row.differences?.length === 0) && (
        <Box color="fg.muted">{isBase ? t('variants.isBase') : t('variants.same')}</Box>
      )}
      {differences.slice(0, SHOWN).map(({ what, theirs }, index) => (
        // One layer went and another one came in its place: both are called by the same letter.
        <Box key={`${index} ${what}`} color="accent.fg">
          {t('variants.differs', { what, value: theirs })}
        </Box>
      ))}
      {differences.length > SHOWN && (
        <Box color="fg.muted">{t('variants.more', { count: differences.length - SHOWN })}</Box>
      )}
    </Box>
  )
}

/** Mark and word of a requirement, so that colour never speaks alone. */
function Judged({ column, row }: { readonly column: VariantColumn; readonly row: VariantRow }) {
  const found = row.calculation === null ? undefined : column.verdict?.(row)
  if (found === undefined || found.level === 'none') return null
  const { icon, colour } = VERDICT_LOOKS[found.level]
  return (
    <Flex align="center" justify="end" gap="1" color={colour} textStyle="xs">
      <Icon name={icon} size={14} />
      {found.word}
      {found.by !== '' && (
        <Box as="span" color="fg.muted">
          {found.by}
        </Box>
      )}
    </Flex>
  )
}
