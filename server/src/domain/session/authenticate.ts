import type { Clock } from '../clock'
import { accept, refuse, type Decision } from '../refusal'
import { isAlive, leaseWindowAt, RENEWAL_MS, type Caller, type SessionStore } from './session'
import type { Tokens } from './tokens'

export interface AuthenticationDependencies {
  readonly sessions: SessionStore
  readonly tokens: Tokens
  readonly clock: Clock
  readonly lease_ms: number
  /** For how long a person may do nothing before their session ends; 0: as long as it lives. */
  readonly idle_ms: number
}

/** A caller, and until when the access token is valid by which they were authenticated. */
export interface AuthenticatedCaller extends Caller {
  readonly tokenExpiresAt: Date
}

/**
 * The caller that an access token stands for; every call renews the lease on their slot. `by`: whether the person does
 * something, or their page by itself.
 */
export async function authenticate(
  accessToken: string | null,
  by: 'person' | 'page',
  deps: AuthenticationDependencies,
): Promise<Decision<AuthenticatedCaller>> {
  const token = accessToken === null ? null : await deps.tokens.readAccess(accessToken, deps.clock())
  if (token === null) return refuse('TokenInvalid')
  const caller = await renewLease(token.sessionId, by, deps)
  return caller.ok ? accept({ ...caller.value, tokenExpiresAt: token.expiresAt }) : caller
}

/** The caller of a session that is alive; renews their lease. */
export async function renewLease(
  sessionId: string,
  by: 'person' | 'page',
  { sessions, clock, lease_ms, idle_ms }: AuthenticationDependencies,
): Promise<Decision<Caller>> {
  const now = clock()
  const caller = await sessions.findCaller(sessionId)
  if (caller === null || !isAlive(caller.session, now, idle_ms)) return refuse('TokenInvalid')
  // The distance, not the age: where the clock was put back, the last call lies in the future and is renewed as well.
  const isOfNow = (moment: Date) => Math.abs(now.getTime() - moment.getTime()) < RENEWAL_MS
  const { lastCallAt, lastActiveAt } = caller.session
  if (isOfNow(lastCallAt) && (by === 'page' || isOfNow(lastActiveAt))) return accept(caller)
  return (await sessions.renewLease(caller, now, by, leaseWindowAt(now, lease_ms)))
    ? accept(caller)
    : refuse('TokenInvalid')
}
