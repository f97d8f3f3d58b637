import { createHash } from 'node:crypto'
import { HOUR_MS, MINUTE_MS, SECOND_MS, type Clock } from '../clock'
import { accept, refuse, type Decision } from '../refusal'

/** How attempts slow down. Nobody is ever locked out: the longest wait is short (SEC-09, F52). */
export interface Pace {
  /** What is counted; a counter of its own for each. */
  readonly name: string
  /** So many attempts come one after the other. */
  readonly free: number
  /** The wait after the next one; it doubles with each. */
  readonly first_ms: number
  readonly longest_ms: number
  /** After this long without an attempt all is forgotten. */
  readonly memory_ms: number
}

const wrongPasswords = { first_ms: SECOND_MS, memory_ms: 15 * MINUTE_MS }
const letters = { first_ms: SECOND_MS, memory_ms: HOUR_MS }

export const PACES = {
  /** One account from one network: whoever else tries the account does not make its owner wait. */
  password: { name: 'password', free: 10, longest_ms: MINUTE_MS, ...wrongPasswords },
  /** One network, whatever accounts it tries. */
  network: { name: 'network', free: 100, longest_ms: 15 * SECOND_MS, ...wrongPasswords },
  signUps: { name: 'sign-ups', free: 50, longest_ms: MINUTE_MS, ...letters },
  resetRequests: { name: 'reset requests', free: 50, longest_ms: MINUTE_MS, ...letters },
  /** Letters to one address, whoever asks for them. */
  letters: { name: 'letters', free: 3, longest_ms: HOUR_MS, ...letters, first_ms: MINUTE_MS },
} as const satisfies Record<string, Pace>

export interface Attempts {
  readonly count: number
  readonly lastAt: Date
  /** When the next attempt may come. */
  readonly freeAt: Date
}

export interface AttemptStore {
  /** Changes the counter of a key in one step; null leaves it as it is. Gives back what it was. */
  change(key: string, change: (known: Attempts | null) => Attempts | null): Promise<Attempts | null>
  /** Removes the counters without an attempt since. */
  purge(lastBefore: Date): Promise<void>
}

const AT_ONCE = new Date(0)

/** How long until the next attempt may come. A wait longer than any is one from a clock that was put back: it is over. */
function waitOf({ freeAt }: Attempts, { longest_ms }: Pace, now: Date): number {
  const wait_ms = freeAt.getTime() - now.getTime()
  return wait_ms > longest_ms ? 0 : Math.max(0, wait_ms)
}

/** The counter after one more attempt, or null when it comes too early. */
export function afterAttempt(known: Attempts | null, pace: Pace, now: Date): Attempts | null {
  if (known !== null && waitOf(known, pace, now) > 0) return null
  const isForgotten = known === null || now.getTime() - known.lastAt.getTime() > pace.memory_ms
  const count = isForgotten ? 1 : known.count + 1
  const wait_ms =
    count < pace.free ? 0 : Math.min(pace.longest_ms, pace.first_ms * 2 ** Math.min(count - pace.free, 20))
  // Without a wait it is free for those as well who stood in line for the counter and looked at their clock before.
  return { count, lastAt: now, freeAt: wait_ms === 0 ? AT_ONCE : new Date(now.getTime() + wait_ms) }
}

export interface Attempt {
  /** It was right: it does not count. */
  forgive(): Promise<void>
}

/**
 * Counts an attempt before it is looked at, so that many at once gain nothing; refuses it while its time has not come.
 * Counters are kept under a hash: no address of a person is in them.
 */
export async function beginAttempt(
  pace: Pace,
  of: readonly string[],
  { attempts, clock }: { readonly attempts: AttemptStore; readonly clock: Clock },
): Promise<Decision<Attempt>> {
  const now = clock()
  const key = createHash('sha256')
    .update(JSON.stringify([pace.name, ...of]))
    .digest('base64url')
  const known = await attempts.change(key, (before) => afterAttempt(before, pace, now))
  const wait_ms = known === null ? 0 : waitOf(known, pace, now)
  if (wait_ms > 0) {
    const retryAfter_s = Math.ceil(wait_ms / SECOND_MS)
    const message = `Too many attempts. Please wait ${retryAfter_s} s and try again.`
    return refuse('TooManyRequests', { message, retryAfter_s })
  }
  const uncounted = (after: Attempts | null) => after && { ...after, count: after.count - 1, freeAt: AT_ONCE }
  return accept({ forgive: async () => void (await attempts.change(key, uncounted)) })
}
