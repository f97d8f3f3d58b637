import type { ClientFailure, ErrorCode } from '@soundleaf/contracts'
import { t } from './texts'

/** What is said of a failed call: the same on the server, which puts it on the wire, and in a browser. */
export function failureText({ code }: { readonly code: ErrorCode | ClientFailure }): string {
  return t(code)
}
