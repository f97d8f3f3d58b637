import type { CookieSerializeOptions } from '@fastify/cookie'
import { SESSION_AGE_MS } from '../domain/session/session'
import type { Exchange } from './call-handlers'

const SECURE_NAME = '__Secure-soundleaf-refresh'
/** Browsers accept no `__Secure-` cookie over plain http, which is used on one's own computer. */
const PLAIN_NAME = 'soundleaf-refresh'

const isSecure = ({ request }: Exchange): boolean => request.protocol === 'https'
const nameFor = (exchange: Exchange): string => (isSecure(exchange) ? SECURE_NAME : PLAIN_NAME)

function options(exchange: Exchange): CookieSerializeOptions {
  return { httpOnly: true, sameSite: 'strict', secure: isSecure(exchange), path: '/api/authorize' }
}

/** The refresh token's cookie: scripts cannot read it, and other sites cannot make a browser send it. */
export const refreshCookie = {
  read: (exchange: Exchange): string | undefined => exchange.request.cookies[nameFor(exchange)],
  write(exchange: Exchange, token: string): void {
    const maxAge = SESSION_AGE_MS / 1000
    exchange.reply.setCookie(nameFor(exchange), token, { ...options(exchange), maxAge })
  },
  clear(exchange: Exchange): void {
    exchange.reply.clearCookie(nameFor(exchange), options(exchange))
  },
}
