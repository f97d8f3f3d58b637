import type { Account, ApiClient, CallOptions, EventBus, Outcome, SessionChanged } from '@soundleaf/contracts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SessionMark } from './session-mark'

export type SessionState =
  /** The refresh cookie is being tried; `isUnreachable` while the server does not answer. */
  | { readonly status: 'starting'; readonly isUnreachable: boolean }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly account: Account }
  /** The session has ended: the page stays, with the login dialog over it. */
  | { readonly status: 'expired'; readonly account: Account }
  /** The person has logged out; nothing of the account is shown. `isUnheard` while the server has not said yes. */
  | { readonly status: 'logging-out'; readonly isUnheard: boolean }

/** What the session needs of the client, which alone holds the tokens. */
export interface SessionClient extends Pick<ApiClient, 'call'> {
  /** Tries the refresh cookie: resumed, no session to resume, or no answer. */
  resume(): Promise<'resumed' | 'none' | 'unreachable'>
  logout(options: CallOptions): Promise<Outcome<unknown>>
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
  /** Resolves when the server has ended the session, however long that takes. */
  logOut(): Promise<void>
}

const RETRY_MS = 5000

export function createSession(port: SessionPort): Session {
  const store = createStore<SessionState>()(() => ({ status: 'starting', isUnreachable: false }))

  function become(state: SessionState) {
    store.setState(state, true)
    // Under the login dialog nothing changes: the remotes keep the account they know until somebody logs in.
    if (state.status !== 'signed-in' && state.status !== 'signed-out') return
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

  /** Only a success or the word that there is no session is a logout: the cookie may be valid still. */
  async function isLogoutHeard(): Promise<boolean> {
    // The page itself says that it failed.
    const answer = await port.client.logout({ reports: 'nothing' })
    return answer.ok || answer.failure.status === 401
  }

  /** After a reload there is no token to log out with. */
  async function isResumedLogoutHeard(): Promise<boolean> {
    const outcome = await port.client.resume()
    return outcome === 'none' || (outcome === 'resumed' && (await isLogoutHeard()))
  }

  async function leaveOnceHeard(isHeard: () => Promise<boolean>): Promise<void> {
    become({ status: 'logging-out', isUnheard: false })
    while (!(await isHeard())) {
      become({ status: 'logging-out', isUnheard: true })
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      // Another tab was heard, and somebody may have logged in since.
      if (!port.mark.isLeaving()) break
    }
    if (port.mark.isLeaving()) port.mark.clear()
    await port.leave()
  }

  async function start(): Promise<void> {
    if (store.getState().status === 'logging-out') return
    if (port.mark.isLeaving()) return leaveOnceHeard(isResumedLogoutHeard)
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
      // Also for a reload, and for the other tabs: on a shared computer the next person may be there already.
      port.mark.setLeaving()
      port.tellOthers('logged-out')
      await leaveOnceHeard(isLogoutHeard)
    },
  }
}

/** What the remotes may know of the session; never a token. An expired one looks as it was. */
export function sessionView(state: SessionState): SessionChanged {
  if (state.status !== 'signed-in' && state.status !== 'expired') return { signedIn: false }
  const { license: licence, language = null, units: chosen, ...account } = state.account
  const { email, trialExpiry, trialExpiryText, evaluationStandard } = account
  // ISO is of metres.
  const units = evaluationStandard === 'Astm' ? (chosen ?? 'Metric') : 'Metric'
  return { signedIn: true, email, licence, trialExpiry, trialExpiryText, evaluationStandard, language, units }
}
