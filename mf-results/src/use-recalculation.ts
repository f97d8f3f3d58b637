import type { RemoteHost } from '@soundleaf/contracts'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { CalculationState } from './calculation/calculation-state'
import { createRecalculation } from './calculation/recalculation'

/** The calculation of the open project for as long as the drawer is mounted. */
export function useRecalculation(host: RemoteHost<'results'>): {
  readonly state: CalculationState
  readonly retry: () => void
} {
  const recalculation = useMemo(() => createRecalculation(host), [host])
  const state = useSyncExternalStore(recalculation.subscribe, recalculation.state)
  useEffect(() => recalculation.start(), [recalculation])
  return { state, retry: recalculation.retry }
}
