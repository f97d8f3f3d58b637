import { MINUTE_MS } from '../clock'
import type { Defer } from '../defer'
import { sayTo, type Say } from '../../texts'
import { accept, refuse, type Decision } from '../refusal'
import type { SessionStore } from '../session/session'
import { createPasswordLink, hashOfLink, RESET_LIFETIME_MS, type LinkDependencies } from './activation'
import { recordAttempt, BACKOFF } from './attempts'
import { trialEnd } from './trial-expiry'
import { checkNewPassword } from './new-password'
import type { IsGuessable, Passwords } from './passwords'

export interface ResetDependencies extends LinkDependencies {
  readonly defer: Defer
  readonly sessions: SessionStore
  readonly passwords: Passwords
  readonly isGuessable: IsGuessable
}

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

async function emailLink(email: string, asked: Say, deps: ResetDependencies): Promise<void> {
  const account = await deps.accounts.findByEmail(email)
  if (account === null || account.disabledAt !== null) return
  // A stranger must not be able to flood somebody's inbox.
  const attempt = await recordAttempt(BACKOFF.emails, [account.email.toLowerCase()], deps)
  if (!attempt.ok) return
  const link = await createPasswordLink(account, deps)
  const say = await sayTo(account, asked)
  await deps.mailer.send({
    to: account.email,
    subject: say('reset.subject'),
    text: say('reset.text', { minutes: String(RESET_LIFETIME_MS / MINUTE_MS), link }),
  })
}

/**
 * Sets a new password with a link's token, for the address that the link was made for, which is verified by it.
 * All sessions end. A password that is refused leaves the link as it was. Whoever activates an account may choose the
 * one of the sign-up again.
 */
export async function resetPassword(
  { email, password, token }: { readonly email: string; readonly password: string; readonly token: string },
  deps: ResetDependencies,
): Promise<Decision<Record<string, never>>> {
  const { accounts, sessions, passwords, clock } = deps
  const hash = hashOfLink(token)
  const reset = await accounts.findReset(hash)
  const account = reset === null ? null : await accounts.find(reset.accountId)
  const now = clock()
  const isOwn = account?.email.toLowerCase() === email.toLowerCase()
  const isOpen = account !== null && account.disabledAt === null
  if (reset === null || !isOpen || !isOwn || now > reset.expiresAt)
    return refuse('ResetLinkInvalid', { field: 'token' })
  const isOld = account.verifiedAt !== null && (await passwords.verify(account.passwordHash, password))
  const isGood = await checkNewPassword({ password, email: account.email, isOld, field: 'password' }, deps)
  if (!isGood.ok) return isGood
  const passwordHash = await passwords.hash(password)
  if ((await accounts.consumeReset(hash)) === null) return refuse('ResetLinkInvalid', { field: 'token' })
  await sessions.changePassword({
    accountId: account.id,
    passwordHash,
    exceptSessionId: null,
    verifies: { trialExpiry: trialEnd(now) },
    now,
  })
  return accept({})
}
