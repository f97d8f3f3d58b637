import { createHash, randomBytes } from 'node:crypto'
import { MINUTE_MS, type Clock } from '../clock'
import type { Defer } from '../defer'
import type { Say } from '../../texts'
import { accept, refuse, type Decision } from '../refusal'
import type { SessionStore } from '../session/session'
import { recordAttempt, BACKOFF, type AttemptStore } from './attempts'
import type { Account, AccountStore } from './account'
import type { Mailer } from './email'
import type { Passwords } from './passwords'

const LINK_LIFETIME_MS = 30 * MINUTE_MS

export interface ResetDependencies {
  readonly attempts: AttemptStore
  readonly defer: Defer
  readonly accounts: AccountStore
  readonly sessions: SessionStore
  readonly passwords: Passwords
  readonly mailer: Mailer
  readonly clock: Clock
  /** As `https://app.example.com`. Never taken from a request: its Host header could name a stranger's site. */
  readonly publicOrigin: string
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/**
 * Emails a password reset link. Neither the answer nor its time reveals whether the address has an account: everything
 * that depends on it is deferred.
 */
export async function requestPasswordReset(
  { email, network, say }: { readonly email: string; readonly network: string; readonly say: Say },
  deps: ResetDependencies,
): Promise<Decision<Record<string, never>>> {
  const attempt = await recordAttempt(BACKOFF.resetRequests, [network], deps)
  if (!attempt.ok) return attempt
  deps.defer(() => emailLink(email, say, deps))
  return accept({})
}

async function emailLink(email: string, say: Say, deps: ResetDependencies): Promise<void> {
  const account = await deps.accounts.findByEmail(email)
  if (account === null || account.disabledAt !== null) return
  // A stranger must not be able to flood somebody's inbox.
  const attempt = await recordAttempt(BACKOFF.emails, [account.email.toLowerCase()], deps)
  if (!attempt.ok) return
  const link = await createResetLink(account, deps)
  await deps.mailer.send({
    to: account.email,
    subject: say('reset.subject'),
    text: say('reset.text', { minutes: String(LINK_LIFETIME_MS / MINUTE_MS), link }),
  })
}

/** A link with which the owner of an account can choose a new password, once, within 30 minutes. */
export async function createResetLink(
  { id, email }: Pick<Account, 'id' | 'email'>,
  { accounts, clock, publicOrigin }: Pick<ResetDependencies, 'accounts' | 'clock' | 'publicOrigin'>,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(clock().getTime() + LINK_LIFETIME_MS)
  await accounts.saveReset({ hash: hashOf(token), accountId: id, expiresAt })
  return `${publicOrigin}/reset-password?${new URLSearchParams({ token, email }).toString()}`
}

/** Sets a new password with a reset link's token, for the address that the link was made for. All sessions end. */
export async function resetPassword(
  { email, password, token }: { readonly email: string; readonly password: string; readonly token: string },
  { accounts, sessions, passwords, clock }: ResetDependencies,
): Promise<Decision<Record<string, never>>> {
  const reset = await accounts.consumeReset(hashOf(token))
  const account = reset === null ? null : await accounts.find(reset.accountId)
  const now = clock()
  const isOwn = account?.email.toLowerCase() === email.toLowerCase()
  const isOpen = account !== null && account.disabledAt === null
  if (reset === null || !isOpen || !isOwn || now > reset.expiresAt)
    return refuse('ResetLinkInvalid', { field: 'token' })
  const passwordHash = await passwords.hash(password)
  await sessions.changePassword({ accountId: account.id, passwordHash, exceptSessionId: null, now })
  return accept({})
}
