import type { CookieSerializeOptions } from '@fastify/cookie'
import { SESSION_AGE_MS } from '../domain/session/session'
import type { Exchange } from './call-handlers'

/**
 * The refresh token's cookie: scripts cannot read it, and other sites cannot make a browser send it. It is for https
 * where people reach the product by https, whatever a proxy in between says of a request. Browsers accept no `__Secure-`
 * cookie over plain http, which is used on one's own computer.
 */
export function refreshCookie(publicOrigin: string) {
  const secure = publicOrigin.startsWith('https:')
  const name = secure ? '__Secure-soundleaf-refresh' : 'soundleaf-refresh'
  const options: CookieSerializeOptions = {
    httpOnly: true,
    sameSite: 'strict',
    secure,
    path: '/api/authorize',
  }
  return {
    read: ({ request }: Exchange): string | undefined => request.cookies[name],
    write({ reply }: Exchange, token: string): void {
      reply.setCookie(name, token, { ...options, maxAge: SESSION_AGE_MS / 1000 })
    },
    clear({ reply }: Exchange): void {
      reply.clearCookie(name, options)
    },
  }
}
