import { accept, refuse, type Decision } from '../refusal'
import type { CallLimit } from './call-limit'
import { renewLease, type AuthenticationDependencies } from './authenticate'
import { GRACE_MS, isAlive } from './session'

/** Each step is a query; no more tabs than this refresh one after the other within the grace period. */
const MAX_STEPS = 50

/**
 * Issues a new access token for a refresh token, and rotates the latter. Several tabs may send the same refresh token at
 * the same moment: during a grace period each of them gets the newest successor, so that no answer sets the cookie back
 * to an older token. Reuse after the grace period means that the token was stolen, and ends the session; even where the
 * successor was never used, for a lost answer looks the same as a thief who always refreshes before the owner does.
 * Like any call it needs a valid lease: a slot that somebody else has taken meanwhile is not given back.
 */
export async function refresh(
  { refreshToken, tabId }: { readonly refreshToken: string | undefined; readonly tabId: string },
  deps: AuthenticationDependencies & { readonly refreshLimit: CallLimit },
): Promise<Decision<{ accessToken: string; refreshToken: string }>> {
  const { sessions, tokens, clock, idle_ms } = deps
  if (refreshToken === undefined) return refuse('TokenInvalid')
  const hash = tokens.hashOf(refreshToken)
  const token = await sessions.findToken(hash)
  const now = clock()
  if (token === null || !isAlive(token.session, now, idle_ms)) return refuse('TokenInvalid')

  const { session, rotatedAt } = token
  // Each refresh keeps a row for as long as the session.
  const counted = deps.refreshLimit(session.accountId, now)
  if (!counted.ok) return counted
  const tabSession = await sessions.findSessionOfTab(tabId)
  // Another person has logged in on this device meanwhile; this tab must not continue as that person.
  if (tabSession !== null && tabSession.accountId !== session.accountId) return refuse('TokenInvalid')

  if (rotatedAt !== null && now.getTime() - rotatedAt.getTime() > GRACE_MS) {
    await sessions.end(session.id, now)
    return refuse('SessionReused', { accountId: session.accountId })
  }
  const caller = await renewLease(session.id, 'page', deps)
  if (!caller.ok) return caller
  if (tabSession?.id !== session.id) await sessions.joinTab(tabId, session.id)
  const accessToken = await tokens.issueAccess(session.id, session.accountId, now)
  await sessions.rotate(hash, tokens.hashOf(tokens.successorOf(refreshToken)), session.id, now)
  // At the end, because other tabs may have rotated the token meanwhile.
  return accept({ accessToken, refreshToken: await newestAfter(refreshToken, deps) })
}

async function newestAfter(
  refreshToken: string,
  { sessions, tokens }: AuthenticationDependencies,
): Promise<string> {
  let newest = tokens.successorOf(refreshToken)
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const known = await sessions.findToken(tokens.hashOf(newest))
    if (known === null || known.rotatedAt === null) break
    newest = tokens.successorOf(newest)
  }
  return newest
}
