import { createHash } from 'node:crypto'
import { EMBED_TOKEN_S, type EmbedTokens } from '../domain/embed/embed-grant'
import { jwtSigner } from './jwt-signer'
import type { SigningKeys } from './session-key'

const SCOPE = 'calculate'

/** Embed tokens, signed with the server's key. Their audience tells them apart from people's access tokens. */
export function embedTokens(keys: SigningKeys): EmbedTokens {
  const signer = jwtSigner(keys, { audience: 'soundleaf-embed', lifetime_s: EMBED_TOKEN_S })
  return {
    issue: ({ partnerId, origin, isFramed, standard }, now) =>
      signer.sign(partnerId, { scope: SCOPE, origin, form: isFramed ? 'frame' : 'page', standard }, now),

    async read(token, now) {
      const verified = await signer.verify(token, now)
      if (verified === null) return null
      const { scope, origin, form, standard } = verified.claims
      if (scope !== SCOPE || typeof origin !== 'string') return null
      if (form !== 'page' && form !== 'frame') return null
      if (standard !== 'Iso' && standard !== 'Astm') return null
      return { partnerId: verified.subject, origin, isFramed: form === 'frame', standard }
    },

    hashOf: (key) => createHash('sha256').update(key).digest('base64url'),
  }
}
