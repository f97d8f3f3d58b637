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
    else if (!isAskedAbout(outcome.failure?.code)) around.toast({ kind: 'error', text: TEXTS.notSaved })
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

  /** What the person decided; what is left to do comes back, for it may end in another question. */
  async function settleConflict(dispute: Extract<Dispute, { kind: 'conflict' }>): Promise<FollowUp> {
    const asked = current.get()
    if (asked === null) return null
    const action = await around.askConflict(asked.project, dispute.theirs)
    const open = current.get()
    if (open === null || open.project.projectId !== dispute.theirs.projectId) return null
    if (action === 'theirs') {
      current.setPhase({ kind: 'resting' })
      current.become(replaced(open, dispute.theirs), 'theirs')
    } else if (action === 'mine') {
      current.setPhase({ kind: 'resting' })
      current.become(rebased(open, dispute.theirs.revision), 'saved')
      return saveAgain
    } else if (action === 'copy') {
      return () => saveAsNew(copyName(open.project.name))
    }
    return null
  }

  async function settleDeleted(): Promise<FollowUp> {
    const { action } = await around.ask(DELETED)
    const open = current.get()
    if (open === null || current.store.getState().phase.kind !== 'deleted') return null
    if (action === 'new') return () => saveAsNew(open.project.name)
    if (action === 'drop') {
      await current.drafts.discard()
      current.end()
    }
    return null
  }

  return {
    /** Asks; while a question stands no second one is asked. */
    async settle(dispute: Dispute): Promise<void> {
      if (isAsking) return
      isAsking = true
      let followUp: FollowUp = null
      try {
        followUp = await (dispute.kind === 'conflict' ? settleConflict(dispute) : settleDeleted())
      } finally {
        isAsking = false
      }
      await followUp?.()
    },
  }
}

type FollowUp = (() => Promise<void>) | null

/** Refusals that the person is asked about again. */
const isAskedAbout = (code: string | undefined): boolean =>
  code === 'StaleRevision' || code === 'ProjectDeleted' || code === 'NotFound'
