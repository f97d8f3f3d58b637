import type { Clock } from '../clock'
import { accept, refuse, type Decision } from '../refusal'
import type { Caller, SessionStore } from '../session/session'
import type { AccountStore } from './account'
import type { Passwords } from './passwords'

/** Changes the caller's own password, whatever address the request names (decision 13); other sessions end. */
export async function changePassword(
  { password, newPassword }: { readonly password: string; readonly newPassword: string },
  { account, session }: Caller,
  parts: {
    readonly accounts: AccountStore
    readonly sessions: SessionStore
    readonly passwords: Passwords
    readonly clock: Clock
  },
): Promise<Decision<Record<string, never>>> {
  const current = await parts.accounts.find(account.id)
  if (current === null || !(await parts.passwords.verify(current.passwordHash, password)))
    return refuse('ValidationFailed', { message: 'The current password is not correct.', field: 'password' })
  await parts.accounts.setPassword(account.id, await parts.passwords.hash(newPassword))
  await parts.sessions.endOthers(account.id, session.id, parts.clock())
  return accept({})
}
