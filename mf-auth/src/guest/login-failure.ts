import type { CallFailure } from '@soundleaf/contracts'
import { failureText } from '@soundleaf/messages/failures'
import { t } from '../texts'

export interface LoginFailure {
  readonly text: string
  /** The text asks to get in touch; the page adds the link. */
  readonly asksForContact: boolean
}

/**
 * What the form says when logging in failed (specification section 8), or null when the shell already shows the
 * Network Error dialog.
 */
export function loginFailure({ code, reason, message }: CallFailure): LoginFailure | null {
  if (reason?.startsWith('SingleSignOn') === true || reason === 'IdentityProviderAway')
    return { text: message, asksForContact: false }
  switch (code) {
    case 'FreeTrialExpired':
      return { text: failureText({ code }), asksForContact: true }
    case 'AlreadyLoggedIn':
    case 'InsufficientSlots':
    case 'InvalidCredentials':
      return { text: failureText({ code }), asksForContact: false }
    case 'NetworkFailure':
    case 'Aborted':
      return null
    default:
      return { text: t('login.failed'), asksForContact: false }
  }
}
