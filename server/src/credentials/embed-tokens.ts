import { createHash, randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { EMBED_TOKEN_S, type EmbedTokens } from '../domain/embed/embed-grant'

const ISSUER = 'soundleaf'
/** Never that of a person's access token: neither passes for the other. */
const AUDIENCE = 'soundleaf-embed'
const SCOPE = 'calculate'
const ALGORITHM = 'HS256'

/** Embed tokens under the server's secret key. */
export function embedTokens(key: Uint8Array): EmbedTokens {
  return {
    issue({ partnerId, origin, isFramed, standard }, now) {
      const issued_s = Math.floor(now.getTime() / 1000)
      return new SignJWT({ scope: SCOPE, origin, form: isFramed ? 'frame' : 'page', standard })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(partnerId)
        .setJti(randomUUID())
        .setIssuedAt(issued_s)
        .setExpirationTime(issued_s + EMBED_TOKEN_S)
        .sign(key)
    },

    async read(token, now) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          currentDate: now,
          requiredClaims: ['exp', 'jti'],
        })
        const { sub, scope, origin, form, standard } = payload
        if (sub === undefined || scope !== SCOPE || typeof origin !== 'string') return null
        if (form !== 'page' && form !== 'frame') return null
        if (standard !== 'Iso' && standard !== 'Astm') return null
        return { partnerId: sub, origin, isFramed: form === 'frame', standard }
      } catch {
        return null
      }
    },

    hashOf: (key) => createHash('sha256').update(key).digest('base64url'),
  }
}
