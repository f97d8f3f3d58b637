import { createHash, createHmac, randomBytes } from 'node:crypto'
import { ACCESS_TOKEN_S, type Tokens } from '../domain/session/tokens'
import { jwtSigner } from './jwt-signer'
import type { SigningKeys } from './session-key'

/**
 * Tokens under a secret key: access tokens are JWTs; each refresh token is the HMAC of its predecessor, and is known by
 * its hash, whichever key made it.
 */
export function sessionTokens(keys: SigningKeys): Tokens {
  const access = jwtSigner(keys, { audience: 'soundleaf-api', lifetime_s: ACCESS_TOKEN_S })
  return {
    issueAccess: (sessionId, accountId, now) => access.sign(accountId, { sid: sessionId }, now),

    async readAccess(token, now) {
      const verified = await access.verify(token, now)
      const sessionId = verified?.claims.sid
      return verified !== null && typeof sessionId === 'string'
        ? { sessionId, expiresAt: verified.expiresAt }
        : null
    },

    newRefresh: () => randomBytes(32).toString('base64url'),
    successorOf: (refreshToken) =>
      createHmac('sha256', keys.key).update(`refresh token after ${refreshToken}`).digest('base64url'),
    hashOf: (refreshToken) => createHash('sha256').update(refreshToken).digest('base64url'),
  }
}
