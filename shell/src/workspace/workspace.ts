import type { StructureType, Template, Topics } from '@soundleaf/contracts'
import { keptName } from '@soundleaf/texts'
import type { StoreApi } from 'zustand/vanilla'
import { startAutosave } from './autosave'
import { createCopying } from './copying'
import { isDirty, isSaved } from './open-project'
import { createOnce } from './once'
import { createOpening, templateOf, withFreshIds } from './opening'
import { resetProject, saveFirst } from './questions'
import { startMachine } from './running-machine'
import type { Environment } from './environment'
import { t } from '../texts'
import { hasUnsavedWork, type WorkspaceState } from './workspace-state'

/**
 * The open project. It belongs to the shell, so that saving, autosave and the draft go on when a remote is down.
 * Remotes publish edits; the workspace folds them in, counts the edit up and publishes `shell/project-changed`.
 */
export interface Workspace {
  readonly store: StoreApi<WorkspaceState>
  /** A new project from a template, the default one of its type where none is named; false when the person stays with the one that is open. */
  create(name: string, type: StructureType, template?: Template): Promise<boolean>
  /** Opens a saved project; false when it cannot be opened, and then nothing else has changed. */
  open(projectId: string): Promise<boolean>
  offerDrafts(): Promise<boolean>
  foldConstruction(edit: Topics['editor/construction-edited']): void
  foldVariants(edit: Topics['editor/variants-edited']): void
  foldFieldValues(edit: Topics['results/field-values-edited']): void
  foldRooms(edit: Topics['results/rooms-edited']): void
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
  /** Shows what the server holds now, where that is newer and nothing of the person's would go. */
  lookAgain(): Promise<void>
  /** Writes the draft at once. */
  flush(): Promise<void>
  /** Nothing of the account stays in memory; drafts stay on this computer for the same account. */
  close(): Promise<void>
  dispose(): void
}

export function createWorkspace(env: Environment): Workspace {
  const once = createOnce()
  const machine = startMachine(env)
  const opening = createOpening(machine, env)
  const saveAsCopy = createCopying(machine, env)
  const stopAutosave = startAutosave(machine)
  const { store, drafts, get, dispatch, saveByHand } = machine

  /** Leaving without saving: back to what the server holds, or to nothing at all. */
  async function abandon(): Promise<void> {
    await drafts.discard()
    await machine.settled()
    dispatch({ type: 'abandoned' })
  }

  async function mayLeave(): Promise<'saved' | 'not-saved' | 'stay'> {
    if (!hasUnsavedWork(store.getState())) return 'saved'
    const { action } = await env.ask(saveFirst())
    if (action === 'yes') return (await saveByHand()) ? 'saved' : 'stay'
    return action === 'no' ? 'not-saved' : 'stay'
  }

  async function reset(): Promise<void> {
    const structure = get()?.project.structures[0]
    if (structure === undefined) return
    const { action } = await env.ask(resetProject())
    if (action !== 'reset') return
    const template = await templateOf(env.api, structure.type, structure.template)
    const structureId = get()?.project.structures[0]?.structureId
    if (template === undefined || structureId === undefined) return
    dispatch({ type: 'reset', structure: { ...withFreshIds(template, env.newId), structureId } })
  }

  /** Puts another project in place of the open one, which goes only when the other is there. */
  async function instead(arrive: () => Promise<boolean>): Promise<boolean> {
    const leave = await mayLeave()
    if (leave === 'stay') return false
    if (leave === 'not-saved') await drafts.discard()
    return arrive()
  }

  return {
    store,
    saveAsCopy: () => once('copy', saveAsCopy),
    mayLeave: () => once('leave', mayLeave),
    abandon,
    offerDrafts: () => opening.offerDrafts(),

    create: (name, type, template) =>
      once('create', () => instead(() => opening.create(name, type, template))),

    async open(projectId) {
      if (get()?.project.projectId === projectId.toLowerCase()) return true
      return once(`open ${projectId}`, () => instead(() => opening.open(projectId)))
    },

    foldConstruction: (edit) => dispatch({ type: 'construction-edited', edit }),
    foldVariants: (edit) => dispatch({ type: 'variants-edited', edit }),
    foldFieldValues: (edit) => dispatch({ type: 'field-values-edited', edit }),
    foldRooms: (edit) => dispatch({ type: 'rooms-edited', edit }),

    save: () => once('save', () => saveByHand()),

    async rename(text) {
      const open = get()
      const name = keptName(text)
      if (open === null || name === '' || name === open.project.name) return
      dispatch({ type: 'renamed', name })
      if (isSaved(open)) await saveByHand({ saved: 'toast.renamed', failed: 'toast.notRenamed' })
      else env.toast({ kind: 'success', text: t('toast.renamed') })
    },

    reset: () => once('reset', reset),

    async setAutosave(isOn) {
      const open = get()
      if (isOn && open !== null && !isSaved(open) && !(await saveByHand())) return
      dispatch({ type: 'autosave-set', isOn })
    },

    hasUnsavedWork: () => hasUnsavedWork(store.getState()),

    async forget(projectId) {
      if (get()?.project.projectId !== projectId) return
      await drafts.discard()
      dispatch({ type: 'ended' })
    },

    resume() {
      const { open, phase } = store.getState()
      if (open === null || !isDirty(open)) return
      if (phase.kind === 'signed-out') void saveByHand()
      // If there is no connection still, only the words in the header say so.
      if (phase.kind === 'offline') void machine.saveByClock('toast.saved')
    },

    async lookAgain() {
      const open = get()
      if (open === null || !isSaved(open) || isDirty(open) || env.account() === null) return
      const { projectId } = open.project
      const answer = await env.api.call('getProject', { params: { id: projectId } }, { reports: 'nothing' })
      if (answer.ok) dispatch({ type: 'theirs-found', theirs: answer.value })
    },

    flush: () => drafts.flush(),

    async close() {
      await drafts.flush()
      dispatch({ type: 'ended' })
    },

    dispose() {
      stopAutosave()
      drafts.stop()
      dispatch({ type: 'ended' })
    },
  }
}
