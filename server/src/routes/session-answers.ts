import { accept } from '../domain/refusal'
import { logIn, type LogInParts } from '../domain/session/log-in'
import { horizonAt } from '../domain/session/session'
import { refresh } from '../domain/session/refresh'
import { ACCESS_TOKEN_S } from '../domain/session/tokens'
import type { CallAnswers } from './call'
import { networkOf } from './network-of'
import { refreshCookie } from './refresh-cookie'
import { requireSameOrigin } from './same-origin'

export function sessionAnswers(
  parts: LogInParts,
): Pick<CallAnswers, 'login' | 'refreshToken' | 'logout' | 'connectedUsers'> {
  return {
    async login({ body }, exchange) {
      const origin = requireSameOrigin(exchange.request)
      if (!origin.ok) return origin
      const inBody = body.refreshTransport === 'body'
      const heldToken = inBody ? undefined : refreshCookie.read(exchange)
      const { username: email, password, id: tabId } = body
      const network = networkOf(exchange.request)
      const signedIn = await logIn({ email, password, tabId, heldToken, network }, parts)
      if (!signedIn.ok) return signedIn
      const { accessToken, refreshToken } = signedIn.value
      if (!inBody) refreshCookie.write(exchange, refreshToken)
      return accept({
        id: signedIn.value.tabId,
        accessToken,
        refreshToken: inBody ? refreshToken : '',
        expiresIn: ACCESS_TOKEN_S,
      })
    },

    async refreshToken({ body }, exchange) {
      const origin = requireSameOrigin(exchange.request)
      if (!origin.ok) return origin
      const refreshToken = body.refreshToken || refreshCookie.read(exchange)
      const refreshed = await refresh({ refreshToken, tabId: body.id }, parts)
      if (!refreshed.ok) {
        if (refreshed.failure.code === 'SessionReused') refreshCookie.clear(exchange)
        return refreshed
      }
      const next = refreshed.value
      if (!body.refreshToken) refreshCookie.write(exchange, next.refreshToken)
      return accept({
        accessToken: next.accessToken,
        refreshToken: body.refreshToken ? next.refreshToken : '',
        expiresIn: ACCESS_TOKEN_S,
      })
    },

    async logout({ caller }, exchange) {
      const origin = requireSameOrigin(exchange.request)
      if (!origin.ok) return origin
      await parts.sessions.end(caller.session.id, parts.clock())
      refreshCookie.clear(exchange)
      return accept({})
    },

    async connectedUsers({ caller }) {
      const { account } = caller
      const horizon = horizonAt(parts.clock(), parts.lease_ms)
      return accept({ connectedUsers: await parts.sessions.countAtWork(account, horizon) })
    },
  }
}
