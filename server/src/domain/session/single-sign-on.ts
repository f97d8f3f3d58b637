import { randomBytes, randomUUID } from 'node:crypto'
import type { AccountWithPassword } from '../account/account'
import { trialEnd } from '../account/trial-expiry'
import { accept, refuse, type Decision } from '../refusal'
import { startSession, type Device, type LogInDependencies, type SignedIn } from './log-in'

/** Where the members of a team log in, by OpenID Connect. */
export interface IdentityProvider {
  readonly teamId: string
  /** As the provider names itself, a URL. */
  readonly issuer: string
  readonly clientId: string
  /** Null for a client without one; PKCE binds the answer to who asked in either case. */
  readonly clientSecret: string | null
  /** Of the addresses of its people, in lower case. */
  readonly domain: string
  /** Whether the members log in with a password no more. */
  readonly isRequired: boolean
}

/** What binds an answer of the provider to the browser that was sent there. */
export interface SignOnChecks {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** Whom the provider confirmed. */
export interface Identity {
  readonly subject: string
  readonly email: string | null
  readonly isEmailVerified: boolean
}

export interface OpenId {
  /** The address to send the browser to; null when the provider does not answer. */
  begin(
    provider: IdentityProvider,
    callback: string,
  ): Promise<{ readonly address: string; readonly checks: SignOnChecks } | null>
  /** Whom the answer is about; null when anything about it is wrong. */
  finish(provider: IdentityProvider, answer: URL, checks: SignOnChecks): Promise<Identity | null>
}

export interface SingleSignOnStore {
  ofDomain(domain: string): Promise<IdentityProvider | null>
  ofTeam(teamId: string): Promise<IdentityProvider | null>
  set(provider: IdentityProvider): Promise<void>
  /** With the identities of its issuer that belong to members of the team. */
  remove(teamId: string): Promise<void>
  accountOf(issuer: string, subject: string): Promise<string | null>
  link(identity: { readonly issuer: string; readonly subject: string; readonly accountId: string }): Promise<void>
}

export type SingleSignOnDependencies = LogInDependencies & { readonly openId: OpenId }

export interface BegunSignOn {
  readonly address: string
  readonly checks: SignOnChecks & { readonly teamId: string }
}

/** The page that the provider sends the browser back to: the first one, which is for guests. */
const callbackOf = (publicOrigin: string): string => `${publicOrigin}/`

export async function beginSingleSignOn(
  email: string,
  { singleSignOn, openId, publicOrigin }: SingleSignOnDependencies,
): Promise<Decision<BegunSignOn>> {
  const provider = await singleSignOn.ofDomain(domainOf(email))
  if (provider === null) return refuse('SingleSignOnUnknown', { field: 'email' })
  const begun = await openId.begin(provider, callbackOf(publicOrigin))
  if (begun === null) return refuse('IdentityProviderAway')
  return accept({ address: begun.address, checks: { ...begun.checks, teamId: provider.teamId } })
}

/** Logs in whom the provider confirms; place and licence are decided as for every login. */
export async function finishSingleSignOn(
  { answer, checks, ...device }: { readonly answer: string; readonly checks: BegunSignOn['checks'] | null } & Device,
  deps: SingleSignOnDependencies,
): Promise<Decision<SignedIn>> {
  const provider = checks === null ? null : await deps.singleSignOn.ofTeam(checks.teamId)
  if (checks === null || provider === null) return refuse('SingleSignOnFailed')
  const address = new URL(callbackOf(deps.publicOrigin))
  address.search = answer
  const identity = await deps.openId.finish(provider, address, checks)
  if (identity === null) return refuse('SingleSignOnFailed')
  const account = await accountOf(identity, provider, deps)
  // What a login has to show beside the password is the provider's to ask for.
  return account.ok ? startSession(account.value, { ...device, hadSecondFactor: true }, deps) : account
}

async function accountOf(
  identity: Identity,
  provider: IdentityProvider,
  deps: SingleSignOnDependencies,
): Promise<Decision<AccountWithPassword>> {
  const { accounts, singleSignOn } = deps
  const { issuer, teamId } = provider
  const { subject } = identity
  const known = await singleSignOn.accountOf(issuer, subject)
  const account = known === null ? await accountOfAddress(identity, provider, deps) : await accounts.find(known)
  if (account === null || account.teamId !== teamId) return refuse('SingleSignOnForeign')
  if (known === null) await singleSignOn.link({ issuer, subject, accountId: account.id })
  return accept(account)
}

/**
 * The member with the address that the provider has verified, made where there is none: only of the team's own domain,
 * so that a provider speaks for its own people alone.
 */
async function accountOfAddress(
  { email, isEmailVerified }: Identity,
  { domain, teamId }: IdentityProvider,
  { accounts, passwords, sessions, clock }: SingleSignOnDependencies,
): Promise<AccountWithPassword | null> {
  if (email === null || !isEmailVerified || domainOf(email) !== domain) return null
  const now = clock()
  const existing = await accounts.findByEmail(email)
  if (existing === null) {
    const account = {
      ...{ id: randomUUID(), email, passwordHash: await passwords.hash(unknownPassword()), teamId },
      ...{ licence: 'full', trialExpiry: null, evaluationStandard: 'Iso', verifiedAt: now },
    } as const
    await accounts.create(account, now)
    return accounts.findByEmail(email)
  }
  if (existing.teamId !== teamId || existing.verifiedAt !== null) return existing
  // A stranger may have signed the address up: what they know ends.
  const passwordHash = await passwords.hash(unknownPassword())
  const change = { accountId: existing.id, passwordHash, exceptSessionId: null, now }
  await sessions.changePassword({ ...change, verifies: { trialExpiry: trialEnd(now) } })
  return accounts.find(existing.id)
}

/** Nobody knows it; who wants to log in with a password asks for a link. */
const unknownPassword = (): string => randomBytes(32).toString('base64url')

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()
