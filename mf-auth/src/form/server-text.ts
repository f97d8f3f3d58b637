import { ERROR_CODES, type CallFailure } from '@soundleaf/contracts'

/** What the server itself says about a refused call; null where it says nothing in particular. */
export function serverText({ code, message }: CallFailure): string | null {
  const isNothing = message === '' || code === 'BadAnswer' || message === ERROR_CODES.InternalError.text
  return isNothing ? null : message
}
