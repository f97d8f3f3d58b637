import type { ClientFailure, ErrorCode } from './error-codes'

/** Why a call failed. A value, never an exception. */
export interface CallFailure {
  readonly code: ErrorCode | ClientFailure
  /** HTTP status, or null when no answer came. */
  readonly status: number | null
  /** Plain text of at most 300 characters (decision 23). */
  readonly message: string
  /** The field of the request that was refused, as `fieldValues.volume`. */
  readonly field?: string
  /** Components that a rule or a calculation refused. */
  readonly componentIds?: readonly string[]
  /** On StaleRevision: the revision the server holds. */
  readonly revision?: number
  /** `GET /api/projects/{id}`: method and template, never a query (decision 24). */
  readonly call: string
}

export type Outcome<Value, Failure = CallFailure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure }
