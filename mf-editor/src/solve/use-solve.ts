import {
  MAX_SOLVE_POINTS,
  type ApiClient,
  type CallFailure,
  type SolveAnswer,
  type SolvePoint,
  type SolveRequest,
} from '@soundleaf/contracts'
import { useEffect, useMemo, useState } from 'react'
import { createStore, useStore, type StoreApi } from 'zustand'

/** What one call may add at most stays free, so that the next can carry all of it. */
const ROOM_FOR_A_CALL = 100

type Asked = Omit<SolveRequest, 'known'>

/** A search as far as it is. */
export interface Search {
  readonly kind: 'idle' | 'running' | 'stopped' | 'full' | 'done' | 'failed'
  /** What was asked for; null before anything was. */
  readonly asked: Asked | null
  readonly answer: SolveAnswer | null
  /** All that was tried. */
  readonly points: readonly SolvePoint[]
  readonly failure: CallFailure | null
}

const IDLE: Search = { kind: 'idle', asked: null, answer: null, points: [], failure: null }

export interface Searching {
  readonly search: Search
  /** Begins a search, or goes on with it; what is known of the same build-ups is not calculated again. */
  readonly start: (asked: Asked) => void
  /** Stops and keeps what is there. */
  readonly stop: () => void
}

/** A search that goes on call by call, for as long as the component is there. */
export function useSolve(api: Pick<ApiClient, 'call'>): Searching {
  const [searching] = useState(() => createSearching(api))
  useEffect(() => searching.stop, [searching])
  const search = useStore(searching.state)
  return useMemo(() => ({ search, start: searching.start, stop: searching.stop }), [search, searching])
}

export function createSearching(api: Pick<ApiClient, 'call'>): Omit<Searching, 'search'> & {
  readonly state: StoreApi<Search>
} {
  const state = createStore<Search>(() => IDLE)
  let running: AbortController | null = null

  async function run(asked: Asked, { signal }: AbortController): Promise<void> {
    for (;;) {
      const { points } = state.getState()
      const known = points.map(({ choice, numbers }) => ({ choice, numbers }))
      const called = await api.call('solve', { body: { ...asked, known } }, { signal, reports: 'network' })
      if (signal.aborted) return
      if (!called.ok) {
        state.setState({ kind: 'failed', failure: called.failure })
        return
      }
      const answer = called.value
      const all = [...points, ...answer.points]
      const isFull = all.length + ROOM_FOR_A_CALL > MAX_SOLVE_POINTS || answer.points.length === 0
      const kind = answer.isDone ? 'done' : isFull ? 'full' : 'running'
      state.setState({ kind, answer, points: all })
      if (kind !== 'running') return
    }
  }

  return {
    state,
    start(asked: Asked) {
      running?.abort()
      running = new AbortController()
      const before = state.getState()
      const points =
        before.asked !== null && predictionsOf(before.asked) === predictionsOf(asked) ? before.points : []
      state.setState({ kind: 'running', asked, answer: null, points, failure: null })
      void run(asked, running)
    },
    stop() {
      running?.abort()
      if (state.getState().kind === 'running') state.setState({ kind: 'stopped' })
    },
  }
}

/** What predictions depend on; limits and what counts first change none. */
const predictionsOf = ({ structures, fieldValues, variations, requirements }: Asked): string =>
  JSON.stringify([structures, fieldValues, variations, requirements.map(({ of }) => of)])
