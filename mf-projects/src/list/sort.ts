import type { Column } from './columns'

export interface Sorting {
  /** Of the column. */
  readonly id: string
  readonly isDescending: boolean
}

/** The rows in the order of a column; equal ones keep their order. */
export function sorted<Row>(
  rows: readonly Row[],
  columns: readonly Pick<Column<Row>, 'id' | 'compare'>[],
  { id, isDescending }: Sorting,
): readonly Row[] {
  const compare = columns.find((column) => column.id === id)?.compare
  if (compare === undefined) return rows
  const direction = isDescending ? -1 : 1
  return [...rows].sort((a, b) => direction * compare(a, b))
}

/** The order after a click on a column's head. */
export function resorted(
  sorting: Sorting,
  { id, isLargestFirst = false }: Pick<Column<never>, 'id' | 'isLargestFirst'>,
): Sorting {
  return { id, isDescending: sorting.id === id ? !sorting.isDescending : isLargestFirst }
}
