import type {
  CallFailure,
  ChangeOrigin,
  Project,
  ProjectChanged,
  SaveProjectRequest,
} from '@soundleaf/contracts'
import type { ToastKey } from '../texts'
import type { OpenProject } from './open-project'
import type { SaveOutcome, WorkspaceState } from './workspace-state'

/** What is to be done about an event, beside going on to the next state. */
export type Effect = Readonly<
  | { type: 'send'; request: SaveProjectRequest; isTold: boolean }
  | { type: 'read-theirs'; projectId: string; refusal: CallFailure }
  | { type: 'reply'; id: number; outcome: SaveOutcome }
  | { type: 'toast'; kind: 'success' | 'error' | 'info'; text: ToastKey }
  | { type: 'publish'; change: ProjectChanged }
  /** Locks the open project under another key: the id that its first save gave, or the key of a copy not yet saved. */
  | { type: 'lock'; opening: number; key: string }
  | { type: 'unlock' }
  | { type: 'ask-conflict'; mine: Project; theirs: Project }
  | { type: 'ask-deleted' }
  | { type: 'discard-draft' }
  | { type: 'report'; message: string }
>

export type Step = readonly [state: WorkspaceState, effects: readonly Effect[]]

export const stay = (state: WorkspaceState): Step => [state, []]

/** A step, and another one from where it led. */
export function then([state, effects]: Step, next: (state: WorkspaceState) => Step): Step {
  const [after, more] = next(state)
  return [after, [...effects, ...more]]
}

/** Another state of the open project, which everyone hears of. */
export const changed = (state: WorkspaceState, open: OpenProject, origin: ChangeOrigin): Step => [
  { ...state, open },
  [{ type: 'publish', change: { project: open.project, edit: open.edited, origin } }],
]

/** Another project, or the same one opened anew. */
export const begun = (
  state: WorkspaceState,
  open: OpenProject,
  origin: ChangeOrigin,
  { isAutosaveOn }: Pick<WorkspaceState, 'isAutosaveOn'>,
): Step =>
  changed(
    { ...state, openings: open.opening, phase: { kind: 'resting' }, unanswered: [], isAutosaveOn },
    open,
    origin,
  )

/** No project any more. */
export function ended(state: WorkspaceState): Step {
  const left: WorkspaceState = {
    ...state,
    open: null,
    phase: { kind: 'resting' },
    unanswered: [],
    isAutosaveOn: false,
    isLoading: false,
  }
  if (state.open === null) return [left, [{ type: 'unlock' }]]
  return [left, [{ type: 'unlock' }, { type: 'publish', change: { project: null } }]]
}
