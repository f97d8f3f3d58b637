import { unitOfField } from '@soundleaf/products'
import { formatNumber } from '@soundleaf/texts'
import { Box, Icon, Select, Table as Cells } from '@soundleaf/ui'
import { propertyLabel } from '../form/property-label'
import { t } from '../texts'
import { FIELDS, type Mapping } from './mapping'
import { columnName, type Preview } from './preview'
import type { Table } from './read-file'

interface MappingTableProps {
  readonly table: Table
  readonly mapping: Mapping
  readonly preview: Preview
  readonly onMapping: (mapping: Mapping) => void
}

/** What is beyond is read and not shown. */
const MOST_ROWS = 40

/** The cells as they stand, what each column is taken for, and what would become of each line. */
export function MappingTable({ table, mapping, preview, onMapping }: MappingTableProps) {
  const [heads, ...rows] = table.rows
  const faulty = new Set(preview.faults.map(({ line, column }) => `${line} ${column}`))
  const lines = new Map(preview.lines.map((line) => [line.line, line]))
  const choices = [
    { value: '', label: t('mapping.none') },
    ...FIELDS.map((value) => ({ value, label: labelOf(value) })),
  ]
  return (
    <Box
      role="region"
      aria-label={t('mapping.title')}
      tabIndex={0}
      maxHeight="360px"
      overflow="auto"
      borderWidth="1px"
      borderRadius="l2"
      position="relative"
    >
      <Cells.Root size="sm">
        <Cells.Header>
          <Cells.Row>
            <Cells.ColumnHeader>{t('mapping.line')}</Cells.ColumnHeader>
            {mapping.map((field, at) => (
              <Cells.ColumnHeader key={at} minWidth="150px">
                <Box textStyle="xs" color="fg.muted" htmlTranslate="no">
                  {columnName(at)} · {heads?.texts[at]}
                </Box>
                <Select
                  size="sm"
                  aria-label={t('mapping.column', { column: columnName(at) })}
                  value={field}
                  choices={choices}
                  onChange={(next) => onMapping(withField(mapping, at, next))}
                />
              </Cells.ColumnHeader>
            ))}
            <Cells.ColumnHeader>{t('mapping.outcome')}</Cells.ColumnHeader>
          </Cells.Row>
        </Cells.Header>
        <Cells.Body>
          {rows.slice(0, MOST_ROWS).map(({ line, texts }) => {
            const known = lines.get(line)
            return (
              <Cells.Row key={line}>
                <Cells.Cell color="fg.muted">{formatNumber(line)}</Cells.Cell>
                {mapping.map((field, at) => {
                  const isFaulty = faulty.has(`${line} ${columnName(at)}`)
                  return (
                    <Cells.Cell
                      key={at}
                      htmlTranslate="no"
                      overflowWrap="anywhere"
                      color={isFaulty ? 'fg.error' : field === '' ? 'fg.muted' : 'fg'}
                      fontWeight={isFaulty ? 'semibold' : 'normal'}
                    >
                      {(texts[at] ?? '').slice(0, 60)}
                    </Cells.Cell>
                  )
                })}
                <Cells.Cell>
                  {known === undefined ? '' : t(`outcome.${known.outcome}`)}
                  {known?.questions.map((question) => (
                    <Box
                      key={question}
                      textStyle="xs"
                      color="fg.warning"
                      minWidth="220px"
                      display="flex"
                      gap="1"
                    >
                      <Icon name="near" size={14} />
                      <span>{question}</span>
                    </Box>
                  ))}
                </Cells.Cell>
              </Cells.Row>
            )
          })}
        </Cells.Body>
      </Cells.Root>
    </Box>
  )
}

/** A field has one column: the one that had it before is left out. */
function withField(mapping: Mapping, at: number, field: string): Mapping {
  return mapping.map((before, column) => {
    if (column === at) return field
    return before === field ? '' : before
  })
}

function labelOf(field: string): string {
  const unit = unitOfField(field)
  const [key = field, end] = field.split(' ')
  const label = propertyLabel(key)
  const named =
    end === 'min' ? t('mapping.least', { label }) : end === 'max' ? t('mapping.most', { label }) : label
  return unit === '' ? named : t('mapping.withUnit', { label: named, unit })
}
