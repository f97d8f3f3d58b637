import type { Project } from '@soundleaf/contracts'
import { conflictDecided, deletionDecided } from './deciding'
import type { ProjectEvent, WorkspaceEvent } from './event'
import {
  copied,
  created,
  isDirty,
  opened,
  type OpenProject,
  rebuilt,
  renamed,
  replaced,
  restored,
  withConstruction,
  withFieldValues,
  withRooms,
  withVariants,
} from './open-project'
import { asked, saveAcknowledged, saveAsked, saveRefused, theirsRead } from './saving'
import { begun, changed, ended, stay, type Step } from './step'
import type { WorkspaceState } from './workspace-state'

/** The life of the open project as one pure function: the next state, and what is to be done about the event. */
export function transition(state: WorkspaceState, event: WorkspaceEvent): Step {
  const { openings } = state
  switch (event.type) {
    case 'loading':
      return stay({ ...state, isLoading: event.isLoading })
    case 'drafts-blocked':
      return stay({ ...state, keepsDrafts: false })
    case 'created': {
      const next = created(openings + 1, event.project, event.creationKey)
      return begun(state, next, event.origin, { isAutosaveOn: false })
    }
    case 'opened': {
      const next = opened(openings + 1, event.project)
      const isDraft = event.draft !== undefined
      return begun(state, isDraft ? restored(next, event.draft) : next, isDraft ? 'draft' : 'opened', {
        isAutosaveOn: true,
      })
    }
    case 'save-asked':
      return saveAsked(state, event.request)
    case 'save-acknowledged':
      return saveAcknowledged(state, event.answer)
    case 'save-refused':
      return saveRefused(state, event.saveKey, event.failure)
    case 'theirs-read':
      return theirsRead(state, event.refusal, event.answer)
    case 'question-wanted':
      return asked(state)
    case 'conflict-decided':
      return conflictDecided(state, event)
    case 'deletion-decided':
      return deletionDecided(state, event)
    case 'ended':
      return ended(state)
    default:
      return happened(state, event)
  }
}

function happened(state: WorkspaceState, event: ProjectEvent): Step {
  const { open } = state
  if (open === null) return 'edit' in event ? stale(state, event) : stay(state)
  switch (event.type) {
    case 'construction-edited': {
      const next = withConstruction(open, event.edit)
      return next === null ? stale(state, event) : changed(state, next, 'editor')
    }
    case 'variants-edited': {
      const next = withVariants(open, event.edit)
      return next === null ? stale(state, event) : changed(state, next, 'editor')
    }
    case 'field-values-edited': {
      const next = withFieldValues(open, event.edit)
      return next === null ? stale(state, event) : changed(state, next, 'results')
    }
    case 'rooms-edited': {
      const next = withRooms(open, event.edit)
      return next === null ? stale(state, event) : changed(state, next, 'results')
    }
    case 'renamed':
      return changed(state, renamed(open, event.name), 'name')
    case 'reset':
      return changed(state, rebuilt(open, event.structure), 'reset')
    case 'draft-restored':
      return changed(state, restored(open, event.draft), 'draft')
    case 'copied':
      return begun(state, copied(open, state.openings + 1, event.copy), 'copied', { isAutosaveOn: true })
    case 'autosave-set': {
      const text = event.isOn ? 'toast.autosaveOn' : 'toast.autosaveOff'
      return [{ ...state, isAutosaveOn: event.isOn }, [{ type: 'toast', kind: 'success', text }]]
    }
    case 'abandoned':
      // While a save is under way nobody knows what the server holds: who abandons waits for its end.
      if (!isDirty(open) || state.phase.kind === 'saving') return stay(state)
      if (open.held === null) return ended(state)
      return changed({ ...state, phase: { kind: 'resting' } }, replaced(open, open.held), 'theirs')
    case 'theirs-found':
      return theirsFound(state, open, event.theirs)
  }
}

/**
 * Where nothing of the person's would go, the newer state takes the place of the older, and undo brings it back. Else the
 * next save is refused as stale, and the person chooses.
 */
function theirsFound(state: WorkspaceState, open: OpenProject, theirs: Project): Step {
  const { projectId, revision } = open.project
  const isNewer = theirs.projectId === projectId && theirs.revision > revision
  if (!isNewer || isDirty(open) || state.flight !== null) return stay(state)
  const [next, effects] = changed(state, replaced(open, theirs), 'theirs')
  return [next, [...effects, { type: 'toast', kind: 'info', text: 'toast.changedElsewhere' }]]
}

/** An edit of another project, or one based on what has been replaced since, is not folded in. */
function stale(state: WorkspaceState, { type, edit }: Extract<ProjectEvent, { edit: unknown }>): Step {
  return report(state, `stale ${type} of ${edit.projectId}, based on ${edit.baseEdit}`)
}

const report = (state: WorkspaceState, message: string): Step => [state, [{ type: 'report', message }]]
