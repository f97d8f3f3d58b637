import { genericName, productTypeLabel } from '@soundleaf/construction'
import { PRODUCT_TYPES } from '@soundleaf/contracts'
import { compareNames, formatNumber } from '@soundleaf/texts'
import { Box, Button, Flex, Select, Table, TextField } from '@soundleaf/ui'
import { useDeferredValue, useMemo, useState } from 'react'
import { t } from '../texts'
import type { Entry, Keeper } from './entry'
import { EVERYTHING, found, type Wanted } from './found'
import { KeeperMark } from './keeper-mark'
import { leadingProperty } from './leading-property'

interface ListCardProps {
  readonly entries: readonly Entry[]
  readonly selectedId: string | null
  readonly onSelect: (entry: Entry) => void
}

const KEEPERS: readonly (Keeper | '')[] = ['', 'own', 'team', 'generic', 'maker']
/** More are shown when they are asked for: a list is searched, not read. */
const PAGE_ROWS = 100

/** Every product that the person sees, with search and filters. */
export function ListCard({ entries, selectedId, onSelect }: ListCardProps) {
  const [wanted, setWanted] = useState(EVERYTHING)
  const [most, setMost] = useState(PAGE_ROWS)
  // The field shows a letter at once; the rows follow without blocking the next one.
  const deferred = useDeferredValue(wanted)
  const rows = useMemo(() => found(entries, deferred), [entries, deferred])
  function want(part: Partial<Wanted>): void {
    setWanted({ ...wanted, ...part })
    setMost(PAGE_ROWS)
  }

  return (
    <Box as="section" aria-label={t('list.title')} bg="bg" borderWidth="1px" borderRadius="l3" minWidth="0">
      <Filters entries={entries} wanted={wanted} want={want} />
      <Flex
        role="group"
        aria-label={t('list.keptBy')}
        gap="1"
        wrap="wrap"
        paddingInline="4"
        paddingBottom="2"
      >
        {KEEPERS.map((keeper) => (
          <Button
            key={keeper}
            size="sm"
            variant={wanted.keptBy === keeper ? 'subtle' : 'ghost'}
            aria-pressed={wanted.keptBy === keeper}
            onClick={() => want({ keptBy: keeper })}
          >
            {t('list.keeper', {
              keeper: keeper || 'all',
              count: formatNumber(entries.filter(({ keptBy }) => keeper === '' || keptBy === keeper).length),
            })}
          </Button>
        ))}
      </Flex>
      {rows.length === 0 ? (
        <Box role="status" padding="4" color="fg.muted" textStyle="sm">
          {entries.length === 0 ? t('list.empty') : t('list.noMatch')}
        </Box>
      ) : (
        <>
          <Rows rows={rows.slice(0, most)} selectedId={selectedId} onSelect={onSelect} />
          <Flex wrap="wrap" align="center" gap="3" padding="3" textStyle="xs" color="fg.muted" role="status">
            {t('list.shown', {
              shown: formatNumber(Math.min(most, rows.length)),
              all: formatNumber(rows.length),
            })}
            {rows.length > most && (
              <Button size="sm" onClick={() => setMost(most + PAGE_ROWS)}>
                {t('list.more')}
              </Button>
            )}
          </Flex>
        </>
      )}
    </Box>
  )
}

function Filters({
  entries,
  wanted,
  want,
}: {
  readonly entries: readonly Entry[]
  readonly wanted: Wanted
  readonly want: (part: Partial<Wanted>) => void
}) {
  const makers = useMemo(
    () => [...new Set(entries.map(({ content }) => content.manufacturer))].toSorted(compareNames),
    [entries],
  )
  const types = PRODUCT_TYPES.filter((type) => entries.some(({ content }) => content.type === type))
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' }}
      gap="2"
      padding="4"
      paddingBottom="2"
      alignItems="end"
    >
      <TextField
        type="search"
        label={t('list.search')}
        value={wanted.search}
        onChange={(search) => want({ search })}
      />
      <Select
        aria-label={t('list.type')}
        value={wanted.type}
        choices={[
          { value: '' as const, label: t('list.allTypes') },
          ...types.map((value) => ({ value, label: productTypeLabel(value) })),
        ]}
        onChange={(type) => want({ type })}
      />
      <Select
        aria-label={t('list.manufacturer')}
        value={wanted.manufacturer}
        choices={[
          { value: '', label: t('list.allManufacturers') },
          ...makers.map((value) => ({ value, label: value, translate: 'no' as const })),
        ]}
        onChange={(manufacturer) => want({ manufacturer })}
      />
    </Box>
  )
}

/** A telephone has room for what a product is called, its leading properties, and whose it is. */
const WHERE_WIDE = { display: { base: 'none', sm: 'table-cell' } } as const

function Rows({
  rows,
  selectedId,
  onSelect,
}: {
  readonly rows: readonly Entry[]
  readonly selectedId: string | null
  readonly onSelect: (entry: Entry) => void
}) {
  return (
    // A table that is wider than the window scrolls, which must be possible from the keyboard as well.
    <Box role="region" aria-label={t('list.table')} tabIndex={0} overflowX="auto" position="relative">
      <Table.Root css={{ '& tr > :first-child': { paddingInlineStart: '4' } }} size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{t('column.product')}</Table.ColumnHeader>
            <Table.ColumnHeader {...WHERE_WIDE}>{t('column.type')}</Table.ColumnHeader>
            <Table.ColumnHeader {...WHERE_WIDE}>{t('column.manufacturer')}</Table.ColumnHeader>
            <Table.ColumnHeader>{t('column.property')}</Table.ColumnHeader>
            <Table.ColumnHeader>{t('column.keptBy')}</Table.ColumnHeader>
            <Table.ColumnHeader {...WHERE_WIDE}>{t('column.version')}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((entry) => (
            <Table.Row key={entry.id} bg={entry.id === selectedId ? 'accent.subtle' : undefined}>
              <Table.Cell>
                <Button
                  variant="plain"
                  height="auto"
                  minHeight="6"
                  padding="0"
                  whiteSpace="normal"
                  textAlign="start"
                  justifyContent="start"
                  fontWeight={entry.id === selectedId ? 'semibold' : 'normal'}
                  aria-pressed={entry.id === selectedId}
                  htmlTranslate="no"
                  onClick={() => onSelect(entry)}
                >
                  {genericName(entry.content.name)}
                </Button>
              </Table.Cell>
              <Table.Cell {...WHERE_WIDE}>{productTypeLabel(entry.content.type)}</Table.Cell>
              <Table.Cell {...WHERE_WIDE} htmlTranslate="no">
                {genericName(entry.content.manufacturer)}
              </Table.Cell>
              <Table.Cell>{leadingProperty(entry.content)}</Table.Cell>
              <Table.Cell>
                <KeeperMark keeper={entry.keptBy} />
              </Table.Cell>
              <Table.Cell {...WHERE_WIDE}>
                {t('version.short', { version: formatNumber(entry.version) })}
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  )
}
