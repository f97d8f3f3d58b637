import type { RemoteHost } from '@soundleaf/contracts'
import type { Comparisons } from '@soundleaf/results-view'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { createComparisonStore, type ComparisonStore } from './comparison-store'

/** The comparison curves of the open project for as long as the drawer is mounted. */
export function useComparisons(host: RemoteHost<'results'>): {
  readonly comparisons: Comparisons
  readonly keep: ComparisonStore['keep']
  readonly show: ComparisonStore['show']
  readonly clear: ComparisonStore['clear']
} {
  const store = useMemo(() => createComparisonStore(host), [host])
  const comparisons = useStore(store.comparisons)
  useEffect(() => store.start(), [store])
  return { comparisons, keep: store.keep, show: store.show, clear: store.clear }
}
