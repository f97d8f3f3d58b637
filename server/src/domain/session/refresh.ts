import { accept, refuse, type Decision } from '../refusal'
import { renew, type RecogniseParts } from './recognise'
import { GRACE_MS, isAlive } from './session'

/** Each step is a query; more tabs than this do not refresh one after the other within the grace. */
const MOST_STEPS = 50

/**
 * Gives a new access token for a refresh token, and rotates it. Tabs come with the same token at the same moment: for
 * 30 s each gets the newest that follows it, so that no answer sets the cookie back; whoever has the older one could
 * walk there call by call. A token used later was stolen, and ends the session (SEC-02, SES-06), even if its successor
 * was never used: to forgive that would forgive an answer lost or overtaken on the network, but also a thief who always
 * comes between two refreshes of the owner. It is a call like any other: a place that went to somebody else meanwhile
 * does not come back.
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
  if (tabSession?.id !== session.id) await sessions.joinTab(tabId, session.id)
  const accessToken = await tokens.issueAccess(session.id, session.accountId, now)
  await sessions.rotate(hash, tokens.hashOf(tokens.successorOf(refreshToken)), session.id, now)
  // Last, because other tabs rotate meanwhile.
  return accept({ accessToken, refreshToken: await newestAfter(refreshToken, parts) })
}

async function newestAfter(refreshToken: string, { sessions, tokens }: RecogniseParts): Promise<string> {
  let newest = tokens.successorOf(refreshToken)
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const known = await sessions.findToken(tokens.hashOf(newest))
    if (known === null || known.rotatedAt === null) break
    newest = tokens.successorOf(newest)
  }
  return newest
}
