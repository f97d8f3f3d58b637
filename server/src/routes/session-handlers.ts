import { accept } from '../domain/refusal'
import { logIn, type LogInDependencies, type SignedIn } from '../domain/session/log-in'
import type { AuthenticationDependencies } from '../domain/session/authenticate'
import { callLimit } from '../domain/session/call-limit'
import { leaseWindowAt } from '../domain/session/session'
import { refresh } from '../domain/session/refresh'
import { ACCESS_TOKEN_S } from '../domain/session/tokens'
import { textsIn } from '../texts'
import type { CallHandlers, Exchange } from './call-handlers'
import { clientNetwork } from './client-network'
import { preferredLanguage } from './preferred-language'
import { refreshCookie } from './cookies'
import { requireSameOrigin } from './same-origin'

/** A page refreshes every ten minutes, and a browser may open many at once. */
const REFRESHES_PER_S = 0.2
const REFRESHES_AT_ONCE = 200

export function sessionHandlers(deps: LogInDependencies & AuthenticationDependencies) {
  const cookie = refreshCookie(deps.publicOrigin)
  const refreshLimit = callLimit(REFRESHES_PER_S, REFRESHES_AT_ONCE)
  return {
    async login({ body }, exchange) {
      const origin = requireSameOrigin(exchange.request)
      if (!origin.ok) return origin
      const inBody = body.refreshTransport === 'body'
      const heldToken = inBody ? undefined : cookie.read(exchange)
      const { username: email, password, code, passkey, id: tabId } = body
      const network = clientNetwork(exchange.request)
      const say = await textsIn(preferredLanguage(exchange.request))
      const request = { email, password, code, passkey, tabId, heldToken, network, say }
      const loggedIn = await logIn(request, deps)
      if (!loggedIn.ok) return loggedIn
      if (!inBody) return accept(sessionInCookie(loggedIn.value, cookie, exchange))
      const { tabId: id, accessToken, refreshToken } = loggedIn.value
      return accept({ id, accessToken, refreshToken, expiresIn: ACCESS_TOKEN_S })
    },

    async refreshToken({ body }, exchange) {
      const origin = requireSameOrigin(exchange.request)
      if (!origin.ok) return origin
      const refreshToken = body.refreshToken || cookie.read(exchange)
      const refreshed = await refresh({ refreshToken, tabId: body.id }, { ...deps, refreshLimit })
      if (!refreshed.ok) {
        if (refreshed.failure.code === 'SessionReused') cookie.clear(exchange)
        return refreshed
      }
      const next = refreshed.value
      if (!body.refreshToken) cookie.write(exchange, next.refreshToken)
      return accept({
        accessToken: next.accessToken,
        refreshToken: body.refreshToken ? next.refreshToken : '',
        expiresIn: ACCESS_TOKEN_S,
      })
    },

    async logout({ caller }, exchange) {
      const origin = requireSameOrigin(exchange.request)
      if (!origin.ok) return origin
      await deps.sessions.end(caller.session.id, deps.clock())
      cookie.clear(exchange)
      return accept({})
    },

    async connectedUsers({ caller }) {
      const { account } = caller
      const leaseWindow = leaseWindowAt(deps.clock(), deps.lease_ms)
      return accept({ connectedUsers: await deps.sessions.countActiveAccounts(account, leaseWindow) })
    },
  } satisfies Partial<CallHandlers>
}

/** The answer to a login whose refresh token goes into the cookie. */
export function sessionInCookie(
  { tabId: id, accessToken, refreshToken }: SignedIn,
  cookie: ReturnType<typeof refreshCookie>,
  exchange: Exchange,
) {
  cookie.write(exchange, refreshToken)
  return { id, accessToken, refreshToken: '', expiresIn: ACCESS_TOKEN_S }
}
