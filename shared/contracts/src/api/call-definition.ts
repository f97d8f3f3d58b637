import type { TProperties, TSchema } from '@sinclair/typebox'
import type { FailureReason } from '../failure-reasons'

export interface CallDefinition {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path template, as `/api/projects/{id}`. */
  readonly path: string
  /** Whether the call carries the bearer token. */
  readonly authenticated: boolean
  /** Headers without which the call is refused. */
  readonly headers?: TProperties
  readonly params?: TProperties
  readonly query?: TProperties
  readonly body?: TSchema
  /** Bytes that the body may have, where that is more than usual. */
  readonly bodyLimit?: number
  readonly answer: TSchema
  /** Why this call fails unexpectedly, where the specification gives that a text of its own. */
  readonly failureReason?: FailureReason
}
