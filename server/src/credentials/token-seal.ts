import { createSecretKey, randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'

const ISSUER = 'soundleaf'
const ALGORITHM = 'HS256'
/** Tokens that were found genuine lately: a page brings the same one with every call for ten minutes. */
const REMEMBERED = 10_000

export interface SealedClaims {
  readonly subject: string
  readonly expiresAt: Date
  readonly claims: Readonly<Record<string, unknown>>
}

/** Signed tokens (JWT) of one kind. */
export interface TokenSeal {
  seal(subject: string, claims: Readonly<Record<string, unknown>>, now: Date): Promise<string>
  /** What a genuine token says until it expires, else null. */
  open(token: string, now: Date): Promise<SealedClaims | null>
}

/** The tokens of one audience under a secret key; those of another audience are none, though the key is the same. */
export function tokenSeal(
  keyBytes: Uint8Array,
  { audience, lifetime_s }: { readonly audience: string; readonly lifetime_s: number },
): TokenSeal {
  // Bytes would be imported anew for every token.
  const key = createSecretKey(keyBytes)
  const genuine = new LRUCache<string, SealedClaims>({ max: REMEMBERED })

  async function verify(token: string, now: Date): Promise<SealedClaims | null> {
    try {
      const { payload } = await jwtVerify(token, key, {
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
    seal(subject, claims, now) {
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

    async open(token, now) {
      const known = genuine.get(token)
      if (known !== undefined) return now < known.expiresAt ? known : null
      const opened = await verify(token, now)
      if (opened !== null) genuine.set(token, opened)
      return opened
    },
  }
}
