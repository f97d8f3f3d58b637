import { accept, refuse, type Decision } from '../refusal'
import { renew, type RecogniseParts } from './recognise'
import { GRACE_MS, isAlive } from './session'

/**
 * Gives a new access token for a refresh token, and rotates it. Tabs that refresh at the same moment get the same
 * successor for 30 s; a token used later than that was stolen, and ends the session (SEC-02, SES-06). It is a call
 * like any other: a place that went to somebody else meanwhile does not come back.
 */
export async function refresh(
  { refreshToken, tabId }: { readonly refreshToken: string | undefined; readonly tabId: string },
  parts: RecogniseParts,
): Promise<Decision<{ accessToken: string; refreshToken: string }>> {
  const { sessions, tokens, clock } = parts
  if (refreshToken === undefined) return refuse('TokenInvalid')
  const hash = tokens.hashOf(refreshToken)
  const token = await sessions.findToken(hash)
  const now = clock()
  if (token === null || !isAlive(token.session, now)) return refuse('TokenInvalid')

  const { session, rotatedAt } = token
  const tabSession = await sessions.findSessionOfTab(tabId)
  // Another person signed in on this device since; this tab must not go on as that person.
  if (tabSession !== null && tabSession.accountId !== session.accountId) return refuse('TokenInvalid')

  if (rotatedAt !== null && now.getTime() - rotatedAt.getTime() > GRACE_MS) {
    await sessions.end(session.id, now)
    return refuse('SessionReused')
  }
  const caller = await renew(session.id, parts)
  if (!caller.ok) return caller
  const successor = tokens.successorOf(refreshToken)
  await sessions.rotate(hash, tokens.hashOf(successor), session.id, now)
  if (tabSession?.id !== session.id) await sessions.joinTab(tabId, session.id)
  return accept({
    accessToken: await tokens.issueAccess(session.id, session.accountId, now),
    refreshToken: successor,
  })
}
