import { accept, refuse, type Decision } from '../refusal'
import type { Caller, SessionStore } from '../session/session'
import { checkNewPassword } from './new-password'
import { checkOwnPassword, type OwnPasswordDependencies } from './own-password'
import type { IsGuessable } from './passwords'

/** Changes the caller's own password, whatever email address the request names; their other sessions end. */
export async function changePassword(
  request: { readonly password: string; readonly newPassword: string; readonly network: string },
  caller: Caller,
  deps: OwnPasswordDependencies & { readonly sessions: SessionStore; readonly isGuessable: IsGuessable },
): Promise<Decision<Record<string, never>>> {
  const checked = await checkOwnPassword(request, caller, deps)
  if (!checked.ok) return checked
  const { id, email, passwordHash } = checked.value
  const { newPassword: password } = request
  const isOld = password === request.password
  const isGood = await checkNewPassword({ password, email, isOld, field: 'newPassword' }, deps)
  if (!isGood.ok) return isGood
  const isChanged = await deps.sessions.changePassword({
    accountId: id,
    passwordHash: await deps.passwords.hash(password),
    // Whoever asks must not undo a reset that comes meanwhile.
    instead: passwordHash,
    exceptSessionId: caller.session.id,
    now: deps.clock(),
  })
  return isChanged ? accept({}) : refuse('PasswordIncorrect', { field: 'password' })
}
