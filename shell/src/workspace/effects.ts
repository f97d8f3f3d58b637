import { createDraftKeeping, type DraftKeeping } from './draft-keeping'
import type { WorkspaceEvent } from './event'
import type { OpenProject } from './open-project'
import { projectDeleted } from './questions'
import type { Effect } from './step'
import type { Environment } from './environment'
import { t } from '../texts'

export interface Effects {
  readonly run: (effect: Exclude<Effect, { type: 'reply' }>) => void
  readonly drafts: DraftKeeping
  /** Holds this lock for the open project from now on, and gives back the one before. */
  readonly hold: (unlock: () => void) => void
}

/** Does what the machine asks for: calls, toasts, questions, locks and drafts. What comes of it is an event again. */
export function createEffects(
  env: Environment,
  get: () => OpenProject | null,
  dispatch: (event: WorkspaceEvent) => void,
): Effects {
  const drafts = createDraftKeeping(env.drafts, {
    current: get,
    account: () => env.account()?.email ?? null,
  })
  let unlock: () => void = () => undefined

  function hold(next: () => void) {
    unlock()
    unlock = next
  }

  async function send({ request, isTold }: Extract<Effect, { type: 'send' }>) {
    const saveKey = env.newId()
    const body = { ...request, saveKey }
    const reports = isTold ? 'network' : 'nothing'
    const answer = await env.api.call('saveProject', { body }, { reports })
    if (answer.ok) dispatch({ type: 'save-acknowledged', answer: answer.value })
    else dispatch({ type: 'save-refused', saveKey, failure: answer.failure })
  }

  async function readTheirs({ projectId, refusal }: Extract<Effect, { type: 'read-theirs' }>) {
    const params = { id: projectId }
    const answer = await env.api.call('getProject', { params }, { reports: 'nothing' })
    dispatch({ type: 'theirs-read', refusal, answer })
  }

  async function lock({ opening, key }: Extract<Effect, { type: 'lock' }>) {
    const account = env.account()
    const release = account && (await env.locks.claim(account.email, key))
    if (!release) return
    if (get()?.opening === opening) hold(release)
    else release()
  }

  async function askConflict({ mine, theirs }: Extract<Effect, { type: 'ask-conflict' }>) {
    const action = await env.askConflict(mine, theirs)
    dispatch({ type: 'conflict-decided', theirs, action, creationKey: env.newId() })
  }

  async function askDeleted() {
    const { action } = await env.ask(projectDeleted())
    const decision = action === 'new' || action === 'drop' ? action : 'later'
    dispatch({ type: 'deletion-decided', action: decision, creationKey: env.newId() })
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
          env.publish(effect.change)
          if (effect.change.project !== null) drafts.update()
          return
        case 'toast':
          return env.toast({ kind: effect.kind, text: t(effect.text) })
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
          return env.report(effect.message)
      }
    },
  }
}
