import type { CallAnswer, CallName, CallRequest } from './api/calls'
import type { UsedPasskey } from './api/passkey'
import type { Language, UnitSystem } from './enumerations'
import type { EventBus, SessionChanged } from './events'
import type { CallFailure, Outcome } from './outcome'
import type { EventOwner, OwnerOf, RemoteName, RoutePath } from './remotes-and-pages'

export interface Toast {
  readonly kind: 'success' | 'error' | 'info'
  readonly text: string
  /** How long it stays; 5 s when not given. */
  readonly duration_ms?: number
}

export interface Question {
  readonly title: string
  readonly text?: string
  /** Shown left to right; the last one marked `primary` is filled. `cancel` is what Esc means. */
  readonly actions: readonly {
    readonly id: string
    readonly label: string
    readonly kind?: 'primary' | 'danger' | 'cancel'
  }[]
  /** Asks for a line of text as well. */
  readonly input?: { readonly label: string; readonly initial?: string; readonly maxLength?: number }
}

export interface Answer {
  /** The id of the action, the `cancel` action's id when the dialog was dismissed, else `cancel`. */
  readonly action: string
  readonly text?: string
}

export interface CallOptions {
  readonly signal?: AbortSignal
  /**
   * What the shell shows by itself when the call fails: the generic error dialog and the Network Error dialog
   * (`everything`, the default), only the latter because the caller shows a text of its own (`network`), or nothing.
   */
  readonly reports?: 'everything' | 'network' | 'nothing'
}

/** The calls of the session: their answers hold tokens, end them, or tell who is there. They are the shell's. */
export type SessionCallName = 'login' | 'finishSingleSignOn' | 'logout' | 'refreshToken' | 'connectedUsers'

/** The calls that a remote can make; `toggleShared` is for clients of the specification, ours use `setShared`. */
export type RemoteCallName = Exclude<CallName, SessionCallName | 'toggleShared'>

/** What an identity provider sent the person back with: the query of the address. */
export interface SignOnAnswer {
  readonly answer: string
}

export interface Credentials {
  readonly email: string
  readonly password: string
  /** Of the second factor, where the account has one; a shell before 1.4 sends none. */
  readonly code?: string
  /** What one of its passkeys has signed, in place of a code. */
  readonly passkey?: UsedPasskey
}

export interface ApiClient {
  /** Makes a call of the contract. Failures are values; the token never leaves the client. */
  call<Name extends RemoteCallName>(
    name: Name,
    request: CallRequest<Name>,
    options?: CallOptions,
  ): Promise<Outcome<CallAnswer<Name>>>
  /** Logs in; the client keeps what comes back. */
  login(credentials: Credentials): Promise<Outcome<null>>
}

/** Licence, trial expiry and evaluation standard of who is signed in; never a token. */
export interface SessionView {
  current(): SessionChanged
  /** Reads the account again, after the profile was saved. */
  reload(): Promise<void>
  /** Logs out, as the account menu does; a shell before 1.4 cannot. */
  readonly logOut?: () => Promise<void>
}

/** What the shell lends a remote while it is mounted. Nothing else is global. */
export interface RemoteHost<Owner extends EventOwner = EventOwner> {
  readonly events: EventBus<Owner>
  readonly api: ApiClient
  readonly session: SessionView
  readonly links: {
    readonly pricing: string
    readonly contact: string
    readonly guide: string
    readonly terms: string
  }
  /** The language that the page speaks, as `en`; a host that does not say speaks English. */
  readonly language?: string
  /** In which the page writes and reads quantities; a host that does not say means the metric ones. */
  readonly units?: UnitSystem
  /**
   * Lets the page speak another language, which the browser keeps; with `until: 'left'` only as long as the person stays
   * on the page. What is mounted is mounted anew with a host of that language. A shell before 1.4 cannot.
   */
  speak?(language: Language, until?: 'left'): Promise<void>
  navigate(to: RoutePath): void
  toast(message: Toast): void
  ask(question: Question): Promise<Answer>
  /** The remote broke after it was ready and has drawn itself away; who lent the place says so in it. */
  failed?(error: unknown): void
}

/** What the shell tells a remote about where it stands. */
export interface RemoteProps {
  /** Which page of the remote is wanted: `login`, `signup`, `reset-password`, `profile` of mf-auth, `link` of mf-print. */
  readonly page?: string
  /** mf-auth: the form stands in the login dialog, not on the login page. */
  readonly inDialog?: boolean
  /** mf-auth: what the reset link carried; taken out of the address bar by the shell. */
  readonly reset?: {
    readonly email: string
    readonly token: string
    /** The link is the first of an account, which works once a password is chosen by it. */
    readonly activates?: true
  }
  /** mf-print: the token of a read-only link; empty where the address has none. */
  readonly link?: string
  /** mf-auth: the person came back from an identity provider, and was not let in. */
  readonly refused?: CallFailure
}

export interface MountedRemote {
  /** Resolves when the remote has drawn itself; rejects when it could not. */
  readonly ready: Promise<void>
  update(props: RemoteProps): void
  /** Idempotent; resolves when nothing of the remote is left in the element. */
  unmount(): Promise<void>
}

/** The one thing a remote exposes, as `./remote`. */
export interface RemoteModule<Name extends RemoteName = RemoteName> {
  readonly name: Name
  /** The contract it was built against. */
  readonly contractVersion: string
  mount(element: HTMLElement, host: RemoteHost<OwnerOf<Name>>, props?: RemoteProps): MountedRemote
}

/** One line of `remotes.json`, the list of the last release, which a deployed shell of that release reads. */
export interface RemoteEntry {
  readonly name: RemoteName
  /** Address of the remote's entry script. */
  readonly entry: string
  /** The remote's own version. */
  readonly version: string
  /** The contract it was built against, as `1.0.0`; the shell checks it before any code of the remote runs. */
  readonly contract: string
}

export interface RemotesFile {
  readonly remotes: readonly RemoteEntry[]
}
