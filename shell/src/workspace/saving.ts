import type { CallFailure, Project } from '@soundleaf/contracts'
import type { CurrentProject } from './current-project'
import { acknowledged, type OpenProject } from './open-project'
import { createSaveQueue, type SaveOutcome } from './save-queue'
import type { Surroundings } from './surroundings'

/** What the server said that only the person can settle. */
export type Dispute = { readonly kind: 'conflict'; readonly theirs: Project } | { readonly kind: 'deleted' }

export interface Saving {
  /** `byHand`: the person pressed Save and hears of a network failure; a timer's save only changes the words. */
  save(byHand: boolean): Promise<SaveOutcome>
  readonly settled: () => Promise<void>
}

/** Saves the open project and says in which phase the saving is. `onDispute` settles what the server refused. */
export function createSaving(
  current: CurrentProject,
  around: Surroundings,
  onDispute: (dispute: Dispute) => void,
): Saving {
  /** Presses of Save that wait for an answer. */
  let presses = 0
  /** Whether the last save that went out tells the person of a network failure. */
  let isTelling = false
  /** Saves whose answers never came, by their keys: the server may hold one of them without our knowing. */
  const unanswered = new Map<string, OpenProject>()
  let saveKey = ''

  const isStill = (sent: OpenProject) => current.get()?.opening === sent.opening

  const queue = createSaveQueue({
    current: current.get,
    started: () => current.setPhase({ kind: 'saving' }),
    send(content) {
      saveKey = around.newId()
      isTelling = presses > 0
      const body = { ...content, saveKey }
      return around.api.call('saveProject', { body }, { reports: isTelling ? 'network' : 'nothing' })
    },
    acknowledged(sent, answer) {
      unanswered.clear()
      const open = current.get()
      if (open === null || !isStill(sent)) return
      const isFirst = sent.acknowledged < 0
      current.store.setState({
        phase: { kind: 'resting' },
        ...(isFirst ? { isAutosaveOn: true } : {}),
      })
      current.become(acknowledged(open, sent, answer), 'saved')
      if (isFirst) void holdById(sent.opening, answer.projectId)
    },
    async failed(sent, failure) {
      if (!isStill(sent)) return
      switch (failure.code) {
        case 'NetworkFailure':
        case 'Aborted':
          unanswered.set(saveKey, sent)
          return current.setPhase({ kind: 'offline' })
        case 'TokenInvalid':
        case 'SessionReused':
          return current.setPhase({ kind: 'signed-out' })
        case 'StaleRevision':
          return stale(sent, failure)
        case 'ProjectDeleted':
        case 'NotFound':
          current.setPhase({ kind: 'deleted' })
          return onDispute({ kind: 'deleted' })
        default:
          return current.setPhase({ kind: 'failed', failure })
      }
    },
  })

  /** Until its first save a project is locked by its creation key, which no other tab knows; then by its id. */
  async function holdById(opening: number, projectId: string) {
    const account = around.account()
    const release = account && (await around.locks.claim(account.email, projectId))
    if (!release) return
    if (current.get()?.opening === opening) current.hold(release)
    else release()
  }

  async function stale(sent: OpenProject, failure: CallFailure) {
    const answer = await around.api.call(
      'getProject',
      { params: { id: sent.project.projectId } },
      { reports: 'nothing' },
    )
    const open = current.get()
    if (open === null || !isStill(sent)) return
    if (!answer.ok) return current.setPhase({ kind: 'failed', failure })
    const theirs = answer.value
    const arrived = unanswered.get(theirs.lastSaveKey ?? '')
    if (arrived !== undefined) {
      // The save whose answer was lost did arrive. What was edited since goes out with the next save.
      const { projectId, revision } = theirs
      const createdDateUtc = theirs.createdDateUtc ?? ''
      const modifiedDateUtc = theirs.modifiedDateUtc ?? ''
      const held = { projectId, revision, createdDateUtc, modifiedDateUtc }
      current.setPhase({ kind: 'resting' })
      current.become(acknowledged(open, arrived, held), 'saved')
      unanswered.clear()
      return
    }
    current.setPhase({ kind: 'conflict', theirs })
    onDispute({ kind: 'conflict', theirs })
  }

  async function saveOnce(byHand: boolean): Promise<SaveOutcome> {
    presses += byHand ? 1 : 0
    try {
      return await queue.save()
    } finally {
      presses -= byHand ? 1 : 0
    }
  }

  return {
    async save(byHand) {
      const outcome = await saveOnce(byHand)
      const code = outcome.ok ? undefined : outcome.failure?.code
      const isRecovered = code === 'StaleRevision' && current.store.getState().phase.kind === 'resting'
      // Save was pressed while a timer's save was under way, whose failure nobody was told.
      const isUntold = code === 'NetworkFailure' && byHand && !isTelling
      return isRecovered || isUntold ? saveOnce(byHand) : outcome
    },
    settled: () => queue.settled(),
  }
}
