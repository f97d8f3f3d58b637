import type { RemoteHost } from '@soundleaf/contracts'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import type { CalculationState } from './calculation/calculation-state'
import { createRecalculation } from './calculation/recalculation'

/** The calculation of the open project for as long as the drawer is mounted. */
export function useRecalculation(host: RemoteHost<'results'>): {
  readonly state: CalculationState
  readonly retry: () => void
} {
  const recalculation = useMemo(() => createRecalculation(host), [host])
  const state = useStore(recalculation.state)
  useEffect(() => recalculation.start(), [recalculation])
  return { state, retry: recalculation.retry }
}
