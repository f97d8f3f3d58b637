import { createHash, createHmac, createSecretKey, randomBytes } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { ACCESS_TOKEN_S, type Tokens } from '../domain/session/tokens'

const ISSUER = 'soundleaf'
const AUDIENCE = 'soundleaf-api'
const ALGORITHM = 'HS256'

/** Tokens under one secret key: access tokens are signed (JWT), refresh tokens follow each other by HMAC. */
export function signedTokens(keyBytes: Uint8Array): Tokens {
  // Bytes would be imported anew for every token.
  const key = createSecretKey(keyBytes)
  return {
    issueAccess(sessionId, accountId, now) {
      const issued_s = Math.floor(now.getTime() / 1000)
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(accountId)
        .setIssuedAt(issued_s)
        .setExpirationTime(issued_s + ACCESS_TOKEN_S)
        .sign(key)
    },

    async readAccess(token, now) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          currentDate: now,
        })
        const { sid, exp } = payload
        return typeof sid === 'string' && exp !== undefined
          ? { sessionId: sid, expiresAt: new Date(exp * 1000) }
          : null
      } catch {
        return null
      }
    },

    firstRefresh: () => randomBytes(32).toString('base64url'),
    successorOf: (refreshToken) =>
      createHmac('sha256', key).update(`refresh token after ${refreshToken}`).digest('base64url'),
    hashOf: (refreshToken) => createHash('sha256').update(refreshToken).digest('base64url'),
  }
}
