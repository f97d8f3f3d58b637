import { randomUUID } from 'node:crypto'
import type { AccountStore } from '../account/account'
import type { Passwords } from '../account/passwords'
import { isTrialOver } from '../account/trial-expiry'
import type { Clock } from '../clock'
import { accept, refuse, type Decision } from '../refusal'
import { horizonAt, type SessionStore } from './session'
import type { Tokens } from './tokens'

export interface LogInParts {
  readonly accounts: AccountStore
  readonly sessions: SessionStore
  readonly passwords: Passwords
  readonly tokens: Tokens
  readonly clock: Clock
  /** How long a place is held without a call; with 0 the last device to log in has it. */
  readonly lease_ms: number
}

export interface SignedIn {
  readonly tabId: string
  readonly accessToken: string
  readonly refreshToken: string
}

/**
 * Logs a person in. Why it is refused is told only to who knows the password; an unknown address costs the same work
 * as a wrong password. The device is recognised by its refresh token, or by its tab, and always gets back in.
 */
export async function logIn(
  request: {
    readonly email: string
    readonly password: string
    readonly tabId?: string
    readonly heldToken?: string
  },
  { accounts, sessions, passwords, tokens, clock, lease_ms }: LogInParts,
): Promise<Decision<SignedIn>> {
  const account = await accounts.findByEmail(request.email)
  if (account === null) {
    await passwords.verifyNothing(request.password)
    return refuse('InvalidCredentials')
  }
  if (!(await passwords.verify(account.passwordHash, request.password))) return refuse('InvalidCredentials')

  if (account.disabledAt !== null) return refuse('InvalidCredentials')

  const now = clock()
  if (isTrialOver(account, now)) return refuse('FreeTrialExpired')

  const tabId = request.tabId ?? randomUUID()
  const refreshToken = tokens.firstRefresh()
  const sessionId = randomUUID()
  const refusal = await sessions.start({
    session: { id: sessionId, accountId: account.id, startedAt: now, lastCallAt: now, endedAt: null },
    teamId: account.teamId,
    tabId,
    tokenHash: tokens.hashOf(refreshToken),
    sameDeviceIds: await sessionsOfDevice(request, sessions, tokens),
    horizon: horizonAt(now, lease_ms),
  })
  if (refusal !== null) return refuse(refusal)
  return accept({ tabId, accessToken: await tokens.issueAccess(sessionId, account.id, now), refreshToken })
}

async function sessionsOfDevice(
  request: { readonly tabId?: string; readonly heldToken?: string },
  sessions: SessionStore,
  tokens: Tokens,
): Promise<string[]> {
  const held =
    request.heldToken === undefined ? null : await sessions.findToken(tokens.hashOf(request.heldToken))
  const ofTab = request.tabId === undefined ? null : await sessions.findSessionOfTab(request.tabId)
  return [held?.session.id, ofTab?.id].filter((id) => id !== undefined)
}
