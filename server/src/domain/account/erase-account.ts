import type { Say } from '../../texts'
import type { Defer } from '../defer'
import { DELETED_RETENTION_MS } from '../housekeeping'
import { accept, refuse, type Decision } from '../refusal'
import type { Caller, SessionStore } from '../session/session'
import type { Account } from './account'
import type { Mailer } from './email'
import { checkOwnPassword, type OwnPasswordDependencies } from './own-password'

/**
 * Erases the caller's account: all its sessions end, nobody logs in to it and its projects are seen no more. What is
 * stored is removed 30 days later; till then the operator can undo it, for whoever did not mean it or was not asked.
 */
export async function eraseAccount(
  request: { readonly password: string; readonly network: string; readonly say: Say },
  caller: Caller,
  deps: OwnPasswordDependencies & {
    readonly sessions: SessionStore
    readonly mailer: Mailer
    readonly defer: Defer
  },
): Promise<Decision<Record<string, never>>> {
  const checked = await checkOwnPassword(request, caller, deps)
  if (!checked.ok) return checked
  const { id, passwordHash } = checked.value
  const now = deps.clock()
  const isErased = await deps.sessions.erase(id, passwordHash, now)
  if (!isErased) return refuse('PasswordIncorrect', { field: 'password' })
  deps.defer(() => sayErased('erased', { ...caller.account, erasedAt: now }, request.say, deps))
  return accept({})
}

/** Tells the owner of an address that its account was erased, or, who signs it up anew, that it was. */
export async function sayErased(
  what: 'erased' | 'stillErased',
  { email, erasedAt }: Pick<Account, 'email'> & { readonly erasedAt: Date },
  say: Say,
  { mailer }: { readonly mailer: Mailer },
): Promise<void> {
  const date = new Date(erasedAt.getTime() + DELETED_RETENTION_MS).toISOString().slice(0, 10)
  await mailer.send({ to: email, subject: say('erased.subject'), text: say(`${what}.text`, { date }) })
}
