import type { ClientFailure, ErrorCode } from './error-codes'
import type { MessageParams } from './message'

/** Why a call failed. A value, never an exception. */
export interface CallFailure {
  readonly code: ErrorCode | ClientFailure
  /** HTTP status, or null when no answer came. */
  readonly status: number | null
  /** Plain text of at most 300 characters, in the language in use. */
  readonly message: string
  /** Finer than the code, where the server tells more, with what its sentence says. */
  readonly reason?: string
  readonly params?: MessageParams
  /** The field of the request that was refused, as `fieldValues.volume`. */
  readonly field?: string
  /** Components that a rule or a calculation refused. */
  readonly componentIds?: readonly string[]
  /** On StaleRevision: the revision the server holds. */
  readonly revision?: number
  /** `GET /api/projects/{id}`: method and template, never a query. */
  readonly call: string
  /** By which the server's log and audit trail know the request. */
  readonly requestId?: string
}

export type Outcome<Value, Failure = CallFailure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure }
