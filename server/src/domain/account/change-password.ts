import type { Clock } from '../clock'
import { accept, refuse, type Decision } from '../refusal'
import type { Caller, SessionStore } from '../session/session'
import { recordAttempt, BACKOFF, type AttemptStore } from './attempts'
import type { AccountStore } from './account'
import { checkNewPassword } from './new-password'
import type { IsGuessable, Passwords } from './passwords'

/** Changes the caller's own password, whatever email address the request names; their other sessions end. */
export async function changePassword(
  request: { readonly password: string; readonly newPassword: string; readonly network: string },
  { account, session }: Caller,
  deps: {
    readonly attempts: AttemptStore
    readonly accounts: AccountStore
    readonly sessions: SessionStore
    readonly passwords: Passwords
    readonly isGuessable: IsGuessable
    readonly clock: Clock
  },
): Promise<Decision<Record<string, never>>> {
  const attempt = await recordAttempt(BACKOFF.password, [account.id, request.network], deps)
  if (!attempt.ok) return attempt
  const { accounts, passwords } = deps
  const current = await accounts.find(account.id)
  if (current === null || !(await passwords.verify(current.passwordHash, request.password)))
    return refuse('PasswordIncorrect', { field: 'password' })
  await attempt.value.discount()
  const { newPassword: password } = request
  const isOld = password === request.password
  const isGood = await checkNewPassword({ password, email: current.email, isOld, field: 'newPassword' }, deps)
  if (!isGood.ok) return isGood
  const isChanged = await deps.sessions.changePassword({
    accountId: account.id,
    passwordHash: await passwords.hash(password),
    // Whoever asks must not undo a reset that comes meanwhile.
    instead: current.passwordHash,
    exceptSessionId: session.id,
    now: deps.clock(),
  })
  return isChanged ? accept({}) : refuse('PasswordIncorrect', { field: 'password' })
}
