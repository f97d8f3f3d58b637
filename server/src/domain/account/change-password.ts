import type { Clock } from '../clock'
import { accept, refuse, type Decision } from '../refusal'
import type { Caller, SessionStore } from '../session/session'
import { beginAttempt, PACES, type AttemptStore } from './attempts'
import type { AccountStore } from './account'
import type { Passwords } from './passwords'

/** Changes the caller's own password, whatever address the request names (decision 13); other sessions end. */
export async function changePassword(
  request: { readonly password: string; readonly newPassword: string; readonly network: string },
  { account, session }: Caller,
  parts: {
    readonly attempts: AttemptStore
    readonly accounts: AccountStore
    readonly sessions: SessionStore
    readonly passwords: Passwords
    readonly clock: Clock
  },
): Promise<Decision<Record<string, never>>> {
  const attempt = await beginAttempt(PACES.password, [account.id, request.network], parts)
  if (!attempt.ok) return attempt
  const { accounts, passwords } = parts
  const current = await accounts.find(account.id)
  if (current === null || !(await passwords.verify(current.passwordHash, request.password)))
    return refuse('ValidationFailed', { message: 'The current password is not correct.', field: 'password' })
  await attempt.value.forgive()
  await accounts.setPassword(account.id, await passwords.hash(request.newPassword))
  await parts.sessions.endOthers(account.id, session.id, parts.clock())
  return accept({})
}
