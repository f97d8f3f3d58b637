import { accept, refuse, type Decision } from '../refusal'
import type { IsGuessable } from './passwords'

/**
 * Whether a person may have a password from now on; the contract has refused what is too short. One that somebody has
 * already, as a demo account, goes on until it is changed.
 */
export async function checkNewPassword(
  wanted: {
    readonly password: string
    readonly email: string
    /** Whether it is the one that is to be replaced. */
    readonly isOld?: boolean
    /** Its name in the request. */
    readonly field: string
  },
  { isGuessable }: { readonly isGuessable: IsGuessable },
): Promise<Decision<null>> {
  const { password, email, isOld = false, field } = wanted
  if (isOld) return refuse('PasswordUnchanged', { field })
  return (await isGuessable(password, [email])) ? refuse('PasswordGuessable', { field }) : accept(null)
}
