import type { Standard } from '@soundleaf/contracts'
import type { Clock } from '../clock'
import { accept, refuse, type Decision } from '../refusal'
import { EMBED_TOKEN_S, type EmbedTokens } from './embed-grant'
import type { PartnerStore } from './partner'

export interface EmbedTokenRequest {
  readonly origin: string
  readonly form?: 'page' | 'frame' | undefined
  readonly evaluationStandard?: Standard | undefined
}

/** Gives a partner's server a token for one of its pages. */
export async function issueEmbedToken(
  partnerKey: string | null,
  { origin, form = 'page', evaluationStandard = 'Iso' }: EmbedTokenRequest,
  { partners, embedTokens, clock }: { partners: PartnerStore; embedTokens: EmbedTokens; clock: Clock },
): Promise<Decision<{ readonly token: string; readonly expiresIn: number }>> {
  const partner = partnerKey === null ? null : await partners.findByKey(embedTokens.hashOf(partnerKey))
  if (partner === null || !partner.isEnabled)
    return refuse('TokenInvalid', { message: 'The key is not valid.' })
  if (!partner.origins.includes(origin)) {
    return refuse('OriginRefused', {
      message: `${origin} is not registered for ${partner.name}.`,
      field: 'origin',
    })
  }
  const grant = { partnerId: partner.id, origin, isFramed: form === 'frame', standard: evaluationStandard }
  return accept({ token: await embedTokens.issue(grant, clock()), expiresIn: EMBED_TOKEN_S })
}
