import { LRUCache } from 'lru-cache'
import { SECOND_MS } from '../clock'
import { accept, refuse, type Decision } from '../refusal'

/** Calls a second of one account for as long as it likes: far above what a person makes, far below what a script can. */
export const USUAL_CALLS_PER_S = 20
/** So many seconds' calls may come at once after a pause. */
const BURST_S = 30

/** Counts a call of an account, or refuses it until there is room again. */
export type CallLimit = (accountId: string, now: Date) => Decision<null>

const ACCOUNTS_REMEMBERED = 10_000

/**
 * A bucket of calls for each account, filled at a steady pace; with a pace of 0 there is no limit. It slows a script down and shuts nobody out (SEC-09): what
 * was refused uses nothing up. Kept in memory: each process has its own, and after a restart they are full.
 */
export function callLimit(perSecond: number): CallLimit {
  if (perSecond === 0) return () => accept(null)
  const burst = BURST_S * perSecond
  const buckets = new LRUCache<string, { calls: number; at_ms: number }>({ max: ACCOUNTS_REMEMBERED })
  return (accountId, now) => {
    const now_ms = now.getTime()
    const { calls, at_ms } = buckets.get(accountId) ?? { calls: burst, at_ms: now_ms }
    // A clock that was put back fills nothing, and takes nothing away.
    const filled = Math.min(burst, calls + (Math.max(0, now_ms - at_ms) / SECOND_MS) * perSecond)
    const isRoom = filled >= 1
    buckets.set(accountId, { calls: isRoom ? filled - 1 : filled, at_ms: now_ms })
    if (isRoom) return accept(null)
    const retryAfter_s = Math.max(1, Math.ceil((1 - filled) / perSecond))
    const message = `Too many requests. Please wait ${retryAfter_s} s and try again.`
    return refuse('TooManyRequests', { message, retryAfter_s })
  }
}
