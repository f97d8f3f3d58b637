import type { ErrorCode, Outcome } from '@soundleaf/contracts'

/** An expected failure of a call: its code, and what the person needs to know beyond the code's own text. */
export interface Refusal {
  readonly code: ErrorCode
  readonly message?: string
  readonly field?: string
  readonly componentIds?: readonly string[]
  readonly revision?: number
  /** When trying again makes sense; told in the answer's header. */
  readonly retryAfter_s?: number
}

export type Decision<Value> = Outcome<Value, Refusal>

export const accept = <Value>(value: Value): Decision<Value> => ({ ok: true, value })

/** The decision with another form of what was accepted. */
export const mapped = <From, To>(decision: Decision<From>, to: (value: From) => To): Decision<To> =>
  decision.ok ? accept(to(decision.value)) : decision

export const refuse = (
  code: ErrorCode,
  details: Omit<Refusal, 'code'> = {},
): { readonly ok: false; readonly failure: Refusal } => ({ ok: false, failure: { code, ...details } })
