import { randomUUID } from 'node:crypto'
import type { UsedPasskey } from '@soundleaf/contracts'
import type { Say } from '../../texts'
import type { AccountWithPassword } from '../account/account'
import { sendActivationLink, type LinkDependencies } from '../account/activation'
import { recordAttempt, BACKOFF } from '../account/attempts'
import type { Passwords } from '../account/passwords'
import { passSecondFactor, type SecondFactorDependencies } from '../account/second-factor'
import { isTrialOver } from '../account/trial-expiry'
import { accept, refuse, type Decision, type Refused } from '../refusal'
import { domainOf, type SingleSignOnStore } from './identity-provider'
import { leaseWindowAt, type SessionStore } from './session'
import type { Tokens } from './tokens'

export interface LogInDependencies extends LinkDependencies, SecondFactorDependencies {
  readonly sessions: SessionStore
  readonly singleSignOn: Pick<SingleSignOnStore, 'ofDomain' | 'ofTeam'>
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

/** By which a device that is logged in is known: it keeps its slot. */
export interface Device {
  readonly tabId?: string
  readonly heldToken?: string
}

export interface LogInRequest extends Device {
  readonly email: string
  readonly password: string
  /** Of the second factor, or what a passkey has signed in its place. */
  readonly code?: string
  readonly passkey?: UsedPasskey
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
  return passed.ok
    ? startSession(account, { ...request, ...passed.value, isByProvider: false }, deps)
    : passed
}

/** Starts the session of somebody who has shown who they are, if there is a place for it. */
export async function startSession(
  account: AccountWithPassword,
  {
    hadSecondFactor,
    isByProvider,
    ...device
  }: Device & { readonly hadSecondFactor: boolean; readonly isByProvider: boolean },
  deps: LogInDependencies,
): Promise<Decision<SignedIn>> {
  const { sessions, tokens, clock, lease_ms } = deps
  const now = clock()
  if (isTrialOver(account, now)) return refuse('FreeTrialExpired')

  const tabId = device.tabId ?? randomUUID()
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
    hadSecondFactor,
    isByProvider,
    teamId: account.teamId,
    tabId,
    tokenHash: tokens.hashOf(refreshToken),
    sameDeviceIds: await sessionsOfDevice(device, sessions, tokens),
    leaseWindow: leaseWindowAt(now, lease_ms),
  })
  if (refusal !== null) return refuse(refusal)
  return accept({ tabId, accessToken: await tokens.issueAccess(sessionId, account.id, now), refreshToken })
}

/**
 * An unknown address takes as long as a wrong password. Failed attempts delay the next ones of the same network. Where a
 * team logs in at its identity provider alone, every wrong password of its domains gets that answer, and so does a right one
 * of a member: nobody learns by it what is right, or who has an account.
 */
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
    return refuseCredentials(email, deps)
  }
  const isCorrect = await passwords.verify(account.passwordHash, password)
  if (isCorrect && account.verifiedAt === null && account.disabledAt === null) {
    // The answer is that of an unknown address: who signed up learns nothing by it of who has an account.
    deps.defer(() => sendActivationLink(account, say, deps))
    return refuseCredentials(email, deps)
  }
  if (!isCorrect || account.disabledAt !== null) return refuseCredentials(email, deps)
  const provider = account.teamId === null ? null : await deps.singleSignOn.ofTeam(account.teamId)
  if (provider?.isRequired === true) return refuse('SingleSignOnRequired')
  await Promise.all([ofAccount.value.discount(), ofNetwork.value.discount()])
  return accept(account)
}

async function refuseCredentials(
  email: string,
  { singleSignOn }: Pick<LogInDependencies, 'singleSignOn'>,
): Promise<Refused> {
  const provider = await singleSignOn.ofDomain(domainOf(email))
  return refuse(provider?.isRequired === true ? 'SingleSignOnRequired' : 'InvalidCredentials')
}

async function sessionsOfDevice(
  { tabId, heldToken }: Device,
  sessions: SessionStore,
  tokens: Tokens,
): Promise<string[]> {
  const held = heldToken === undefined ? null : await sessions.findToken(tokens.hashOf(heldToken))
  const ofTab = tabId === undefined ? null : await sessions.findSessionOfTab(tabId)
  return [held?.session.id, ofTab?.id].filter((id) => id !== undefined)
}
