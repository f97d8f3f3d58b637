import { copyName } from './copy-name'
import type { WorkspaceEvent } from './event'
import { asNew, type OpenProject, rebased, replaced } from './open-project'
import { saveAsked } from './saving'
import { begun, changed, ended, stay, type Step, then } from './step'
import type { SaveRequest, WorkspaceState } from './workspace-state'

/** Whoever chooses what to keep has asked to save it. */
const SAVE_OF_CHOICE: SaveRequest = {
  id: null,
  by: 'hand',
  saved: 'toast.saved',
  failed: 'toast.notSaved',
}

export function conflictDecided(
  before: WorkspaceState,
  { theirs, action, creationKey }: Extract<WorkspaceEvent, { type: 'conflict-decided' }>,
): Step {
  const state = { ...before, isAsking: false }
  const { open, phase } = state
  const isStill = phase.kind === 'conflict' && phase.theirs === theirs
  if (open === null || !isStill) return stay(state)
  const settled: WorkspaceState = { ...state, phase: { kind: 'resting' } }
  switch (action) {
    case 'theirs':
      return changed(settled, replaced(open, theirs), 'theirs')
    case 'mine':
      return then(changed(settled, rebased(open, theirs.revision), 'saved'), saveOfChoice)
    case 'copy':
      return savedAsNew(state, open, copyName(open.project.name), creationKey)
    case 'cancel':
      return stay(state)
  }
}

export function deletionDecided(
  before: WorkspaceState,
  { action, creationKey }: Extract<WorkspaceEvent, { type: 'deletion-decided' }>,
): Step {
  const state = { ...before, isAsking: false }
  const { open, phase } = state
  if (open === null || phase.kind !== 'deleted') return stay(state)
  switch (action) {
    case 'new':
      return savedAsNew(state, open, open.project.name, creationKey)
    case 'drop':
      return then([state, [{ type: 'discard-draft' }]], ended)
    case 'later':
      return stay(state)
  }
}

const saveOfChoice = (state: WorkspaceState): Step => saveAsked(state, SAVE_OF_CHOICE)

/** The person's state becomes a project of its own, and is saved. */
function savedAsNew(state: WorkspaceState, open: OpenProject, name: string, creationKey: string): Step {
  const fresh = asNew(open, state.openings + 1, name, creationKey)
  const [next, effects] = begun(state, fresh, 'copied', { isAutosaveOn: false })
  return then([next, [...effects, { type: 'lock', opening: fresh.opening, key: creationKey }]], saveOfChoice)
}
