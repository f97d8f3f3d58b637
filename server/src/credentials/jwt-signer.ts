import { createSecretKey, randomUUID, type KeyObject } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import type { SigningKeys } from './session-key'

const ISSUER = 'soundleaf'
const ALGORITHM = 'HS256'
/** Number of verified tokens that are cached: a page sends the same one with every call for ten minutes. */
const MAX_CACHED = 10_000

export interface VerifiedClaims {
  readonly subject: string
  readonly expiresAt: Date
  readonly claims: Readonly<Record<string, unknown>>
}

/** Signs and verifies JWTs for one audience. */
export interface JwtSigner {
  sign(subject: string, claims: Readonly<Record<string, unknown>>, now: Date): Promise<string>
  /** The claims of a valid token, else null. */
  verify(token: string, now: Date): Promise<VerifiedClaims | null>
}

/**
 * Tokens for another audience are not valid here, although they are signed with the same key. Tokens that were signed
 * with `alsoAccepted` are valid as well, while one key takes the place of another.
 */
export function jwtSigner(
  signing: SigningKeys,
  { audience, lifetime_s }: { readonly audience: string; readonly lifetime_s: number },
): JwtSigner {
  // jose would import plain bytes again for every token.
  const key = createSecretKey(signing.key)
  const accepted = signing.alsoAccepted === undefined ? [key] : [key, createSecretKey(signing.alsoAccepted)]
  const verified = new LRUCache<string, VerifiedClaims>({ max: MAX_CACHED })

  async function verifyJwt(token: string, now: Date): Promise<VerifiedClaims | null> {
    for (const one of accepted) {
      const claims = await verifyWith(one, token, now)
      if (claims !== null) return claims
    }
    return null
  }

  async function verifyWith(one: KeyObject, token: string, now: Date): Promise<VerifiedClaims | null> {
    try {
      const { payload } = await jwtVerify(token, one, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience,
        currentDate: now,
        requiredClaims: ['exp', 'sub', 'jti'],
      })
      const { sub = '', exp = 0, ...claims } = payload
      return { subject: sub, expiresAt: new Date(exp * 1000), claims }
    } catch {
      return null
    }
  }

  return {
    sign(subject, claims, now) {
      const issued_s = Math.floor(now.getTime() / 1000)
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setAudience(audience)
        .setSubject(subject)
        .setJti(randomUUID())
        .setIssuedAt(issued_s)
        .setExpirationTime(issued_s + lifetime_s)
        .sign(key)
    },

    async verify(token, now) {
      const cached = verified.get(token)
      if (cached !== undefined) return now < cached.expiresAt ? cached : null
      const claims = await verifyJwt(token, now)
      if (claims !== null) verified.set(token, claims)
      return claims
    },
  }
}
