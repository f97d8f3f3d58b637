import { CALLS, ERROR_CODES } from '@soundleaf/contracts'
import type { CallFailure, CallName, ClientFailure, ErrorCode } from '@soundleaf/contracts'
import { failureText } from '@soundleaf/messages/failures'

const isServerCode = (code: ErrorCode | ClientFailure): code is ErrorCode => code in ERROR_CODES

/** The outcome of a call that fails with a code, with that code's status and text. */
export function failure(
  name: CallName,
  code: ErrorCode | ClientFailure,
): { ok: false; failure: CallFailure } {
  const { method, path } = CALLS[name]
  const status = isServerCode(code) ? ERROR_CODES[code].status : null
  return { ok: false, failure: { code, status, message: failureText({ code }), call: `${method} ${path}` } }
}
