import type { Licence } from '@soundleaf/contracts'
import type { Decision } from '../refusal'

/** Where the members of a team log in, by OpenID Connect. */
export interface IdentityProvider {
  readonly teamId: string
  /** As the provider names itself, a URL. */
  readonly issuer: string
  readonly clientId: string
  /** Null for a client without one; PKCE binds the answer to who asked in either case. */
  readonly clientSecret: string | null
  /** Of the addresses of its people, in lower case. */
  readonly domains: readonly string[]
  /** Of whoever has no account before the first sign-on. */
  readonly licence: Licence
  /** Whether the members log in with a password no more. */
  readonly isRequired: boolean
}

/** What binds an answer of the provider to the browser that was sent there. */
export interface SignOnChecks {
  readonly teamId: string
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

export interface BegunSignOn {
  readonly address: string
  readonly checks: SignOnChecks
}

/** Whom the provider confirmed. */
export interface Identity {
  readonly subject: string
  /** Null where the provider names none, or has not verified it. */
  readonly email: string | null
}

export interface OpenId {
  /** Where to send the browser, whose person says to have an address. */
  begin(provider: IdentityProvider, callback: string, email: string): Promise<Decision<BegunSignOn>>
  /** Whom the answer is about, once everything about it is right. */
  finish(provider: IdentityProvider, answer: URL, checks: SignOnChecks): Promise<Decision<Identity>>
}

/** For how long somebody may be at their identity provider. */
export const SIGN_ON_S = 600

/** What a browser keeps meanwhile. */
export interface SignOnSeal {
  seal(checks: SignOnChecks, now: Date): Promise<string>
  /** Null for what is not ours, or too old. */
  open(sealed: string, now: Date): Promise<SignOnChecks | null>
}

export interface SingleSignOnStore {
  ofDomain(domain: string): Promise<IdentityProvider | null>
  ofTeam(teamId: string): Promise<IdentityProvider | null>
  /** Replaces the team's; who is whom at another one is forgotten. */
  set(provider: IdentityProvider): Promise<void>
  /** With who of the members is whom there. False when there is none. */
  remove(teamId: string): Promise<boolean>
  accountOf(issuer: string, subject: string): Promise<string | null>
  identitiesOf(accountId: string): Promise<readonly { readonly issuer: string; readonly subject: string }[]>
  /** False when the account is somebody else's at this issuer, also at the same moment. */
  link(identity: {
    readonly issuer: string
    readonly subject: string
    readonly accountId: string
  }): Promise<boolean>
  /** Forgets whose account it is at any issuer. False when nobody's is known. */
  unlink(accountId: string): Promise<boolean>
}

/**
 * Where a team's provider sends the browser back to: each to an address of its own, which tells whose answer it is
 * (RFC 9700, section 4.4.2.2). The shell takes it from there to its first page.
 */
export const callbackOf = (publicOrigin: string, teamId: string): string =>
  `${publicOrigin}/sign-on/${teamId}`

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()
