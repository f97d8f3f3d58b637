import type { CalculateRequest, Calculation, RoomsAnswer, RoomsRequest } from '@soundleaf/contracts'
import { readTask } from '../calculation/calculate'
import type { Calculator } from '../calculation/calculator'
import { DAY_MS, SECOND_MS, type Clock } from '../clock'
import { accept, refuse, type Decision, type Refused } from '../refusal'
import { answerRooms, type RoomsCalculator } from '../rooms/calculate-rooms'
import type { EmbedGrant, EmbedTokens } from './embed-grant'
import type { Partner, PartnerStore } from './partner'

export interface EmbedDependencies {
  readonly partners: PartnerStore
  readonly embedTokens: EmbedTokens
  readonly calculator: Calculator
  readonly rooms: RoomsCalculator
  readonly clock: Clock
  /** The origin of our own frame. */
  readonly embedOrigin: string
}

export interface EmbedCaller {
  readonly partner: Partner
  readonly grant: EmbedGrant
}

/** Who calls, by the token, its partner and the page that the browser states, in that order. */
export async function admitEmbedded(
  { token, origin }: { readonly token: string | null; readonly origin: string | undefined },
  { partners, embedTokens, clock, embedOrigin }: EmbedDependencies,
): Promise<Decision<EmbedCaller>> {
  const grant = token === null ? null : await embedTokens.read(token, clock())
  if (grant === null) return refuse('EmbedTokenInvalid')
  const partner = await partners.find(grant.partnerId)
  if (partner === null || !partner.isEnabled) {
    return refuse('EmbedTokenInvalid')
  }
  if (origin !== (grant.isFramed ? embedOrigin : grant.origin) || !partner.origins.includes(grant.origin)) {
    return refuse('OriginRefused')
  }
  return accept({ partner, grant })
}

/** Calculates for a partner's page, and counts it. */
export async function calculateEmbedded(
  { partner, grant }: EmbedCaller,
  body: CalculateRequest,
  deps: EmbedDependencies,
): Promise<Decision<Calculation>> {
  const refusal = await counted(partner, deps)
  if (refusal !== null) return refusal
  const task = readTask(body, { licence: 'full', standard: grant.standard })
  return task.ok ? deps.calculator(task.value, partner.id) : task
}

/** The construction between two rooms for a partner's page; counted like any calculation. */
export async function roomsEmbedded(
  { partner, grant }: EmbedCaller,
  body: RoomsRequest,
  deps: EmbedDependencies,
): Promise<Decision<RoomsAnswer>> {
  const refusal = await counted(partner, deps)
  return refusal ?? answerRooms(body, { owner: partner.id, standard: grant.standard }, deps.rooms)
}

/** Counts a call of a partner; null where the quota of the day has room for it. */
async function counted(
  { id, dailyQuota }: Partner,
  { partners, clock }: EmbedDependencies,
): Promise<Refused | null> {
  const now = clock()
  const calls = await partners.countCall(id, now.toISOString().slice(0, 10))
  if (calls <= dailyQuota) return null
  const retryAfter_s = Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / SECOND_MS)
  return refuse('QuotaExhausted', { params: { quota: dailyQuota, retryAfter_s } })
}
