import type { ProjectListItem } from '@soundleaf/contracts'
import { compareNames } from '@soundleaf/texts'

export type SortKey = 'type' | 'name' | 'created' | 'modified' | 'shared'

export interface Sorting {
  readonly key: SortKey
  readonly isDescending: boolean
}

/** The newest work first: most people come back to continue it. */
export const NEWEST_FIRST: Sorting = { key: 'modified', isDescending: true }

const compare: Record<SortKey, (a: ProjectListItem, b: ProjectListItem) => number> = {
  type: (a, b) => compareNames(a.structuresSummary[0] ?? '', b.structuresSummary[0] ?? ''),
  name: (a, b) => compareNames(a.name, b.name),
  created: (a, b) => (a.createdDateUtc < b.createdDateUtc ? -1 : a.createdDateUtc > b.createdDateUtc ? 1 : 0),
  modified: (a, b) =>
    a.modifiedDateUtc < b.modifiedDateUtc ? -1 : a.modifiedDateUtc > b.modifiedDateUtc ? 1 : 0,
  shared: (a, b) => Number(a.isShared) - Number(b.isShared),
}

/** The projects in the order of a column; equal ones keep their order. */
export function sorted(
  projects: readonly ProjectListItem[],
  { key, isDescending }: Sorting,
): ProjectListItem[] {
  const direction = isDescending ? -1 : 1
  return [...projects].sort((a, b) => direction * compare[key](a, b))
}

/** The order after a click on a column's head. */
export function resorted(sorting: Sorting, key: SortKey): Sorting {
  if (sorting.key === key) return { key, isDescending: !sorting.isDescending }
  return { key, isDescending: key === 'created' || key === 'modified' }
}
