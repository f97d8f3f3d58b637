import type { CallFailure, Outcome, SaveProjectAnswer, SaveProjectRequest } from '@soundleaf/contracts'
import { isDirty, type OpenProject, saveRequest } from './open-project'

export type SaveOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly failure: CallFailure }
  /** There is no open project. */
  | { readonly ok: false; readonly failure: null }

export interface SavePort {
  current(): OpenProject | null
  send(request: SaveProjectRequest): Promise<Outcome<SaveProjectAnswer>>
  started(sent: OpenProject): void
  acknowledged(sent: OpenProject, answer: SaveProjectAnswer): void
  failed(sent: OpenProject, failure: CallFailure): void | Promise<void>
}

export interface SaveQueue {
  /** Saves the newest state. Resolves when the state at the time of the call is acknowledged or refused. */
  save(): Promise<SaveOutcome>
  /** Resolves when no save is under way. */
  settled(): Promise<void>
}

/**
 * One save in flight; of those that wait, only the newest state is ever sent, based on the revision that the answer
 * before it brought. So two saves never cross (LIF-09).
 */
export function createSaveQueue(port: SavePort): SaveQueue {
  let inFlight: { readonly sent: OpenProject; readonly outcome: Promise<SaveOutcome> } | null = null
  let waiting: Promise<SaveOutcome> | null = null

  function start(): Promise<SaveOutcome> {
    const open = port.current()
    if (open === null) return Promise.resolve({ ok: false, failure: null })
    if (!isDirty(open)) return Promise.resolve({ ok: true })
    const outcome = send(open).finally(() => {
      inFlight = null
    })
    inFlight = { sent: open, outcome }
    return outcome
  }

  async function send(open: OpenProject): Promise<SaveOutcome> {
    port.started(open)
    const answer = await port.send(saveRequest(open))
    if (answer.ok) {
      port.acknowledged(open, answer.value)
      return { ok: true }
    }
    await port.failed(open, answer.failure)
    return { ok: false, failure: answer.failure }
  }

  return {
    save() {
      if (inFlight === null) return start()
      const open = port.current()
      const { sent, outcome } = inFlight
      if (open !== null && open.opening === sent.opening && open.edited === sent.edited) return outcome
      waiting ??= outcome.then((before) => {
        waiting = null
        return before.ok ? start() : before
      })
      return waiting
    },
    async settled() {
      while (inFlight !== null || waiting !== null) await (waiting ?? inFlight?.outcome)
    },
  }
}
