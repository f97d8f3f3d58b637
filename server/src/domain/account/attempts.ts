import { createHash } from 'node:crypto'
import { HOUR_MS, MINUTE_MS, SECOND_MS, type Clock } from '../clock'
import { accept, refuse, type Decision } from '../refusal'

/**
 * How repeated attempts are delayed. Nobody is ever locked out: otherwise a stranger could keep an owner out of an
 * account. The delay doubles with each attempt, up to a short maximum.
 */
export interface BackoffPolicy {
  /** Part of the counter's key: policies do not share counters. */
  readonly name: string
  /** Attempts without any delay. */
  readonly freeAttempts: number
  /** The delay after the next one. */
  readonly firstDelay_ms: number
  readonly maxDelay_ms: number
  /** After this long without an attempt the counter starts again. */
  readonly resetAfter_ms: number
}

const wrongPasswords = { firstDelay_ms: SECOND_MS, resetAfter_ms: 15 * MINUTE_MS }
const emails = { firstDelay_ms: SECOND_MS, resetAfter_ms: HOUR_MS }

export const BACKOFF = {
  /** Per account and network, so that strangers who try an account do not delay its owner. */
  password: { name: 'password', freeAttempts: 10, maxDelay_ms: MINUTE_MS, ...wrongPasswords },
  /** Per network, whatever accounts it tries. */
  network: { name: 'network', freeAttempts: 100, maxDelay_ms: 15 * SECOND_MS, ...wrongPasswords },
  /**
   * Codes of one account, whatever network tries them: only who knows the password gets here, and its owner ends that by a
   * new one. At four an hour a code is guessed in ten years.
   */
  codes: {
    name: 'codes',
    freeAttempts: 5,
    firstDelay_ms: SECOND_MS,
    maxDelay_ms: 15 * MINUTE_MS,
    resetAfter_ms: 24 * HOUR_MS,
  },
  /** Tokens of links that lead nowhere, per network. */
  links: { name: 'links', freeAttempts: 100, maxDelay_ms: MINUTE_MS, ...wrongPasswords },
  /** Per link and network. */
  linkPasswords: { name: 'link passwords', freeAttempts: 10, maxDelay_ms: MINUTE_MS, ...wrongPasswords },
  /** Ways to an identity provider and back, each of which asks it for something; a firm may be one network. */
  signOns: { name: 'sign-ons', freeAttempts: 500, maxDelay_ms: 15 * SECOND_MS, ...wrongPasswords },
  signUps: { name: 'sign-ups', freeAttempts: 50, maxDelay_ms: MINUTE_MS, ...emails },
  resetRequests: { name: 'reset requests', freeAttempts: 50, maxDelay_ms: MINUTE_MS, ...emails },
  /** Emails to one address, whoever asks for them. */
  emails: { name: 'emails', freeAttempts: 3, maxDelay_ms: HOUR_MS, ...emails, firstDelay_ms: MINUTE_MS },
} as const satisfies Record<string, BackoffPolicy>

export interface AttemptCounter {
  readonly count: number
  readonly lastAt: Date
  /** When the next attempt is allowed. */
  readonly freeAt: Date
}

export interface AttemptStore {
  /** Updates the counter of a key atomically; null leaves it unchanged. Returns the counter as it was before. */
  update(
    key: string,
    change: (before: AttemptCounter | null) => AttemptCounter | null,
  ): Promise<AttemptCounter | null>
  /** Removes the counters without an attempt since. */
  purge(lastBefore: Date): Promise<void>
}

const AT_ONCE = new Date(0)

/** How long until the next attempt is allowed. More than the maximum means that the clock was put back: no delay then. */
function delayOf({ freeAt }: AttemptCounter, { maxDelay_ms }: BackoffPolicy, now: Date): number {
  const delay_ms = freeAt.getTime() - now.getTime()
  return delay_ms > maxDelay_ms ? 0 : Math.max(0, delay_ms)
}

/** The counter after one more attempt, or null when the attempt comes too early. */
export function afterAttempt(
  before: AttemptCounter | null,
  policy: BackoffPolicy,
  now: Date,
): AttemptCounter | null {
  if (before !== null && delayOf(before, policy, now) > 0) return null
  const startsAgain = before === null || now.getTime() - before.lastAt.getTime() > policy.resetAfter_ms
  const count = startsAgain ? 1 : before.count + 1
  const { freeAttempts, firstDelay_ms, maxDelay_ms } = policy
  const doublings = Math.min(count - freeAttempts, 20)
  const delay_ms = count < freeAttempts ? 0 : Math.min(maxDelay_ms, firstDelay_ms * 2 ** doublings)
  // Concurrent attempts read the clock before they queue for the counter: `now` would be too early for some of them.
  return { count, lastAt: now, freeAt: delay_ms === 0 ? AT_ONCE : new Date(now.getTime() + delay_ms) }
}

export interface RecordedAttempt {
  /** The attempt was legitimate: takes it off the counter. */
  discount(): Promise<void>
}

/**
 * Counts an attempt before it is evaluated, so that parallel attempts gain nothing; refuses it while the delay lasts.
 * Keys are hashed, so that the table holds no email address.
 */
export async function recordAttempt(
  policy: BackoffPolicy,
  subject: readonly string[],
  { attempts, clock }: { readonly attempts: AttemptStore; readonly clock: Clock },
): Promise<Decision<RecordedAttempt>> {
  const now = clock()
  const key = createHash('sha256')
    .update(JSON.stringify([policy.name, ...subject]))
    .digest('base64url')
  const before = await attempts.update(key, (counter) => afterAttempt(counter, policy, now))
  const delay_ms = before === null ? 0 : delayOf(before, policy, now)
  if (delay_ms > 0)
    return refuse('TooManyAttempts', { params: { retryAfter_s: Math.ceil(delay_ms / SECOND_MS) } })
  const oneLess = (counter: AttemptCounter | null) =>
    counter && { ...counter, count: counter.count - 1, freeAt: AT_ONCE }
  return accept({ discount: async () => void (await attempts.update(key, oneLess)) })
}
