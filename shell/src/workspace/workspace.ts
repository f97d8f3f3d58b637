import type { StructureType, Topics } from '@soundleaf/contracts'
import type { StoreApi } from 'zustand/vanilla'
import { startAutosave } from './autosave'
import { createCopying } from './copying'
import { createCurrentProject } from './current-project'
import { createDisputes } from './disputes'
import {
  isDirty,
  isSaved,
  rebuilt,
  renamed,
  replaced,
  withConstruction,
  withFieldValues,
} from './open-project'
import { createOnce } from './once'
import { createOpening, withFreshIds } from './opening'
import { RESET, SAVE_FIRST } from './questions'
import { createSaving, type Saving } from './saving'
import type { Surroundings } from './surroundings'
import { TEXTS } from './texts'
import type { WorkspaceState } from './workspace-state'

/**
 * The open project. It belongs to the shell, so that saving, autosave and the draft go on when a remote is down.
 * Remotes publish edits; the workspace folds them in, counts the edit up and publishes `shell/project-changed`.
 */
export interface Workspace {
  readonly store: StoreApi<WorkspaceState>
  /** A new project from the default template of its type; false when the person stays with the one that is open. */
  create(name: string, type: StructureType): Promise<boolean>
  /** Opens a saved project; false when it cannot be opened, and then nothing else has changed. */
  open(projectId: string): Promise<boolean>
  offerDrafts(): Promise<boolean>
  foldConstruction(edit: Topics['editor/construction-edited']): void
  foldFieldValues(edit: Topics['results/field-values-edited']): void
  save(): Promise<boolean>
  saveAsCopy(): Promise<void>
  rename(name: string): Promise<void>
  reset(): Promise<void>
  setAutosave(isOn: boolean): Promise<void>
  /** Asks to save first where there is something to save; `saved` and `not-saved` mean that leaving is fine. */
  mayLeave(): Promise<'saved' | 'not-saved' | 'stay'>
  /** Gives up what the server does not hold. */
  abandon(): Promise<void>
  hasUnsavedWork(): boolean
  /** The project was deleted on the projects page. */
  forget(projectId: string): Promise<void>
  /** Saves what could not be saved while offline or signed out. */
  resume(): void
  /** Writes the draft at once. */
  flush(): Promise<void>
  /** Nothing of the account stays in memory; drafts stay on this computer for the same account. */
  close(): Promise<void>
  dispose(): void
}

export function createWorkspace(around: Surroundings): Workspace {
  const once = createOnce()
  const current = createCurrentProject(around)
  const opening = createOpening(current, around)
  const disputes = createDisputes(current, around, () => saving)
  const saving: Saving = createSaving(current, around, (dispute) => void disputes.settle(dispute))
  const saveAsCopy = createCopying(current, around, () => saveByHand(), saving.settled)
  const stopAutosave = startAutosave(current, saving, around)

  async function saveByHand(
    texts: { saved: string; failed: string } = { saved: TEXTS.saved, failed: TEXTS.notSaved },
  ) {
    const { phase } = current.store.getState()
    if (phase.kind === 'conflict' || phase.kind === 'deleted') {
      await disputes.settle(phase)
      return current.store.getState().phase.kind === 'resting'
    }
    const outcome = await saving.save(true)
    if (outcome.ok) around.toast({ kind: 'success', text: texts.saved })
    else if (isToldByItself(outcome.failure?.code)) return false
    else around.toast({ kind: 'error', text: texts.failed })
    return outcome.ok
  }

  /** Repeats the save that found no connection; if there is none still, only the words in the header say so. */
  async function catchUp() {
    const outcome = await saving.save(false)
    if (outcome.ok) around.toast({ kind: 'success', text: TEXTS.saved })
  }

  /** Leaving without saving: back to what the server holds, or to nothing at all. */
  async function abandon(): Promise<void> {
    await saving.settled()
    await current.drafts.discard()
    const open = current.get()
    if (open === null || !isDirty(open)) return
    if (open.held === null) return current.end()
    current.setPhase({ kind: 'resting' })
    current.become(replaced(open, open.held), 'theirs')
  }

  async function mayLeave(): Promise<'saved' | 'not-saved' | 'stay'> {
    const open = current.get()
    if (open === null || !isDirty(open)) return 'saved'
    const { action } = await around.ask(SAVE_FIRST)
    if (action === 'yes') return (await saveByHand()) ? 'saved' : 'stay'
    return action === 'no' ? 'not-saved' : 'stay'
  }

  async function reset(): Promise<void> {
    const type = current.get()?.project.structures[0]?.type
    if (type === undefined) return
    const { action } = await around.ask(RESET)
    if (action !== 'reset') return
    const answer = await around.api.call('getDefaultTemplates', { params: { structureModule: type } })
    const open = current.get()
    const template = answer.ok ? answer.value[0] : undefined
    const structureId = open?.project.structures[0]?.structureId
    if (open === null || template === undefined || structureId === undefined) return
    const structure = { ...withFreshIds(template, around.newId), structureId }
    current.become(rebuilt(open, structure), 'reset')
  }

  /** Puts another project in place of the open one, which goes only when the other is there. */
  async function instead(arrive: () => Promise<boolean>): Promise<boolean> {
    const leave = await mayLeave()
    if (leave === 'stay') return false
    if (leave === 'not-saved') await current.drafts.discard()
    return arrive()
  }

  return {
    store: current.store,
    saveAsCopy: () => once('copy', saveAsCopy),
    mayLeave: () => once('leave', mayLeave),
    abandon,
    offerDrafts: () => opening.offerDrafts(),

    create: (name, type) => once('create', () => instead(() => opening.create(name, type))),

    async open(projectId) {
      if (current.get()?.project.projectId === projectId.toLowerCase()) return true
      return once(`open ${projectId}`, () => instead(() => opening.open(projectId)))
    },

    foldConstruction(edit) {
      const open = current.get()
      const next = open && withConstruction(open, edit)
      if (next) current.become(next, 'editor')
      else around.report(`stale construction edit on ${edit.projectId}, based on ${edit.baseEdit}`)
    },

    foldFieldValues(edit) {
      const open = current.get()
      const next = open && withFieldValues(open, edit)
      if (next) current.become(next, 'results')
      else around.report(`stale field values on ${edit.projectId}, based on ${edit.baseEdit}`)
    },

    save: () => once('save', saveByHand),

    async rename(text) {
      const open = current.get()
      const name = text.trim().normalize('NFC')
      if (open === null || name === '' || name === open.project.name) return
      current.become(renamed(open, name), 'name')
      if (isSaved(open)) await saveByHand({ saved: TEXTS.renamed, failed: TEXTS.notRenamed })
      else around.toast({ kind: 'success', text: TEXTS.renamed })
    },

    reset: () => once('reset', reset),

    async setAutosave(isOn) {
      const open = current.get()
      if (open === null) return
      if (isOn && !isSaved(open) && !(await saveByHand())) return
      current.store.setState({ isAutosaveOn: isOn })
      around.toast({ kind: 'success', text: isOn ? TEXTS.autosaveOn : TEXTS.autosaveOff })
    },

    hasUnsavedWork() {
      const open = current.get()
      return open !== null && isDirty(open)
    },

    async forget(projectId) {
      if (current.get()?.project.projectId !== projectId) return
      await current.drafts.discard()
      current.end()
    },

    resume() {
      const { open, phase } = current.store.getState()
      if (open === null || !isDirty(open)) return
      if (phase.kind === 'signed-out') void saveByHand()
      if (phase.kind === 'offline') void catchUp()
    },

    flush: () => current.drafts.flush(),

    async close() {
      await current.drafts.flush()
      current.end()
    },

    dispose() {
      stopAutosave()
      current.drafts.stop()
      current.end()
    },
  }
}

/** Failures that the network dialog, the login dialog or the question about the conflict tells of. */
const isToldByItself = (code: string | undefined): boolean =>
  code === 'NetworkFailure' ||
  code === 'TokenInvalid' ||
  code === 'SessionReused' ||
  code === 'StaleRevision' ||
  code === 'ProjectDeleted' ||
  code === 'NotFound'
