import type { CalculateRequest, Calculation } from '@soundleaf/contracts'
import { calculateTruly } from '../calculation/calculate'
import type { Calculator } from '../calculation/calculator'
import type { Clock } from '../clock'
import { refuse, type Decision } from '../refusal'
import type { EmbedTokens } from './embed-grant'
import type { PartnerStore } from './partner'

export interface EmbedParts {
  readonly partners: PartnerStore
  readonly embedTokens: EmbedTokens
  readonly calculator: Calculator
  readonly clock: Clock
  /** Where our own frame is served. */
  readonly embedOrigin: string
}

interface EmbedCall {
  readonly token: string | null
  /** What the browser says of the page that calls. */
  readonly origin: string | undefined
  readonly body: CalculateRequest
}

/** Calculates for a partner's page: the token's partner, page and quota are looked at first, in that order. */
export async function calculateEmbedded(
  { token, origin, body }: EmbedCall,
  { partners, embedTokens, calculator, clock, embedOrigin }: EmbedParts,
): Promise<Decision<Calculation>> {
  const now = clock()
  const grant = token === null ? null : await embedTokens.read(token, now)
  if (grant === null) return refuse('TokenInvalid', { message: 'The embed token is not valid.' })
  const partner = await partners.find(grant.partnerId)
  if (partner === null || !partner.isEnabled) {
    return refuse('TokenInvalid', { message: 'The embed token is not valid.' })
  }
  if (origin !== (grant.isFramed ? embedOrigin : grant.origin) || !partner.origins.includes(grant.origin)) {
    return refuse('OriginRefused')
  }
  const calls = await partners.countCall(partner.id, now.toISOString().slice(0, 10))
  if (calls > partner.dailyQuota) {
    return refuse('TooManyRequests', {
      message: `The quota of ${partner.dailyQuota} calculations a day is used up.`,
    })
  }
  return calculateTruly(body, { licence: 'full', standard: grant.standard }, calculator)
}
