import type {
  ApiClient,
  CallAnswer,
  CallFailure,
  CallName,
  CallOptions,
  CallRequest,
  Outcome,
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
  /** The id of this tab, which the server knows its sessions by (decision 49). */
  readonly tabId: string
  /** Told of a failure that the shell shows by itself: the caller's `reports` and an abort are heeded here. */
  readonly onFailure: (failure: CallFailure) => void
  /** The server has answered a call, whatever it said. */
  readonly onAnswer?: () => void
  /** The server ended the session: the tokens are gone. Called once per session. */
  readonly onEnd: () => void
  /** The browser's locks, where it has them. */
  readonly locks?: Locks | undefined
  /** Takes the place of the network in tests. */
  readonly adapter?: AxiosAdapter
}

export type Resumption = 'resumed' | 'none' | 'unreachable'

/** The shell's client: what remotes get of it is `call` and `login`. */
export interface ShellClient extends ApiClient {
  /** Goes on with the session of the refresh cookie: resumed, there is none, or no answer. */
  resume(): Promise<Resumption>
  /** Ends the session. Without an answer of the server it stays, for the cookie would live on. */
  logout(options?: CallOptions): Promise<Outcome<null>>
  /** Opens the realtime connection of the session that has begun; the token stays in here. */
  follow(open: OpenSocket, onPresence: (people: readonly string[]) => void): Activity
}

/** The one client of a page. The access token lives in here and nowhere else. */
export function createApiClient(options: ApiClientOptions): ShellClient {
  const { tabId, onFailure, onEnd, locks } = options
  const send = createTransport(options.baseUrl, options.adapter)
  const tokens = new SessionTokens({
    // Straight through the transport: a 401 of the refresh must never start another refresh.
    requestToken: () => inTurn(locks, () => send('refreshToken', { body: { id: tabId } })),
    onEnd,
  })

  /** Sends with the token; on a 401 once more with a newer one. Never more than two requests. */
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

  /** Address and abort come before everything else, the question of who is signed in included. */
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

  /** Tells the shell of a failure, unless the caller shows it, or the login dialog does. */
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

  return {
    async call(name, request, { signal, reports } = {}) {
      return reported(await checkedAndSent(name, request, signal), reports)
    },
    async login({ email, password }) {
      const outcome = await send('login', { body: { username: email, password, id: tabId } })
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

/** The work's result, or that the caller no longer wants it. */
function orAborted<Value>(work: Promise<Value>, signal?: AbortSignal): Promise<Value | 'aborted'> {
  if (signal === undefined) return work
  if (signal.aborted) return Promise.resolve('aborted')
  return new Promise((resolve, reject) => {
    const onAbort = () => resolve('aborted')
    signal.addEventListener('abort', onAbort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
  })
}
