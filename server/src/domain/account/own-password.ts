import type { Clock } from '../clock'
import { accept, refuse, type Decision } from '../refusal'
import type { Caller } from '../session/session'
import type { AccountStore, AccountWithPassword } from './account'
import { recordAttempt, BACKOFF, type AttemptStore } from './attempts'
import type { Passwords } from './passwords'

export interface OwnPasswordDependencies {
  readonly attempts: AttemptStore
  readonly accounts: AccountStore
  readonly passwords: Passwords
  readonly clock: Clock
}

/**
 * Asks for the password once more, before something that nobody may do who finds a page open. What follows holds only
 * while the account still has the password hash that comes back.
 */
export async function checkOwnPassword(
  { password, network }: { readonly password: string; readonly network: string },
  { account }: Caller,
  deps: OwnPasswordDependencies,
): Promise<Decision<AccountWithPassword>> {
  const attempt = await recordAttempt(BACKOFF.password, [account.id, network], deps)
  if (!attempt.ok) return attempt
  const current = await deps.accounts.find(account.id)
  if (current === null || !(await deps.passwords.verify(current.passwordHash, password)))
    return refuse('PasswordIncorrect', { field: 'password' })
  await attempt.value.discount()
  return accept(current)
}
