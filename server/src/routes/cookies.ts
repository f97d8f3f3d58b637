import type { CookieSerializeOptions } from '@fastify/cookie'
import { SIGN_ON_S } from '../domain/session/identity-provider'
import { SESSION_AGE_MS } from '../domain/session/session'
import type { Exchange } from './call-handlers'

/** The refresh token's. */
export const refreshCookie = (publicOrigin: string) =>
  strictCookie(publicOrigin, {
    name: 'soundleaf-refresh',
    path: '/api/authorize',
    lifetime_s: SESSION_AGE_MS / 1000,
  })

/** What a browser keeps while its person is at the identity provider. */
export const signOnCookie = (publicOrigin: string) =>
  strictCookie(publicOrigin, {
    name: 'soundleaf-sign-on',
    path: '/api/authorize/sso',
    lifetime_s: SIGN_ON_S,
  })

/**
 * A cookie that scripts cannot read, and other sites cannot make a browser send. It is for https where people reach the
 * product by https, whatever a proxy in between says of a request. Browsers accept no `__Secure-` cookie over plain http,
 * which is used on one's own computer.
 */
function strictCookie(
  publicOrigin: string,
  {
    name: plainName,
    path,
    lifetime_s,
  }: { readonly name: string; readonly path: string; readonly lifetime_s: number },
) {
  const secure = publicOrigin.startsWith('https:')
  const name = secure ? `__Secure-${plainName}` : plainName
  const options: CookieSerializeOptions = { httpOnly: true, sameSite: 'strict', secure, path }
  return {
    read: ({ request }: Exchange): string | undefined => request.cookies[name],
    write({ reply }: Exchange, value: string): void {
      reply.setCookie(name, value, { ...options, maxAge: lifetime_s })
    },
    clear({ reply }: Exchange): void {
      reply.clearCookie(name, options)
    },
  }
}
