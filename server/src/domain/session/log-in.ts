import { randomUUID } from 'node:crypto'
import type { Say } from '../../texts'
import type { AccountWithPassword } from '../account/account'
import { sendActivationLink, type LinkDependencies } from '../account/activation'
import { recordAttempt, BACKOFF } from '../account/attempts'
import type { Passwords } from '../account/passwords'
import { passSecondFactor, type SecondFactorDependencies } from '../account/second-factor'
import { isTrialOver } from '../account/trial-expiry'
import { accept, refuse, type Decision } from '../refusal'
import { leaseWindowAt, type SessionStore } from './session'
import type { Tokens } from './tokens'

export interface LogInDependencies extends LinkDependencies, SecondFactorDependencies {
  readonly sessions: SessionStore
  readonly passwords: Passwords
  readonly tokens: Tokens
  /** How long a licence slot is held without a call; with 0 the last device to log in gets it. */
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
  /** Of the second factor. */
  readonly code?: string
  readonly tabId?: string
  readonly heldToken?: string
  /** For which failed attempts are counted. */
  readonly network: string
  readonly say: Say
}

/**
 * Logs a person in. The reason of a refusal is given only to somebody who knows the password. A device that is already
 * logged in, known by its refresh token or its tab's id, keeps its slot.
 */
export async function logIn(request: LogInRequest, deps: LogInDependencies): Promise<Decision<SignedIn>> {
  const checked = await checkPassword(request, deps)
  if (!checked.ok) return checked
  const account = checked.value
  const passed = await passSecondFactor(account, request, deps)
  if (!passed.ok) return passed
  const { sessions, tokens, clock, lease_ms } = deps
  const now = clock()
  if (isTrialOver(account, now)) return refuse('FreeTrialExpired')

  const tabId = request.tabId ?? randomUUID()
  const refreshToken = tokens.newRefresh()
  const sessionId = randomUUID()
  const refusal = await sessions.start({
    session: {
      id: sessionId,
      accountId: account.id,
      startedAt: now,
      lastCallAt: now,
      lastActiveAt: now,
      endedAt: null,
    },
    passwordHash: account.passwordHash,
    hadSecondFactor: passed.value.hadSecondFactor,
    teamId: account.teamId,
    tabId,
    tokenHash: tokens.hashOf(refreshToken),
    sameDeviceIds: await sessionsOfDevice(request, sessions, tokens),
    leaseWindow: leaseWindowAt(now, lease_ms),
  })
  if (refusal !== null) return refuse(refusal)
  return accept({ tabId, accessToken: await tokens.issueAccess(sessionId, account.id, now), refreshToken })
}

/** An unknown address takes as long as a wrong password. Failed attempts delay the next ones of the same network. */
export async function checkPassword(
  { email, password, network, say }: Pick<LogInRequest, 'email' | 'password' | 'network' | 'say'>,
  deps: LogInDependencies,
): Promise<Decision<AccountWithPassword>> {
  // The network first: one that is slowed down leaves no counter for each address that it makes up.
  const ofNetwork = await recordAttempt(BACKOFF.network, [network], deps)
  if (!ofNetwork.ok) return ofNetwork
  const ofAccount = await recordAttempt(BACKOFF.password, [email.toLowerCase(), network], deps)
  if (!ofAccount.ok) {
    await ofNetwork.value.discount()
    return ofAccount
  }

  const { accounts, passwords } = deps
  const account = await accounts.findByEmail(email)
  if (account === null) {
    await passwords.verifyDummy(password)
    return refuse('InvalidCredentials')
  }
  const isCorrect = await passwords.verify(account.passwordHash, password)
  if (isCorrect && account.verifiedAt === null && account.disabledAt === null) {
    // The answer is that of an unknown address: who signed up learns nothing by it of who has an account.
    deps.defer(() => sendActivationLink(account, say, deps))
    return refuse('InvalidCredentials')
  }
  if (!isCorrect || account.disabledAt !== null) return refuse('InvalidCredentials')
  await Promise.all([ofAccount.value.discount(), ofNetwork.value.discount()])
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
