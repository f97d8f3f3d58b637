import type { ChangeOrigin } from '@soundleaf/contracts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createDraftKeeping, type DraftKeeping } from './draft-keeping'
import type { OpenProject } from './open-project'
import type { SavePhase } from './save-state'
import type { Surroundings } from './surroundings'
import { EMPTY_WORKSPACE, type WorkspaceState } from './workspace-state'

/** The one open project: its state, its announcement to the remotes, its draft. */
export interface CurrentProject {
  readonly store: StoreApi<WorkspaceState>
  readonly drafts: DraftKeeping
  readonly get: () => OpenProject | null
  /** Takes the next state and tells everyone who listens. */
  become(next: OpenProject, origin: ChangeOrigin): void
  /** Begins with another project, whose lock is given along. */
  begin(next: OpenProject, origin: ChangeOrigin, release: () => void, isAutosaveOn: boolean): void
  /** Holds another lock from now on, as after a copy. */
  hold(release: () => void): void
  setPhase(phase: SavePhase): void
  /** A number that no other opening has. */
  nextOpening(): number
  end(): void
}

export function createCurrentProject(around: Surroundings): CurrentProject {
  const store = createStore<WorkspaceState>()(() => ({
    ...EMPTY_WORKSPACE,
    keepsDrafts: around.drafts.isDurable(),
  }))
  const get = () => store.getState().open
  const drafts = createDraftKeeping(around.drafts, {
    current: get,
    account: () => around.account()?.email ?? null,
  })
  let release: () => void = () => undefined
  let openings = 0

  function become(next: OpenProject, origin: ChangeOrigin) {
    store.setState({ open: next })
    around.publish({ project: next.project, edit: next.edited, origin })
    drafts.look()
  }

  function hold(next: () => void) {
    release()
    release = next
  }

  return {
    store,
    drafts,
    get,
    become,
    hold,
    begin(next, origin, lock, isAutosaveOn) {
      hold(lock)
      store.setState({ phase: { kind: 'resting' }, isAutosaveOn })
      become(next, origin)
    },
    setPhase: (phase) => store.setState({ phase }),
    nextOpening: () => ++openings,
    end() {
      hold(() => undefined)
      if (get() === null) return
      store.setState({ open: null, phase: { kind: 'resting' }, isAutosaveOn: false, isLoading: false })
      around.publish({ project: null })
    },
  }
}
