import type { CallFailure } from '@soundleaf/contracts'

/** What the server itself says about a refused call; null where it says nothing in particular. */
export function serverText({ code, message }: CallFailure): string | null {
  const isNothing = message === '' || code === 'BadAnswer' || code === 'InternalError'
  return isNothing ? null : message
}
