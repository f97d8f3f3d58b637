import type { CalculateRequest, Calculation } from '@soundleaf/contracts'
import { readTask } from '../calculation/calculate'
import type { Calculator } from '../calculation/calculator'
import type { Clock } from '../clock'
import { refuse, type Decision } from '../refusal'
import type { EmbedTokens } from './embed-grant'
import type { PartnerStore } from './partner'

export interface EmbedDependencies {
  readonly partners: PartnerStore
  readonly embedTokens: EmbedTokens
  readonly calculator: Calculator
  readonly clock: Clock
  /** The origin of our own frame. */
  readonly embedOrigin: string
}

interface EmbedCall {
  readonly token: string | null
  /** The page that calls, as the browser states it. */
  readonly origin: string | undefined
  readonly body: CalculateRequest
}

/** Calculates for a partner's page, after checking the token's partner, page and quota, in that order. */
export async function calculateEmbedded(
  { token, origin, body }: EmbedCall,
  { partners, embedTokens, calculator, clock, embedOrigin }: EmbedDependencies,
): Promise<Decision<Calculation>> {
  const now = clock()
  const grant = token === null ? null : await embedTokens.read(token, now)
  if (grant === null) return refuse('EmbedTokenInvalid')
  const partner = await partners.find(grant.partnerId)
  if (partner === null || !partner.isEnabled) {
    return refuse('EmbedTokenInvalid')
  }
  if (origin !== (grant.isFramed ? embedOrigin : grant.origin) || !partner.origins.includes(grant.origin)) {
    return refuse('OriginRefused')
  }
  const calls = await partners.countCall(partner.id, now.toISOString().slice(0, 10))
  if (calls > partner.dailyQuota) {
    return refuse('QuotaExhausted', { params: { quota: partner.dailyQuota } })
  }
  const task = readTask(body, { licence: 'full', standard: grant.standard })
  return task.ok ? calculator(task.value, partner.id) : task
}
