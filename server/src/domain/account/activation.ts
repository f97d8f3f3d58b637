import { createHash, randomBytes } from 'node:crypto'
import type { Say } from '../../texts'
import { HOUR_MS, MINUTE_MS, type Clock } from '../clock'
import type { AccountStore, AccountWithPassword } from './account'
import { BACKOFF, recordAttempt, type AttemptStore } from './attempts'
import type { Mailer } from './email'
import { TRIAL_DAYS } from './trial-expiry'

export const RESET_LIFETIME_MS = 30 * MINUTE_MS
const ACTIVATION_LIFETIME_MS = 24 * HOUR_MS

export interface LinkDependencies {
  readonly attempts: AttemptStore
  readonly accounts: AccountStore
  readonly mailer: Mailer
  readonly clock: Clock
  /** As `https://app.example.com`. Never taken from a request: its Host header could name a stranger's site. */
  readonly publicOrigin: string
}

export const hashOfLink = (token: string): string => createHash('sha256').update(token).digest('base64url')

/**
 * A link with which the owner of an account can choose a new password, once; that it came by mail verifies the address, and
 * the page tells who comes by the first one that it activates the account.
 */
export async function createPasswordLink(
  { id, email, verifiedAt }: Pick<AccountWithPassword, 'id' | 'email' | 'verifiedAt'>,
  { accounts, clock, publicOrigin }: Pick<LinkDependencies, 'accounts' | 'clock' | 'publicOrigin'>,
  lifetime_ms = RESET_LIFETIME_MS,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(clock().getTime() + lifetime_ms)
  await accounts.saveReset({ hash: hashOfLink(token), accountId: id, expiresAt })
  const query = new URLSearchParams({ token, email, ...(verifiedAt === null && { activates: '' }) })
  return `${publicOrigin}/reset-password?${query.toString()}`
}

/**
 * Mails the link that makes an account work. It asks for the password once more, so that an account never begins with
 * one that a stranger chose, who signed up the address before its owner.
 */
export async function sendActivationLink(
  account: AccountWithPassword,
  say: Say,
  deps: LinkDependencies,
): Promise<void> {
  const attempt = await recordAttempt(BACKOFF.emails, [account.email.toLowerCase()], deps)
  if (!attempt.ok) return
  const link = await createPasswordLink(account, deps, ACTIVATION_LIFETIME_MS)
  const hours = String(ACTIVATION_LIFETIME_MS / HOUR_MS)
  await deps.mailer.send({
    to: account.email,
    subject: say('welcome.subject'),
    text: say('welcome.text', { days: String(TRIAL_DAYS), hours, link }),
  })
}
