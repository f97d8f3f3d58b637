import type { IconName } from '@soundleaf/ui'
import type { Shell } from '../shell-context'
import type { WorkspaceState } from '../workspace/workspace-state'
import { isDirty } from '../workspace/open-project'

export interface HeaderAction {
  readonly id: string
  readonly label: string
  readonly icon: IconName
  readonly keys?: string
  /** Filled: there is something to do. */
  readonly isCalledFor?: boolean
  /** Why it cannot be used now. */
  readonly disabledReason?: string
  readonly run: () => void
}

/** After saving on the way out the person sees that it is saved, then leaves (LIF-07). */
const LEAVING_DELAY_MS = 1000

/** The editor's actions in the order of use (HDR-02). */
export function headerActions(
  { workspace, navigation }: Pick<Shell, 'workspace' | 'navigation'>,
  { open, phase }: Pick<WorkspaceState, 'open' | 'phase'>,
  print: { readonly disabledReason: string | undefined },
): readonly HeaderAction[] {
  const isThere = open !== null
  const needsProject = isThere ? {} : { disabledReason: 'No project is open.' }
  return [
    {
      id: 'save',
      label: 'Save to server',
      icon: 'save',
      keys: 'Ctrl+S',
      isCalledFor: isThere && isDirty(open) && phase.kind !== 'saving',
      ...needsProject,
      run: () => void workspace.save(),
    },
    {
      id: 'copy',
      label: 'Save as copy',
      icon: 'copy',
      ...needsProject,
      run: () => void workspace.saveAsCopy(),
    },
    {
      id: 'open',
      label: 'Open Project',
      icon: 'open',
      run: () => void leaveForProjects({ workspace, navigation }),
    },
    {
      id: 'print',
      label: 'Print',
      icon: 'print',
      ...(print.disabledReason === undefined ? needsProject : { disabledReason: print.disabledReason }),
      run: () =>
        navigation.go(printPath(open?.project.projectId ?? null, open !== null && open.project.revision > 0)),
    },
    {
      id: 'reset',
      label: 'Reset project to default',
      icon: 'reset',
      ...needsProject,
      run: () => void workspace.reset(),
    },
  ]
}

const printPath = (id: string | null, isSaved: boolean) =>
  id !== null && isSaved ? (`/print/${id}` as const) : '/print'

/** Asks to save first; after a save the person sees for a second that it was saved. */
export async function leaveForProjects({ workspace, navigation }: Pick<Shell, 'workspace' | 'navigation'>) {
  const hadWork = workspace.hasUnsavedWork()
  const leave = await workspace.mayLeave()
  if (leave === 'stay') return
  if (leave === 'saved' && hadWork) await new Promise((resolve) => setTimeout(resolve, LEAVING_DELAY_MS))
  navigation.go('/projects')
  if (leave === 'not-saved') await workspace.abandon()
}

/** Asks to save first as well; what was not to be saved goes with the session. */
export async function logOut({ workspace, session }: Pick<Shell, 'workspace' | 'session'>) {
  const leave = await workspace.mayLeave()
  if (leave === 'stay') return
  if (leave === 'not-saved') await workspace.abandon()
  await session.logOut()
}
