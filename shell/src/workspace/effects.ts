import { createDraftKeeping, type DraftKeeping } from './draft-keeping'
import type { WorkspaceEvent } from './event'
import type { OpenProject } from './open-project'
import { DELETED } from './questions'
import type { Effect } from './step'
import type { Surroundings } from './surroundings'

export interface Effects {
  readonly run: (effect: Exclude<Effect, { type: 'reply' }>) => void
  readonly drafts: DraftKeeping
  /** Holds this lock for the open project from now on, and gives back the one before. */
  readonly hold: (unlock: () => void) => void
}

/** Does what the machine asks for: calls, toasts, questions, locks and drafts. What comes of it is an event again. */
export function createEffects(
  around: Surroundings,
  get: () => OpenProject | null,
  dispatch: (event: WorkspaceEvent) => void,
): Effects {
  const drafts = createDraftKeeping(around.drafts, {
    current: get,
    account: () => around.account()?.email ?? null,
  })
  let unlock: () => void = () => undefined

  function hold(next: () => void) {
    unlock()
    unlock = next
  }

  async function send({ request, isTold }: Extract<Effect, { type: 'send' }>) {
    const saveKey = around.newId()
    const body = { ...request, saveKey }
    const reports = isTold ? 'network' : 'nothing'
    const answer = await around.api.call('saveProject', { body }, { reports })
    if (answer.ok) dispatch({ type: 'save-acknowledged', answer: answer.value })
    else dispatch({ type: 'save-refused', saveKey, failure: answer.failure })
  }

  async function readTheirs({ projectId, refusal }: Extract<Effect, { type: 'read-theirs' }>) {
    const params = { id: projectId }
    const answer = await around.api.call('getProject', { params }, { reports: 'nothing' })
    dispatch({ type: 'theirs-read', refusal, answer })
  }

  async function lock({ opening, key }: Extract<Effect, { type: 'lock' }>) {
    const account = around.account()
    const release = account && (await around.locks.claim(account.email, key))
    if (!release) return
    if (get()?.opening === opening) hold(release)
    else release()
  }

  async function askConflict({ mine, theirs }: Extract<Effect, { type: 'ask-conflict' }>) {
    const action = await around.askConflict(mine, theirs)
    dispatch({ type: 'conflict-decided', theirs, action, creationKey: around.newId() })
  }

  async function askDeleted() {
    const { action } = await around.ask(DELETED)
    const decision = action === 'new' || action === 'drop' ? action : 'later'
    dispatch({ type: 'deletion-decided', action: decision, creationKey: around.newId() })
  }

  return {
    drafts,
    hold,
    run(effect) {
      switch (effect.type) {
        case 'send':
          return void send(effect)
        case 'read-theirs':
          return void readTheirs(effect)
        case 'publish':
          around.publish(effect.change)
          if (effect.change.project !== null) drafts.look()
          return
        case 'toast':
          return around.toast({ kind: effect.kind, text: effect.text })
        case 'lock':
          return void lock(effect)
        case 'unlock':
          return hold(() => undefined)
        case 'ask-conflict':
          return void askConflict(effect)
        case 'ask-deleted':
          return void askDeleted()
        case 'discard-draft':
          return void drafts.discard()
        case 'report':
          return around.report(effect.message)
      }
    },
  }
}
