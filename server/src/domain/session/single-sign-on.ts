import { randomBytes, randomUUID } from 'node:crypto'
import type { AccountWithPassword } from '../account/account'
import { trialEnd } from '../account/trial-expiry'
import { refuse, type Decision } from '../refusal'
import {
  callbackOf,
  domainOf,
  type BegunSignOn,
  type IdentityProvider,
  type OpenId,
  type SignOnChecks,
  type SingleSignOnStore,
} from './identity-provider'
import { startSession, type Device, type LogInDependencies, type SignedIn } from './log-in'

export type SingleSignOnDependencies = LogInDependencies & {
  readonly openId: OpenId
  readonly singleSignOn: SingleSignOnStore
}

interface Answer extends Device {
  /** Path and query with which the browser came back. */
  readonly answer: string
  /** Null where the browser was not sent to a provider, or too long ago. */
  readonly checks: SignOnChecks | null
  /** Whose account it is, and whether it is so for the first time. */
  readonly note: (subject: { readonly accountId: string; readonly details: readonly string[] }) => void
}

/** Whose account it is, if anybody's; and what is new about it. */
interface Member {
  readonly account: AccountWithPassword | null
  readonly details: readonly string[]
}

/** The domain alone tells the provider, so that nobody learns which addresses have accounts. */
export async function beginSingleSignOn(
  email: string,
  { singleSignOn, openId, publicOrigin }: SingleSignOnDependencies,
): Promise<Decision<BegunSignOn>> {
  const provider = await singleSignOn.ofDomain(domainOf(email))
  if (provider === null) return refuse('SingleSignOnUnknown', { field: 'email' })
  return openId.begin(provider, callbackOf(publicOrigin, provider.teamId), email)
}

/** Logs in whom the provider confirms; place and licence are decided as for every login. */
export async function finishSingleSignOn(
  { answer, checks, note, ...device }: Answer,
  deps: SingleSignOnDependencies,
): Promise<Decision<SignedIn>> {
  const provider = checks === null ? null : await deps.singleSignOn.ofTeam(checks.teamId)
  if (checks === null || provider === null) return refuse('SingleSignOnFailed')
  const address = URL.canParse(answer, deps.publicOrigin) ? new URL(answer, deps.publicOrigin) : null
  // What one provider answered is never handed to another, which could get in with it.
  const callback = callbackOf(deps.publicOrigin, provider.teamId)
  if (address === null || address.origin + address.pathname !== callback) return refuse('SingleSignOnFailed')
  const identity = await deps.openId.finish(provider, address, checks)
  if (!identity.ok) return identity
  const { subject, email } = identity.value
  if (email === null) return refuse('SingleSignOnUnverified')
  // So that a provider speaks for its own people alone, today as on the first day.
  if (!provider.domains.includes(domainOf(email))) return refuse('SingleSignOnForeign')

  const known = await deps.singleSignOn.accountOf(provider.issuer, subject)
  const { account, details }: Member =
    known === null
      ? await memberOfAddress({ subject, email }, provider, deps)
      : { account: await deps.accounts.find(known), details: [] }
  if (account !== null) note({ accountId: account.id, details })
  if (account === null || account.teamId !== provider.teamId || account.disabledAt !== null)
    return refuse('SingleSignOnForeign')
  // What a login has to show beside the password is the provider's to ask for.
  return startSession(account, { ...device, hadSecondFactor: true, isByProvider: true }, deps)
}

/**
 * The member with a verified address who comes for the first time: with the account that the team has for it, or with a
 * new one. An account that is not the team's becomes nobody's by its address alone.
 */
async function memberOfAddress(
  { subject, email }: { readonly subject: string; readonly email: string },
  provider: IdentityProvider,
  deps: SingleSignOnDependencies,
): Promise<Member> {
  const { accounts, singleSignOn } = deps
  const { issuer, teamId } = provider
  const isNew = (await accounts.findByEmail(email)) === null && (await join(email, provider, deps))
  const account = await accounts.findByEmail(email)
  if (account === null || account.teamId !== teamId) return { account, details: [] }
  // An address may be given to another person, who gets nobody's account by it.
  if (!(await singleSignOn.link({ issuer, subject, accountId: account.id })))
    return { account: null, details: [] }
  if (account.verifiedAt !== null) return { account, details: [isNew ? 'joined' : 'linked'] }
  await verify(account, deps)
  return { account: await accounts.find(account.id), details: ['linked'] }
}

/** False when the address has got an account at the same moment. */
async function join(
  email: string,
  { teamId, licence }: IdentityProvider,
  { accounts, passwords, clock }: SingleSignOnDependencies,
): Promise<boolean> {
  const now = clock()
  const passwordHash = await passwords.hash(unknownPassword())
  return accounts.create(
    {
      ...{ id: randomUUID(), email, passwordHash, teamId, licence },
      ...{ trialExpiry: licence === 'trial' ? trialEnd(now) : null, verifiedAt: now },
      evaluationStandard: 'Iso',
    },
    now,
  )
}

/** A stranger may have signed the address up: what they know ends. */
async function verify(
  { id: accountId }: AccountWithPassword,
  { passwords, sessions, clock }: SingleSignOnDependencies,
): Promise<void> {
  const now = clock()
  const passwordHash = await passwords.hash(unknownPassword())
  const verifies = { trialExpiry: trialEnd(now) }
  await sessions.changePassword({ accountId, passwordHash, exceptSessionId: null, verifies, now })
}

/** Nobody knows it; who wants to log in with a password asks for a link. */
const unknownPassword = (): string => randomBytes(32).toString('base64url')
