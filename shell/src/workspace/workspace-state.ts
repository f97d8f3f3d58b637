import type { OpenProject } from './open-project'
import type { SavePhase } from './save-state'

/** What the header and the pages see of the workspace. */
export interface WorkspaceState {
  readonly open: OpenProject | null
  readonly phase: SavePhase
  readonly isAutosaveOn: boolean
  /** A project is being opened or made. */
  readonly isLoading: boolean
  /** False when this browser keeps no drafts: the page says so. */
  readonly keepsDrafts: boolean
}

export const EMPTY_WORKSPACE: WorkspaceState = {
  open: null,
  phase: { kind: 'resting' },
  isAutosaveOn: false,
  isLoading: false,
  keepsDrafts: true,
}
