import type { ConstructionBreak, WireFault } from '@soundleaf/construction'
import type { ErrorCode, FailureReasons, Outcome } from '@soundleaf/contracts'

type NoParams = Readonly<Record<never, never>>

/** Causes for which the contract has no code of its own, with the parameters of their texts. */
interface SpecificParams extends FailureReasons {
  readonly RuleBroken: { readonly broken: ConstructionBreak }
  readonly PropertyUnreadable: { readonly broken: WireFault }
}
export type SpecificCode = keyof SpecificParams

/** Parameters by code: those of the contract, and the specific ones. */
export type RefusalParams = SpecificParams & {
  readonly [Code in Exclude<ErrorCode, 'StaleRevision'>]: NoParams
} & { readonly StaleRevision: { readonly revision: number } }
export type RefusalCode = keyof RefusalParams

/** Where in the request the fault lies. */
interface Place {
  readonly field?: string
  readonly componentIds?: readonly string[]
  /** Whom it concerns, where the caller is unknown: for the audit trail, and in no answer. */
  readonly accountId?: string
}

/** An expected failure of a call. It has no text: `routes/failure-response.ts` writes that. */
export interface Refusal extends Place {
  readonly code: RefusalCode
  readonly params: RefusalParams[RefusalCode]
}

export type Decision<Value> = Outcome<Value, Refusal>
export interface Refused {
  readonly ok: false
  readonly failure: Refusal
}

type PlainCode = {
  [Code in RefusalCode]: NoParams extends RefusalParams[Code] ? Code : never
}[RefusalCode]
type CodeWithParams = Exclude<RefusalCode, PlainCode>

export const accept = <Value>(value: Value): Decision<Value> => ({ ok: true, value })

export function refuse(code: PlainCode, place?: Place): Refused
export function refuse<Code extends CodeWithParams>(
  code: Code,
  details: Place & { readonly params: RefusalParams[Code] },
): Refused
export function refuse(
  code: RefusalCode,
  { params = {}, ...place }: Place & { readonly params?: RefusalParams[RefusalCode] } = {},
): Refused {
  return { ok: false, failure: { code, params, ...place } }
}
/** The decision with another form of what was accepted. */
export const mapped = <From, To>(decision: Decision<From>, to: (value: From) => To): Decision<To> =>
  decision.ok ? accept(to(decision.value)) : decision
