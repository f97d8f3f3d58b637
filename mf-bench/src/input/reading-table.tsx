import { formatNumber } from '@soundleaf/texts'
import { Box, Select, Table as Cells } from '@soundleaf/ui'
import type { Reading, Role, Table } from '../reading'
import { t } from '../texts'

interface ReadingTableProps {
  readonly table: Table
  readonly reading: Reading
  readonly onRoles: (roles: readonly Role[]) => void
}

const ROLES: readonly Role[] = ['band', 'value', 'bound', 'ignored']
/** A sheet with more is no measurement; what is beyond is read and not shown. */
const MOST_COLUMNS = 12
const MOST_ROWS = 60

/** The cells as they were split, with what each column is taken for, which can be changed. */
export function ReadingTable({ table, reading, onRoles }: ReadingTableProps) {
  const { roles, values, faults } = reading
  const faulty = new Set(faults.map(({ line, column }) => `${line}:${column}`))
  return (
    <Box>
      <Box textStyle="xs" color="fg.muted" marginBottom="2">
        {t('reading.found', {
          separator: table.separator,
          decimal: table.decimal === ',' ? 'comma' : 'point',
          turned: table.isTurned ? 'yes' : 'no',
        })}
        {' · '}
        {t('reading.count', { read: values.length, left: faults.length })}
      </Box>
      <Box
        role="region"
        aria-label={t('reading.title')}
        // A long reading scrolls, which must be possible from the keyboard as well.
        tabIndex={0}
        maxHeight="420px"
        overflow="auto"
        borderWidth="1px"
        borderRadius="l2"
      >
        <Cells.Root size="sm">
          <Cells.Header>
            <Cells.Row>
              {roles.slice(0, MOST_COLUMNS).map((role, at) => (
                <Cells.ColumnHeader key={at} minWidth="112px" paddingY="6px">
                  <Select
                    size="sm"
                    aria-label={t('reading.columnRole', { number: formatNumber(at + 1) })}
                    value={role}
                    choices={ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
                    onChange={(next) => onRoles(withRole(roles, at, next))}
                  />
                </Cells.ColumnHeader>
              ))}
            </Cells.Row>
          </Cells.Header>
          <Cells.Body>
            {table.rows.slice(0, MOST_ROWS).map((row, at) => (
              <Cells.Row key={at}>
                {roles.slice(0, MOST_COLUMNS).map((role, column) => {
                  const cell = row[column]
                  const isFault = cell !== undefined && faulty.has(`${cell.line}:${cell.column}`)
                  return (
                    <Cells.Cell
                      key={column}
                      htmlTranslate="no"
                      color={isFault ? 'fg.error' : role === 'ignored' ? 'fg.muted' : 'fg'}
                      fontWeight={isFault || role === 'value' ? 'semibold' : 'normal'}
                      overflowWrap="anywhere"
                    >
                      {cell?.text.slice(0, 60)}
                    </Cells.Cell>
                  )
                })}
              </Cells.Row>
            ))}
          </Cells.Body>
        </Cells.Root>
      </Box>
    </Box>
  )
}

/** Bands, values and marks have one column each: the one that had the role before is not used any more. */
function withRole(roles: readonly Role[], at: number, role: Role): readonly Role[] {
  return roles.map((before, column) => {
    if (column === at) return role
    return before === role ? 'ignored' : before
  })
}
