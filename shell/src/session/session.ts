import type { Account, ApiClient, EventBus, Outcome, SessionChanged } from '@soundleaf/contracts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SessionMark } from './session-mark'

export type SessionState =
  /** The refresh cookie is being tried; `isUnreachable` while the server does not answer. */
  | { readonly status: 'starting'; readonly isUnreachable: boolean }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly account: Account }
  /** The session has ended: the page stays, with the login dialog over it. */
  | { readonly status: 'expired'; readonly account: Account }

/** What the session needs of the client, which alone holds the tokens. */
export interface SessionClient extends Pick<ApiClient, 'call'> {
  /** Tries the refresh cookie: resumed, no session to resume, or no answer. */
  resume(): Promise<'resumed' | 'none' | 'unreachable'>
  logout(): Promise<Outcome<unknown>>
}

interface SessionPort {
  readonly client: SessionClient
  readonly events: Pick<EventBus<'shell'>, 'publish'>
  readonly mark: SessionMark
  /** Tells the other tabs of this browser. */
  readonly tellOthers: (news: 'logged-in' | 'logged-out') => void
  /** The same account has logged in again: what waited for it can continue. */
  readonly onBack: () => void
  /** Another account has logged in: nothing of the first may stay. */
  readonly onOtherAccount: () => Promise<void>
  /** Leaves the page for the login page, and with it everything in memory. */
  readonly leave: () => Promise<void>
}

export interface Session {
  readonly store: StoreApi<SessionState>
  /** Resumes a session after a reload or in a new tab. */
  start(): Promise<void>
  /** The client has got tokens by a login. */
  begin(): Promise<void>
  /** The client has lost its tokens. */
  end(): void
  reload(): Promise<void>
  logOut(): Promise<void>
}

const RETRY_MS = 5000

export function createSession(port: SessionPort): Session {
  const store = createStore<SessionState>()(() => ({ status: 'starting', isUnreachable: false }))

  function become(state: SessionState) {
    store.setState(state, true)
    // Under the login dialog nothing changes: the remotes keep the account they know until somebody logs in.
    if (state.status === 'starting' || state.status === 'expired') return
    port.events.publish('shell/session-changed', sessionView(state))
  }

  async function readAccount(): Promise<Account | null> {
    const answer = await port.client.call('getAccount', {}, { reports: 'network' })
    return answer.ok ? answer.value : null
  }

  async function signIn(): Promise<boolean> {
    const account = await readAccount()
    if (account === null) return false
    port.mark.set()
    const before = store.getState()
    const previous = before.status === 'expired' ? before.account.email : null
    if (previous !== null && previous !== account.email) await port.onOtherAccount()
    become({ status: 'signed-in', account })
    if (previous === account.email) port.onBack()
    return true
  }

  async function start(): Promise<void> {
    const outcome = port.mark.isThere() ? await port.client.resume() : 'none'
    if (outcome === 'resumed' && (await signIn())) return
    if (store.getState().status !== 'starting') return
    if (outcome === 'none') return become({ status: 'signed-out' })
    store.setState({ status: 'starting', isUnreachable: true }, true)
    setTimeout(() => void start(), RETRY_MS)
  }

  return {
    store,
    start,
    async begin() {
      if (await signIn()) port.tellOthers('logged-in')
    },
    end() {
      const state = store.getState()
      if (state.status === 'signed-in') become({ status: 'expired', account: state.account })
      else if (state.status === 'starting') become({ status: 'signed-out' })
    },
    async reload() {
      const account = await readAccount()
      if (account !== null && store.getState().status === 'signed-in')
        become({ status: 'signed-in', account })
    },
    async logOut() {
      const answer = await port.client.logout()
      // Without an answer the cookie is still valid: to claim a logout would be dangerous on a shared computer.
      if (!answer.ok && isUnreachable(answer.failure)) return
      port.mark.clear()
      port.tellOthers('logged-out')
      await port.leave()
    },
  }
}

const isUnreachable = (failure: { code: string }): boolean => failure.code === 'NetworkFailure'

/** What the remotes may know of the session; never a token. An expired one looks as it was. */
export function sessionView(state: SessionState): SessionChanged {
  if (state.status !== 'signed-in' && state.status !== 'expired') return { signedIn: false }
  const { email, license, trialExpiry, trialExpiryText, evaluationStandard } = state.account
  return { signedIn: true, email, licence: license, trialExpiry, trialExpiryText, evaluationStandard }
}
