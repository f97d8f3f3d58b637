import { createHash, randomBytes } from 'node:crypto'
import { MINUTE_MS, type Clock } from '../clock'
import type { Later } from '../later'
import { accept, refuse, type Decision } from '../refusal'
import type { SessionStore } from '../session/session'
import { beginAttempt, PACES, type AttemptStore } from './attempts'
import type { Account, AccountStore } from './account'
import type { Post } from './mail'
import type { Passwords } from './passwords'

const LINK_MS = 30 * MINUTE_MS

export interface ResetParts {
  readonly attempts: AttemptStore
  readonly later: Later
  readonly accounts: AccountStore
  readonly sessions: SessionStore
  readonly passwords: Passwords
  readonly post: Post
  readonly clock: Clock
  /** Where the product is reached, as `https://app.example.com`; never taken from a request (F48). */
  readonly publicOrigin: string
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/**
 * Mails a link to choose a new password. The answer never tells whether the address has an account (LGN-03): all that
 * depends on it is done afterwards.
 */
export async function forgetPassword(
  { email, network }: { readonly email: string; readonly network: string },
  parts: ResetParts,
): Promise<Decision<Record<string, never>>> {
  const attempt = await beginAttempt(PACES.resetRequests, [network], parts)
  if (!attempt.ok) return attempt
  parts.later(() => mailLink(email, parts))
  return accept({})
}

async function mailLink(email: string, parts: ResetParts): Promise<void> {
  const account = await parts.accounts.findByEmail(email)
  if (account === null || account.disabledAt !== null) return
  // Nobody's inbox is filled by strangers.
  const letter = await beginAttempt(PACES.letters, [account.email.toLowerCase()], parts)
  if (!letter.ok) return
  const link = await makeResetLink(account, parts)
  await parts.post.send({
    to: account.email,
    subject: 'Choose a new password',
    text: `Choose a new password within 30 minutes:\n\n${link}\n\nIf you did not ask for it, do nothing.`,
  })
}

/** A link with which the owner of an account chooses a new password: once, within 30 minutes. */
export async function makeResetLink(
  { id, email }: Pick<Account, 'id' | 'email'>,
  { accounts, clock, publicOrigin }: Pick<ResetParts, 'accounts' | 'clock' | 'publicOrigin'>,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(clock().getTime() + LINK_MS)
  await accounts.keepReset({ hash: hashOf(token), accountId: id, expiresAt })
  return `${publicOrigin}/reset-password?${new URLSearchParams({ token, email }).toString()}`
}

/** Sets a new password by a link: once, in time, for its own address. Every session of the account ends (RST-04). */
export async function changeForgottenPassword(
  { email, password, token }: { readonly email: string; readonly password: string; readonly token: string },
  { accounts, sessions, passwords, clock }: ResetParts,
): Promise<Decision<Record<string, never>>> {
  const reset = await accounts.takeReset(hashOf(token))
  const account = reset === null ? null : await accounts.find(reset.accountId)
  const now = clock()
  const isOwn = account?.email.toLowerCase() === email.toLowerCase()
  const isOpen = account !== null && account.disabledAt === null
  if (reset === null || !isOpen || !isOwn || now > reset.expiresAt)
    return refuse('ValidationFailed', {
      message: 'The link is not valid any more. Ask for a new one.',
      field: 'token',
    })
  await accounts.setPassword(account.id, await passwords.hash(password))
  await sessions.endOthers(account.id, null, now)
  return accept({})
}
