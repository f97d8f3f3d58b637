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

/** Issues a token for one of a partner's pages to the partner's server. */
export async function issueEmbedToken(
  partnerKey: string | null,
  { origin, form = 'page', evaluationStandard = 'Iso' }: EmbedTokenRequest,
  { partners, embedTokens, clock }: { partners: PartnerStore; embedTokens: EmbedTokens; clock: Clock },
): Promise<Decision<{ readonly token: string; readonly expiresIn: number }>> {
  const partner = partnerKey === null ? null : await partners.findByKey(embedTokens.hashOf(partnerKey))
  if (partner === null || !partner.isEnabled) return refuse('PartnerKeyInvalid')
  if (!partner.origins.includes(origin)) {
    return refuse('OriginNotRegistered', { params: { origin, partner: partner.name }, field: 'origin' })
  }
  const grant = { partnerId: partner.id, origin, isFramed: form === 'frame', standard: evaluationStandard }
  return accept({ token: await embedTokens.issue(grant, clock()), expiresIn: EMBED_TOKEN_S })
}
