import {
  calculationFromWire,
  type Calculation,
  type CallFailure,
  type Outcome,
  type Project,
  type ProjectChanged,
  type RemoteHost,
  type SessionChanged,
} from '@soundleaf/contracts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { followShell } from '../follow-shell'
import { calculationKey, calculationRequest } from './calculation-request'
import type { CalculationState } from './calculation-state'

/** How long the project must stand still before it is calculated (CAL-01). */
export const DEBOUNCE_MS = 500

/** A server that is busy is asked again after these pauses, for as long as the answer is still wanted. */
const BUSY_PAUSES_MS = [1000, 2000, 4000]

/** One question to the server. Only the answer to the newest question is ever used. */
interface Question {
  readonly controller: AbortController
  readonly pausesLeft_ms: number[]
  timer?: ReturnType<typeof setTimeout>
}

export interface Recalculation {
  readonly state: Pick<StoreApi<CalculationState>, 'getState' | 'getInitialState' | 'subscribe'>
  /** Listens to the project from now on; returns the way to stop, which leaves no timer and no request behind. */
  readonly start: () => () => void
  /** Asks again after a failure. */
  readonly retry: () => void
}

/**
 * Keeps the result of the open project up to date: every change of what is calculated drops the question before it
 * and asks anew after the debounce. Late answers and late failures find that their question is not the newest.
 */
export function createRecalculation(
  { events, api, session }: Pick<RemoteHost<'results'>, 'events' | 'api' | 'session'>,
  now: () => Date = () => new Date(),
): Recalculation {
  const store = createStore<CalculationState>(() => ({ phase: 'closed' }))
  let edit = 0
  let question: Question | null = null
  let account: string | null = null

  function show(next: CalculationState): void {
    store.setState(next, true)
  }

  function drop(): void {
    clearTimeout(question?.timer)
    question?.controller.abort()
    question = null
  }

  function ask(project: Project, delay_ms: number): void {
    drop()
    if (calculationRequest(project) === null) return show({ phase: 'unset', project })
    const next: Question = {
      controller: new AbortController(),
      pausesLeft_ms: [...BUSY_PAUSES_MS],
    }
    question = next
    next.timer = setTimeout(() => void send(next), delay_ms)
    show({ phase: 'calculating', project })
  }

  async function send(asked: Question): Promise<void> {
    const state = store.getState()
    if (state.phase !== 'calculating') return
    const body = calculationRequest(state.project)
    if (body === null) return
    const { signal } = asked.controller
    const answer = await api.call('calculate', { body }, { signal, reports: 'network' })
    if (asked !== question) return
    const outcome: Outcome<Calculation> = answer.ok
      ? { ok: true, value: calculationFromWire(answer.value) }
      : answer
    // The account has changed in another tab: once that is known here the answer is asked for anew.
    if (outcome.ok && isOfOtherStandard(outcome.value, session.current())) await session.reload()
    if (asked === question) settle(asked, outcome)
  }

  function settle(asked: Question, outcome: Outcome<Calculation>): void {
    const state = store.getState()
    if (state.phase !== 'calculating') return
    const { project } = state
    if (outcome.ok) {
      show({ phase: 'answered', project, calculation: outcome.value, answeredAt: now() })
    } else {
      const pause_ms = isBusy(outcome.failure) ? asked.pausesLeft_ms.shift() : undefined
      if (pause_ms !== undefined) {
        asked.timer = setTimeout(() => void send(asked), pause_ms)
        return
      }
      show({ phase: 'failed', project, failure: outcome.failure })
    }
    announce()
  }

  /** Tells the others how the calculation of this edit ended. */
  function announce(): void {
    const state = store.getState()
    if (state.phase === 'answered') {
      const { result, message, componentIds } = state.calculation.validation
      events.publish('results/calculation-finished', {
        projectId: state.project.projectId,
        edit,
        result,
        message,
        erroneousComponentIds: componentIds,
      })
    }
    if (state.phase === 'failed') {
      events.publish('results/calculation-finished', {
        projectId: state.project.projectId,
        edit,
        result: 'UnknownError',
        message: state.failure.message,
        erroneousComponentIds: state.failure.componentIds ?? [],
      })
    }
  }

  function followProject(changed: ProjectChanged): void {
    if (changed.project === null) {
      drop()
      return show({ phase: 'closed' })
    }
    edit = changed.edit
    const { project } = changed
    const state = store.getState()
    const isSame = state.phase !== 'closed' && calculationKey(state.project) === calculationKey(project)
    if (!isSame) return ask(project, DEBOUNCE_MS)
    // A new name or an acknowledged save: what was found, or is being asked, holds for this edit too.
    show({ ...state, project })
    announce()
  }

  function followSession(changed: SessionChanged): void {
    if (!changed.signedIn) return
    const signedIn = JSON.stringify([changed.email, changed.licence, changed.evaluationStandard])
    const isOther = account !== null && account !== signedIn
    account = signedIn
    const state = store.getState()
    if (state.phase !== 'closed' && (isOther || state.phase === 'failed')) ask(state.project, DEBOUNCE_MS)
  }

  return {
    state: store,
    start() {
      const stop = followShell(events, { onProject: followProject, onSession: followSession })
      return () => {
        stop()
        drop()
        show({ phase: 'closed' })
      }
    },
    retry() {
      const state = store.getState()
      if (state.phase === 'failed') ask(state.project, 0)
    },
  }
}

function isOfOtherStandard({ standard }: Calculation, session: SessionChanged): boolean {
  return session.signedIn && session.evaluationStandard !== standard
}

function isBusy({ code }: CallFailure): boolean {
  return code === 'Busy' || code === 'TooManyRequests'
}
