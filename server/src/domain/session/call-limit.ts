import { LRUCache } from 'lru-cache'
import { SECOND_MS } from '../clock'
import { accept, refuse, type Decision } from '../refusal'

/** The sustained rate of one account: far above what a person needs, far below what a script can do. */
export const DEFAULT_CALLS_PER_S = 20
/** After a pause the calls of this many seconds may come at once. */
const BURST_S = 30

/** Counts a call of an account, or refuses it; one that weighs more counts as so many. */
export type CallLimit = (accountId: string, now: Date, weight?: number) => Decision<null>

const ACCOUNTS_REMEMBERED = 10_000

/**
 * A token bucket for each account, in this process's memory; no limit with a rate of 0. It slows a script down without
 * shutting anybody out: one second after the last allowed call the next ones are allowed. @fastify/rate-limit counts in
 * fixed windows, in which an account would be shut out for the rest of the 30 s.
 */
export function callLimit(perSecond: number, burst = BURST_S * perSecond): CallLimit {
  if (perSecond === 0) return () => accept(null)
  const buckets = new LRUCache<string, { calls: number; at_ms: number }>({ max: ACCOUNTS_REMEMBERED })
  return (accountId, now, weight = 1) => {
    // What weighs more than the bucket holds is allowed once that is full.
    const cost = Math.min(weight, burst)
    const now_ms = now.getTime()
    const { calls, at_ms } = buckets.get(accountId) ?? { calls: burst, at_ms: now_ms }
    // A clock that was put back neither fills nor empties the bucket.
    const filled = Math.min(burst, calls + (Math.max(0, now_ms - at_ms) / SECOND_MS) * perSecond)
    const isAllowed = filled >= cost
    buckets.set(accountId, { calls: isAllowed ? filled - cost : filled, at_ms: now_ms })
    if (isAllowed) return accept(null)
    const retryAfter_s = Math.max(1, Math.ceil((cost - filled) / perSecond))
    return refuse('TooManyCalls', { params: { retryAfter_s } })
  }
}
