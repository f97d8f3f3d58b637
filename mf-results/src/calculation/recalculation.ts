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
import { createReader } from '@soundleaf/federation'
import { messageText } from '@soundleaf/messages/calculation'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { followShell } from '../follow-shell'
import { calculationKey, calculationRequest } from './calculation-request'
import type { CalculationState } from './calculation-state'

/** How long the project must stay unchanged before it is calculated. */
export const DEBOUNCE_MS = 500

/** A server that is busy is asked again after these pauses, for as long as the answer is still wanted. */
const BUSY_PAUSES_MS = [1000, 2000, 4000]

export interface Recalculation {
  readonly state: Pick<StoreApi<CalculationState>, 'getState' | 'getInitialState' | 'subscribe'>
  /** Listens to the project from now on; returns the way to stop, which leaves no timer and no request behind. */
  readonly start: () => () => void
  /** Asks again after a failure. */
  readonly retry: () => void
}

/**
 * Keeps the result of the open project up to date: every change of what is calculated aborts the calculation before it
 * and calculates anew after the debounce.
 */
export function createRecalculation(
  { events, api, session }: Pick<RemoteHost<'results'>, 'events' | 'api' | 'session'>,
  now: () => Date = () => new Date(),
): Recalculation {
  const store = createStore<CalculationState>(() => ({ phase: 'closed' }))
  const reader = createReader<Calculation>()
  let edit = 0
  let asked = 0
  let account: string | null = null
  let lastSuccess: Calculation | null = null

  function show(next: CalculationState): void {
    store.setState(next, true)
  }

  function ask(project: Project, delay_ms: number): void {
    if (calculationRequest(project) === null) {
      reader.stop()
      return show({ phase: 'unset', project })
    }
    show({ phase: 'calculating', project, lastSuccess })
    asked += 1
    reader.read(String(asked), (signal) => calculate(signal, delay_ms))
  }

  async function calculate(signal: AbortSignal, delay_ms: number): Promise<Outcome<Calculation>> {
    await pause(delay_ms, signal)
    let answer = await send(signal)
    for (const pause_ms of BUSY_PAUSES_MS) {
      if (answer.ok || !isBusy(answer.failure)) break
      await pause(pause_ms, signal)
      answer = await send(signal)
    }
    if (!answer.ok) return answer
    const calculation = calculationFromWire(answer.value)
    // The account has changed in another tab: once that is known here the answer is asked for anew.
    if (!signal.aborted && isOfOtherStandard(calculation, session.current())) await session.reload()
    return { ok: true, value: calculation }
  }

  /** Sends the project as it is by then: it may have got its id meanwhile. */
  function send(signal: AbortSignal) {
    const state = store.getState()
    const body = state.phase === 'closed' ? null : calculationRequest(state.project)
    if (body === null) throw new Error('There is nothing to calculate.')
    // What went wrong is said in the place of the result, and no dialog lies over the drawing.
    return api.call('calculate', { body }, { signal, reports: 'nothing' })
  }

  reader.subscribe(() => {
    const state = store.getState()
    const read = reader.state()
    if (state.phase !== 'calculating' || read.kind === 'loading') return
    const { project } = state
    if (read.kind === 'ready') {
      const calculation = read.value
      if (calculation.validation.result === 'Success') lastSuccess = calculation
      show({ phase: 'answered', project, calculation, lastSuccess, answeredAt: now() })
    } else show({ phase: 'failed', project, failure: read.failure })
    announce()
  })

  /** Tells the others how the calculation of this edit ended. */
  function announce(): void {
    const state = store.getState()
    if (state.phase === 'answered') {
      const { validation, notices } = state.calculation
      const { result, reason } = validation
      events.publish('results/calculation-finished', {
        projectId: state.project.projectId,
        edit,
        result,
        message: reason === null ? '' : messageText(reason),
        erroneousComponentIds: reason?.componentIds ?? [],
        notices: notices.flatMap((notice) =>
          notice.componentIds.length === 0
            ? []
            : [{ message: messageText(notice), componentIds: notice.componentIds }],
        ),
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
      reader.stop()
      return show({ phase: 'closed' })
    }
    if (changed.origin === 'opened' || changed.origin === 'created') lastSuccess = null
    edit = changed.edit
    const { project } = changed
    const state = store.getState()
    const isSame = state.phase !== 'closed' && calculationKey(state.project) === calculationKey(project)
    if (!isSame) return ask(project, DEBOUNCE_MS)
    // The server has answered: it can be asked again.
    if (changed.origin === 'saved' && isLost(state)) return ask(project, 0)
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

  function followConnection(): void {
    const state = store.getState()
    if (isLost(state)) ask(state.project, 0)
  }

  return {
    state: store,
    start() {
      const stop = followShell(events, { onProject: followProject, onSession: followSession })
      window.addEventListener('online', followConnection)
      return () => {
        window.removeEventListener('online', followConnection)
        stop()
        reader.stop()
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

/** There was no connection to ask over. */
function isLost(state: CalculationState): state is Extract<CalculationState, { phase: 'failed' }> {
  return state.phase === 'failed' && state.failure.code === 'NetworkFailure'
}

function isBusy({ code }: CallFailure): boolean {
  return code === 'Busy' || code === 'TooManyRequests'
}

/** Resolves after the pause; never when it is aborted, which ends what waits for it. */
function pause(delay_ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return
    const timer = setTimeout(resolve, delay_ms)
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })
}
