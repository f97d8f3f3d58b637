import { chakra, Icon } from '@soundleaf/ui'
import { t } from '../texts'
import type { Column } from './columns'
import { BOX_CELL, BOX_LOOK } from './project-row'
import type { Sorting } from './sort'

interface TableHeadProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly sorting: Sorting
  readonly onSort: (column: Column<Row>) => void
  /** Whether all rows are selected; null where there is no box to select them all. */
  readonly isAllSelected: boolean | null
  readonly onSelectAll: (isSelected: boolean) => void
}

/** The heads of the columns: a click sorts by one, a second click reverses the order. */
export function TableHead<Row>({
  columns,
  sorting,
  onSort,
  isAllSelected,
  onSelectAll,
}: TableHeadProps<Row>) {
  return (
    <chakra.thead position="sticky" top="0" bg="bg" zIndex="1">
      <tr aria-rowindex={1}>
        {isAllSelected !== null && (
          <chakra.td
            data-cell={BOX_CELL}
            data-from="md"
            width="48px"
            borderBottom="1px solid"
            borderColor="border.emphasized"
          >
            <chakra.input
              type="checkbox"
              aria-label={t('list.selectAll')}
              // Ctrl + A in the list does the same.
              tabIndex={-1}
              checked={isAllSelected}
              onChange={(event) => onSelectAll(event.target.checked)}
              {...BOX_LOOK}
            />
          </chakra.td>
        )}
        {columns.map((column) => {
          const { id, head, width, from, look, compare } = column
          const isSorted = sorting.id === id
          return (
            <chakra.th
              key={id}
              scope="col"
              data-from={from}
              data-look={look}
              width={width}
              textAlign="left"
              fontWeight={isSorted ? 600 : 400}
              textStyle="xs"
              height="36px"
              borderBottom="1px solid"
              borderColor="border.emphasized"
              whiteSpace="nowrap"
              aria-sort={!isSorted ? undefined : sorting.isDescending ? 'descending' : 'ascending'}
            >
              {compare === undefined ? (
                head
              ) : (
                <chakra.button
                  type="button"
                  display="inline-flex"
                  alignItems="center"
                  gap="4px"
                  minHeight="24px"
                  cursor="pointer"
                  onClick={() => onSort(column)}
                >
                  {/* One item of the row, so that a subscript stays at its letter. */}
                  <span>{head}</span>
                  {isSorted && <Icon name={sorting.isDescending ? 'sort-descending' : 'sort-ascending'} />}
                </chakra.button>
              )}
            </chakra.th>
          )
        })}
      </tr>
    </chakra.thead>
  )
}
