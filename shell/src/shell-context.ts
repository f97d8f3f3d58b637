import type {
  CallFailure,
  Credentials,
  Outcome,
  RemoteName,
  RoutePath,
  SignOnAnswer,
} from '@soundleaf/contracts'
import { createContext, useContext } from 'react'
import type { Conflicts } from './dialogs/conflicts'
import type { StoreApi } from 'zustand/vanilla'
import type { ErrorDialogs } from './dialogs/error-dialogs'
import type { PageLanguage } from './language'
import type { Remotes } from './remotes/remotes'
import type { MountHost } from './remotes/mount-lifecycle'
import type { ResetLink } from './reset-link'
import type { WantedPage } from './routes/wanted-page'
import type { Session } from './session/session'
import type { Workspace } from './workspace/workspace'

/** The shell as its pages see it: one object, made once by `startShell`. */
export interface Shell {
  readonly session: Session
  /** Who of the team is online: a hint. */
  readonly people: StoreApi<readonly string[]>
  readonly workspace: Workspace
  readonly remotes: Remotes
  readonly errors: ErrorDialogs
  readonly conflicts: Conflicts
  readonly login: Login
  /** Leaves for the identity provider of an address, where it has one. */
  readonly signOn: (email: string) => Promise<void>
  readonly resetLink: ResetLink | null
  readonly wanted: WantedPage
  /** Why who came back from an identity provider was not let in; once the session is known. */
  readonly signOnFailure: () => CallFailure | null
  /** Leaves for the login page; drafts stay for the account that made them. */
  readonly leaveAccount: () => Promise<void>
  readonly language: PageLanguage
  readonly createHost: (remote: RemoteName, onFailed: (error: unknown) => void) => MountHost
  readonly report: (message: string) => void
  readonly navigation: Navigation
}

/** Logs in and begins the session. */
export type Login = (credentials: Credentials | SignOnAnswer) => Promise<Outcome<null>>

/** Navigation for code outside React; the router connects itself when it is mounted. */
export interface Navigation {
  readonly go: (to: RoutePath, options?: { readonly replace?: boolean }) => void
  readonly connect: (go: Navigation['go']) => void
}

export const ShellContext = createContext<Shell | null>(null)

export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (shell === null) throw new Error('There is no shell around this page.')
  return shell
}
