import { createHash } from 'node:crypto'
import { EMBED_TOKEN_S, type EmbedTokens } from '../domain/embed/embed-grant'
import { tokenSeal } from './token-seal'

const SCOPE = 'calculate'

/** Embed tokens under the server's secret key; never those of a person. */
export function embedTokens(key: Uint8Array): EmbedTokens {
  const tokens = tokenSeal(key, { audience: 'soundleaf-embed', lifetime_s: EMBED_TOKEN_S })
  return {
    issue: ({ partnerId, origin, isFramed, standard }, now) =>
      tokens.seal(partnerId, { scope: SCOPE, origin, form: isFramed ? 'frame' : 'page', standard }, now),

    async read(token, now) {
      const opened = await tokens.open(token, now)
      if (opened === null) return null
      const { scope, origin, form, standard } = opened.claims
      if (scope !== SCOPE || typeof origin !== 'string') return null
      if (form !== 'page' && form !== 'frame') return null
      if (standard !== 'Iso' && standard !== 'Astm') return null
      return { partnerId: opened.subject, origin, isFramed: form === 'frame', standard }
    },

    hashOf: (key) => createHash('sha256').update(key).digest('base64url'),
  }
}
