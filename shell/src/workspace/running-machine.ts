import { createStore, type StoreApi } from 'zustand/vanilla'
import type { DraftKeeping } from './draft-keeping'
import { createEffects } from './effects'
import type { WorkspaceEvent } from './event'
import { transition } from './machine'
import type { OpenProject } from './open-project'
import type { Environment } from './environment'
import type { ToastKey } from '../texts'
import { EMPTY_WORKSPACE, type SaveOutcome, type SaveRequest, type WorkspaceState } from './workspace-state'

/** The machine at work: it keeps its state, hears what happens, and has its effects done. */
export interface RunningMachine {
  readonly store: StoreApi<WorkspaceState>
  readonly drafts: DraftKeeping
  readonly get: () => OpenProject | null
  readonly dispatch: (event: WorkspaceEvent) => void
  /** Begins with another project, whose lock is given along. */
  readonly begin: (event: WorkspaceEvent, unlock: () => void) => void
  /** Saves for the person, who hears of the outcome; true when it is saved. What is undecided is decided first. */
  readonly saveByHand: (toasts?: { readonly saved: ToastKey; readonly failed: ToastKey }) => Promise<boolean>
  /** Saves for the clock: the person hears of a success only. */
  readonly saveByClock: (saved: ToastKey) => Promise<boolean>
  /** Resolves when no save is under way. */
  readonly settled: () => Promise<void>
}

export function startMachine(env: Environment): RunningMachine {
  const store = createStore<WorkspaceState>()(() => EMPTY_WORKSPACE)
  const get = () => store.getState().open
  const effects = createEffects(env, get, dispatch)
  const happened: WorkspaceEvent[] = []
  let isRunning = false
  /** Who waits for the reply to a request, by its id. */
  const waiting = new Map<number, (outcome: SaveOutcome) => void>()
  let requests = 0

  /** One event after the other: what happens while an effect is done comes after all effects of its event. */
  function dispatch(event: WorkspaceEvent) {
    happened.push(event)
    if (isRunning) return
    isRunning = true
    try {
      for (let next = happened.shift(); next !== undefined; next = happened.shift()) {
        const [state, todo] = transition(store.getState(), next)
        store.setState(state, true)
        for (const effect of todo) {
          if (effect.type === 'reply') reply(effect.id, effect.outcome)
          else effects.run(effect)
        }
      }
    } finally {
      isRunning = false
    }
  }

  function reply(id: number, outcome: SaveOutcome) {
    waiting.get(id)?.(outcome)
    waiting.delete(id)
  }

  async function save(request: (id: number) => SaveRequest): Promise<boolean> {
    const id = ++requests
    const { ok } = await new Promise<SaveOutcome>((resolve) => {
      waiting.set(id, resolve)
      dispatch({ type: 'save-asked', request: request(id) })
    })
    return ok
  }

  /** Resolves when the state is such. */
  function until(isReached: (state: WorkspaceState) => boolean): Promise<void> {
    if (isReached(store.getState())) return Promise.resolve()
    return new Promise((resolve) => {
      const stop = store.subscribe((state) => {
        if (!isReached(state)) return
        stop()
        resolve()
      })
    })
  }

  void env.drafts.blocked.then(() => dispatch({ type: 'drafts-blocked' }))
  return {
    store,
    drafts: effects.drafts,
    get,
    dispatch,
    begin(event, unlock) {
      effects.hold(unlock)
      dispatch(event)
    },
    async saveByHand(toasts = { saved: 'toast.saved', failed: 'toast.notSaved' }) {
      const { phase } = store.getState()
      if (phase.kind !== 'conflict' && phase.kind !== 'deleted')
        return save((id) => ({ id, by: 'hand', ...toasts }))
      dispatch({ type: 'question-wanted' })
      await until(({ isAsking, flight }) => !isAsking && flight === null)
      return store.getState().phase.kind === 'resting'
    },
    saveByClock: (saved) => save((id) => ({ id, by: 'clock', saved })),
    settled: () => until(({ flight }) => flight === null),
  }
}
