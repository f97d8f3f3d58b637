import type { Clock } from '../clock'
import { accept, refuse, type Decision } from '../refusal'
import { horizonAt, isAlive, RENEWAL_MS, type Caller, type SessionStore } from './session'
import type { Tokens } from './tokens'

export interface RecogniseParts {
  readonly sessions: SessionStore
  readonly tokens: Tokens
  readonly clock: Clock
  readonly lease_ms: number
}

/** Who makes a call, by the access token; any call renews the lease on the place (decision 22). */
export async function recognise(
  accessToken: string | null,
  parts: RecogniseParts,
): Promise<Decision<Caller>> {
  const token = accessToken === null ? null : await parts.tokens.readAccess(accessToken, parts.clock())
  return token === null ? refuse('TokenInvalid') : renew(token.sessionId, parts)
}

/** Who has a session, while it lives; their lease is renewed. */
export async function renew(
  sessionId: string,
  { sessions, clock, lease_ms }: RecogniseParts,
): Promise<Decision<Caller>> {
  const now = clock()
  const caller = await sessions.findCaller(sessionId)
  if (caller === null || !isAlive(caller.session, now)) return refuse('TokenInvalid')
  // A last call ahead of the clock, which was put back, is one to renew as well.
  if (Math.abs(now.getTime() - caller.session.lastCallAt.getTime()) < RENEWAL_MS) return accept(caller)
  return (await sessions.renew(caller, now, horizonAt(now, lease_ms)))
    ? accept(caller)
    : refuse('TokenInvalid')
}
