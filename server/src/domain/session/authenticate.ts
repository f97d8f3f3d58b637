import type { Clock } from '../clock'
import { accept, refuse, type Decision } from '../refusal'
import { isAlive, leaseWindowAt, RENEWAL_MS, type Caller, type SessionStore } from './session'
import type { Tokens } from './tokens'

export interface AuthenticationDependencies {
  readonly sessions: SessionStore
  readonly tokens: Tokens
  readonly clock: Clock
  readonly lease_ms: number
}

/** A caller, and until when the access token is valid by which they were authenticated. */
export interface AuthenticatedCaller extends Caller {
  readonly tokenExpiresAt: Date
}

/** The caller that an access token stands for; every call renews the lease on their slot. */
export async function authenticate(
  accessToken: string | null,
  deps: AuthenticationDependencies,
): Promise<Decision<AuthenticatedCaller>> {
  const token = accessToken === null ? null : await deps.tokens.readAccess(accessToken, deps.clock())
  if (token === null) return refuse('TokenInvalid')
  const caller = await renewLease(token.sessionId, deps)
  return caller.ok ? accept({ ...caller.value, tokenExpiresAt: token.expiresAt }) : caller
}

/** The caller of a session that is alive; renews their lease. */
export async function renewLease(
  sessionId: string,
  { sessions, clock, lease_ms }: AuthenticationDependencies,
): Promise<Decision<Caller>> {
  const now = clock()
  const caller = await sessions.findCaller(sessionId)
  if (caller === null || !isAlive(caller.session, now)) return refuse('TokenInvalid')
  // The distance, not the age: where the clock was put back, the last call lies in the future and is renewed as well.
  if (Math.abs(now.getTime() - caller.session.lastCallAt.getTime()) < RENEWAL_MS) return accept(caller)
  return (await sessions.renewLease(caller, now, leaseWindowAt(now, lease_ms)))
    ? accept(caller)
    : refuse('TokenInvalid')
}
