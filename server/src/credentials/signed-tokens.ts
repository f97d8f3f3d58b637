import { createHash, createHmac, randomBytes } from 'node:crypto'
import { ACCESS_TOKEN_S, type Tokens } from '../domain/session/tokens'
import { tokenSeal } from './token-seal'

/** Tokens under one secret key: access tokens are signed, refresh tokens follow each other by HMAC. */
export function signedTokens(key: Uint8Array): Tokens {
  const access = tokenSeal(key, { audience: 'soundleaf-api', lifetime_s: ACCESS_TOKEN_S })
  return {
    issueAccess: (sessionId, accountId, now) => access.seal(accountId, { sid: sessionId }, now),

    async readAccess(token, now) {
      const opened = await access.open(token, now)
      const sessionId = opened?.claims.sid
      return opened !== null && typeof sessionId === 'string'
        ? { sessionId, expiresAt: opened.expiresAt }
        : null
    },

    firstRefresh: () => randomBytes(32).toString('base64url'),
    successorOf: (refreshToken) =>
      createHmac('sha256', key).update(`refresh token after ${refreshToken}`).digest('base64url'),
    hashOf: (refreshToken) => createHash('sha256').update(refreshToken).digest('base64url'),
  }
}
