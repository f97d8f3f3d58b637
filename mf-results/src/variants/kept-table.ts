import { browserStorage } from '@soundleaf/ui'
import { useState } from 'react'
import type { Sorting } from './variant-columns'

/** How a person looks at the table of variants: which columns are left out, and by which one it is sorted. */
export interface KeptTable {
  /** Ids of columns, also of some that this project does not have. */
  readonly hidden: ReadonlySet<string>
  readonly sorting: Sorting
}

const NAME = 'soundleaf.variant-table'
export const IN_ORDER: Sorting = { by: 'number', isDescending: false }

/** This browser remembers it for all projects, as long as it can keep anything. */
export function useKeptTable(): [KeptTable, (change: Partial<KeptTable>) => void] {
  const [table, setTable] = useState(() => readKept(browserStorage.readJson(NAME)))
  return [
    table,
    (change) => {
      const next = { ...table, ...change }
      setTable(next)
      browserStorage.keep(NAME, JSON.stringify({ hidden: [...next.hidden], sorting: next.sorting }))
    },
  ]
}

/** What was kept, as far as it can be read: another version, or another page, may have written it. */
function readKept(kept: unknown): KeptTable {
  const { hidden, sorting } = isRecord(kept) ? kept : {}
  const { by, isDescending } = isRecord(sorting) ? sorting : {}
  return {
    hidden: new Set(Array.isArray(hidden) ? hidden.filter((id) => typeof id === 'string') : []),
    sorting: typeof by === 'string' && typeof isDescending === 'boolean' ? { by, isDescending } : IN_ORDER,
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
