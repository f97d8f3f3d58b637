import { copyName } from './copy-name'
import type { CurrentProject } from './current-project'
import { asNew, rebased, replaced } from './open-project'
import { DELETED } from './questions'
import type { Dispute, Saving } from './saving'
import type { Surroundings } from './surroundings'
import { TEXTS } from './texts'

/** Lets the person settle what the server refused: mine, theirs or a copy; or what to do with a deleted project. */
export function createDisputes(current: CurrentProject, around: Surroundings, saving: () => Saving) {
  let isAsking = false

  async function saveAgain() {
    const outcome = await saving().save(true)
    if (outcome.ok) around.toast({ kind: 'success', text: TEXTS.saved })
    else if (outcome.failure?.code !== 'StaleRevision') around.toast({ kind: 'error', text: TEXTS.notSaved })
  }

  /** The person's state as a project of its own; `name` tells it from the one it came from. */
  async function saveAsNew(name: string) {
    const open = current.get()
    if (open === null) return
    const creationKey = around.newId()
    const release = await lockOf(creationKey)
    const fresh = asNew(open, current.nextOpening(), name, creationKey)
    current.begin(fresh, 'copied', release, false)
    await saveAgain()
  }

  const lockOf = async (key: string) => {
    const account = around.account()
    return (account && (await around.locks.claim(account.email, key))) ?? (() => undefined)
  }

  async function settleConflict(dispute: Extract<Dispute, { kind: 'conflict' }>) {
    const asked = current.get()
    if (asked === null) return
    const action = await around.askConflict(asked.project, dispute.theirs)
    const open = current.get()
    if (open === null || open.project.projectId !== dispute.theirs.projectId) return
    if (action === 'theirs') {
      current.setPhase({ kind: 'resting' })
      current.become(replaced(open, dispute.theirs), 'theirs')
    } else if (action === 'mine') {
      current.setPhase({ kind: 'resting' })
      current.become(rebased(open, dispute.theirs.revision), 'saved')
      await saveAgain()
    } else if (action === 'copy') {
      await saveAsNew(copyName(open.project.name))
    }
  }

  async function settleDeleted() {
    const { action } = await around.ask(DELETED)
    const open = current.get()
    if (open === null || current.store.getState().phase.kind !== 'deleted') return
    if (action === 'new') await saveAsNew(open.project.name)
    else if (action === 'drop') {
      await current.drafts.discard()
      current.end()
    }
  }

  return {
    /** Asks; while a question stands no second one is asked. */
    async settle(dispute: Dispute): Promise<void> {
      if (isAsking) return
      isAsking = true
      try {
        await (dispute.kind === 'conflict' ? settleConflict(dispute) : settleDeleted())
      } finally {
        isAsking = false
      }
    },
  }
}
