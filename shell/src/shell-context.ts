import type { ApiClient, RemoteName, RoutePath } from '@soundleaf/contracts'
import { createContext, useContext } from 'react'
import type { ErrorDialogs } from './errors/error-dialogs'
import type { Remotes } from './remotes/remotes'
import type { LentHost } from './remotes/stay'
import type { ResetLink } from './reset-link'
import type { Session } from './session/session'
import type { Workspace } from './workspace/workspace'

/** The shell as its pages see it: one object, made once (shell.ts). */
export interface Shell {
  readonly session: Session
  readonly workspace: Workspace
  readonly remotes: Remotes
  readonly errors: ErrorDialogs
  readonly login: ApiClient['login']
  readonly resetLink: ResetLink | null
  /** Leaves the page for the login page; drafts stay for the account that made them. */
  leaveAccount(): Promise<void>
  lend(remote: RemoteName, failed: (error: unknown) => void): LentHost
  report(message: string): void
  readonly navigation: Navigation
}

/** Where the address bar is, for those who do not draw. The router takes the wheel when it is there. */
export interface Navigation {
  go(to: RoutePath, options?: { readonly replace?: boolean }): void
  steer(go: Navigation['go']): void
}

export const ShellContext = createContext<Shell | null>(null)

export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (shell === null) throw new Error('There is no shell around this page.')
  return shell
}
