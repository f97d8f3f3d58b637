import { randomUUID } from 'node:crypto'
import { beginAttempt, PACES, type AttemptStore } from '../account/attempts'
import type { AccountStore, AccountWithPassword } from '../account/account'
import type { Passwords } from '../account/passwords'
import { isTrialOver } from '../account/trial-expiry'
import type { Clock } from '../clock'
import { accept, refuse, type Decision } from '../refusal'
import { horizonAt, type SessionStore } from './session'
import type { Tokens } from './tokens'

export interface LogInParts {
  readonly attempts: AttemptStore
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

export interface LogInRequest {
  readonly email: string
  readonly password: string
  readonly tabId?: string
  readonly heldToken?: string
  /** Where the attempt comes from. */
  readonly network: string
}

/**
 * Logs a person in. Why it is refused is told only to who knows the password. The device is recognised by its refresh
 * token, or by its tab, and always gets back in.
 */
export async function logIn(request: LogInRequest, parts: LogInParts): Promise<Decision<SignedIn>> {
  const recognised = await checkPassword(request, parts)
  if (!recognised.ok) return recognised
  const account = recognised.value
  const { sessions, tokens, clock, lease_ms } = parts
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

/** An unknown address costs the same work as a wrong password; wrong ones slow down whoever sends them. */
async function checkPassword(
  { email, password, network }: LogInRequest,
  parts: LogInParts,
): Promise<Decision<AccountWithPassword>> {
  const ofAccount = await beginAttempt(PACES.password, [email.toLowerCase(), network], parts)
  if (!ofAccount.ok) return ofAccount
  const ofNetwork = await beginAttempt(PACES.network, [network], parts)
  if (!ofNetwork.ok) return ofNetwork

  const { accounts, passwords } = parts
  const account = await accounts.findByEmail(email)
  if (account === null) {
    await passwords.verifyNothing(password)
    return refuse('InvalidCredentials')
  }
  const isRight = await passwords.verify(account.passwordHash, password)
  if (!isRight || account.disabledAt !== null) return refuse('InvalidCredentials')
  await Promise.all([ofAccount.value.forgive(), ofNetwork.value.forgive()])
  return accept(account)
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
