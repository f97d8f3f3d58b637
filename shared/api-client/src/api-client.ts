import type {
  ApiClient,
  CallAnswer,
  CallFailure,
  CallName,
  CallOptions,
  CallRequest,
  Credentials,
  Outcome,
  SignOnAnswer,
} from '@soundleaf/contracts'
import { CALLS } from '@soundleaf/contracts'
import type { AxiosAdapter } from 'axios'
import { type Activity, followActivity, type OpenSocket } from './activity'
import { clientFailure, standingFailure } from './call-failure'
import { inTurn, type Locks } from './refresh-lock'
import { SessionTokens } from './session-tokens'
import { addressOf, createTransport } from './transport'

export interface ApiClientOptions {
  /** Where the server is: the page's own origin when empty. */
  readonly baseUrl: string
  /** The id of this tab, by which the server knows its session. */
  readonly tabId: string
  /** Called for failures that the shell should show: neither aborts nor what the caller's `reports` excludes. */
  readonly onFailure: (failure: CallFailure) => void
  /** The server has answered a call, with success or failure. */
  readonly onAnswer?: () => void
  /** The session is over and its tokens are deleted. Called once per session. */
  readonly onEnd: () => void
  /** The browser's locks, where it has them. */
  readonly locks?: Locks | undefined
  /** Whether each request begins a trace, which the server and its collector go on with. */
  readonly traces?: boolean
  /** Replaces the network in tests. */
  readonly adapter?: AxiosAdapter
}

export type Resumption = 'resumed' | 'none' | 'unreachable'

/** The shell's client. Remotes get only `call` and `login`. */
export interface ShellClient extends ApiClient {
  login(credentials: Credentials | SignOnAnswer): Promise<Outcome<null>>
  /** Resumes the session of the refresh cookie: resumed, no session, or no answer. */
  resume(): Promise<Resumption>
  /** Ends the session. Without an answer of the server it stays, because the cookie is still valid. */
  logout(options?: CallOptions): Promise<Outcome<null>>
  /** Opens the realtime connection of the current session; the token does not leave the client. */
  follow(open: OpenSocket, onPresence: (people: readonly string[]) => void): Activity
}

/** The only client of a page. The access token is kept in here and nowhere else. */
export function createApiClient(options: ApiClientOptions): ShellClient {
  const { tabId, onFailure, onEnd, locks } = options
  const send = createTransport(options)
  const tokens = new SessionTokens({
    // Directly by the transport: a 401 of the refresh must never start another refresh.
    requestToken: () => inTurn(locks, () => send('refreshToken', { body: { id: tabId } })),
    onEnd,
  })

  /** Sends with the token; after a 401 once more with a newer one. Never more than two requests. */
  async function sendSigned<Name extends CallName>(
    name: Name,
    request: CallRequest<Name>,
    signal?: AbortSignal,
  ): Promise<Outcome<CallAnswer<Name>>> {
    const token = tokens.current
    if (token === null) return { ok: false, failure: standingFailure(name, 'TokenInvalid') }
    const first = await send(name, request, { token: token.text, signal })
    if (first.ok || !isTokenRefused(first.failure)) return first

    const renewal = await orAborted(tokens.renew(token.generation), signal)
    if (renewal === 'aborted') return { ok: false, failure: clientFailure(name, 'Aborted') }
    const newer = tokens.current
    if (renewal !== null || newer === null) {
      return {
        ok: false,
        failure: renewal === null ? first.failure : { ...renewal, call: first.failure.call },
      }
    }
    const second = await send(name, request, { token: newer.text, signal })
    if (!second.ok && isTokenRefused(second.failure) && tokens.current?.generation === newer.generation) {
      tokens.end()
    }
    return second
  }

  /** Checks address and abort before anything else, the session included. */
  async function checkedAndSent<Name extends CallName>(
    name: Name,
    request: CallRequest<Name>,
    signal?: AbortSignal,
  ): Promise<Outcome<CallAnswer<Name>>> {
    if (addressOf(name, request) === null)
      return { ok: false, failure: clientFailure(name, 'RefusedAddress') }
    if (signal?.aborted) return { ok: false, failure: clientFailure(name, 'Aborted') }
    return CALLS[name].authenticated ? sendSigned(name, request, signal) : send(name, request, { signal })
  }

  /** Reports a failure to the shell, unless the caller or the login dialog shows it. */
  function reported<Value>(
    outcome: Outcome<Value>,
    reports: CallOptions['reports'] = 'everything',
  ): Outcome<Value> {
    if (outcome.ok || outcome.failure.status !== null) options.onAnswer?.()
    if (outcome.ok || reports === 'nothing') return outcome
    const { failure } = outcome
    const isShownElsewhere = failure.code === 'Aborted' || isTokenRefused(failure)
    const isWanted = reports === 'everything' || failure.code === 'NetworkFailure'
    if (isWanted && !isShownElsewhere) onFailure(failure)
    return outcome
  }

  function sendLogin(credentials: Credentials | SignOnAnswer) {
    if ('answer' in credentials)
      return send('finishSingleSignOn', { body: { answer: credentials.answer, id: tabId } })
    const { email: username, ...shown } = credentials
    return send('login', { body: { username, ...shown, id: tabId } })
  }

  return {
    async call(name, request, { signal, reports } = {}) {
      return reported(await checkedAndSent(name, request, signal), reports)
    },
    async login(credentials) {
      const outcome = await sendLogin(credentials)
      if (!outcome.ok) return reported(outcome, 'network')
      tokens.begin(outcome.value)
      return { ok: true, value: null }
    },
    async resume() {
      const failure = await tokens.renew(tokens.current?.generation ?? 0)
      if (failure !== null && failure.status !== 401) return 'unreachable'
      return tokens.current === null ? 'none' : 'resumed'
    },
    async logout({ signal, reports } = {}) {
      const outcome = reported(await sendSigned('logout', {}, signal), reports)
      if (!outcome.ok) return outcome
      tokens.forget()
      return { ok: true, value: null }
    },
    follow: (open, onPresence) => followActivity(open, tokens, onPresence),
  }
}

/** A 401 that is about the token; a wrong password is not. */
const isTokenRefused = ({ status, code }: CallFailure): boolean =>
  status === 401 && code !== 'InvalidCredentials'

/** The work's result, or `aborted` as soon as the caller no longer wants it. */
function orAborted<Value>(work: Promise<Value>, signal?: AbortSignal): Promise<Value | 'aborted'> {
  if (signal === undefined) return work
  if (signal.aborted) return Promise.resolve('aborted')
  return new Promise((resolve, reject) => {
    const onAbort = () => resolve('aborted')
    signal.addEventListener('abort', onAbort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
  })
}
