import { chakra, Icon } from '@soundleaf/ui'
import { t, type TextKey } from '../texts'
import type { Sorting, SortKey } from './sort'

export interface Column {
  readonly title: Extract<TextKey, `column.${string}`>
  /** What a click sorts by; null where it does not sort. */
  readonly key: SortKey | null
  readonly width?: string
}

interface TableHeadProps {
  readonly columns: readonly Column[]
  readonly sorting: Sorting
  readonly onSort: (key: SortKey) => void
}

/** The heads of the columns: a click sorts by one, a second click reverses the order. */
export function TableHead({ columns, sorting, onSort }: TableHeadProps) {
  return (
    <chakra.thead position="sticky" top="0" bg="bg" zIndex="1">
      <tr aria-rowindex={1}>
        {columns.map(({ title, key, width }) => (
          <chakra.th
            key={title}
            scope="col"
            width={width}
            textAlign="left"
            fontWeight={sorting.key === key ? 600 : 400}
            textStyle="xs"
            height="36px"
            paddingInline="16px"
            borderBottom="1px solid"
            borderColor="border.emphasized"
            whiteSpace="nowrap"
            aria-sort={sorting.key !== key ? undefined : sorting.isDescending ? 'descending' : 'ascending'}
          >
            {key === null ? (
              t(title)
            ) : (
              <chakra.button
                type="button"
                display="inline-flex"
                alignItems="center"
                gap="4px"
                minHeight="24px"
                cursor="pointer"
                onClick={() => onSort(key)}
              >
                {t(title)}
                {sorting.key === key && (
                  <Icon name={sorting.isDescending ? 'sort-descending' : 'sort-ascending'} />
                )}
              </chakra.button>
            )}
          </chakra.th>
        ))}
      </tr>
    </chakra.thead>
  )
}
