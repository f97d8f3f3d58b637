import type { Action, IconName } from '@soundleaf/ui'
import type { Shell } from '../shell-context'
import { t } from '../texts'
import { hasUnsavedWork, type WorkspaceState } from '../workspace/workspace-state'

export interface HeaderAction extends Action {
  readonly icon: IconName
  /** Filled: there is something to do. */
  readonly isCalledFor?: boolean
  /** Why it is not allowed now. */
  readonly disabledReason: string | undefined
}

/** After saving on the way out the person sees that it is saved, then leaves. */
const LEAVING_DELAY_MS = 1000

/** The editor's actions in the order of use. */
export function headerActions(
  { workspace, navigation }: Pick<Shell, 'workspace' | 'navigation'>,
  state: WorkspaceState,
  print: { readonly disabledReason: string | undefined },
): readonly HeaderAction[] {
  const { open, phase } = state
  const always = allowedUnless(undefined)
  const needsProject = allowedUnless(open === null ? t('action.noProject') : undefined)
  return [
    {
      id: 'save',
      label: t('action.save'),
      icon: 'save',
      keys: 'save',
      isCalledFor: hasUnsavedWork(state) && phase.kind !== 'saving',
      ...needsProject,
      run: () => void workspace.save(),
    },
    {
      id: 'copy',
      label: t('action.copy'),
      icon: 'copy',
      ...needsProject,
      run: () => void workspace.saveAsCopy(),
    },
    {
      id: 'open',
      label: t('action.open'),
      icon: 'open',
      ...always,
      run: () => void leaveForProjects({ workspace, navigation }),
    },
    {
      id: 'print',
      label: t('action.print'),
      icon: 'print',
      ...(print.disabledReason === undefined ? needsProject : allowedUnless(print.disabledReason)),
      run: () =>
        navigation.go(printPath(open?.project.projectId ?? null, open !== null && open.project.revision > 0)),
    },
    {
      id: 'reset',
      label: t('action.reset'),
      icon: 'reset',
      ...needsProject,
      run: () => void workspace.reset(),
    },
  ]
}

const allowedUnless = (disabledReason: string | undefined) => ({
  isAllowed: disabledReason === undefined,
  disabledReason,
})

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

/** What the account menu and the links beside it have in common. `toProjects` leads there from the page that shows. */
export function accountActions(shell: Shell, toProjects: () => void) {
  const action = (id: string, label: string, run: () => void): Action => ({ id, label, isAllowed: true, run })
  return {
    projects: action('projects', t('account.projects'), toProjects),
    bench: action('bench', t('account.bench'), () => shell.navigation.go('/bench')),
    catalogue: action('catalogue', t('account.catalogue'), () => shell.navigation.go('/catalogue')),
    profile: action('profile', t('account.profile'), () => shell.navigation.go('/profile')),
    logOut: action('log-out', t('account.logOut'), () => void logOut(shell)),
  }
}
