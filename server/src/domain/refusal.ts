import type { ConstructionBreak, WireFault } from '@soundleaf/construction'
import type { ErrorCode, Outcome } from '@soundleaf/contracts'

type NoParams = Readonly<Record<string, never>>

/** Causes for which the contract has no code of its own, with the parameters of their texts. */
interface SpecificParams {
  readonly EmailInvalid: NoParams
  readonly EmailsDiffer: NoParams
  readonly PasswordsDiffer: NoParams
  readonly PasswordIncorrect: NoParams
  readonly ResetLinkInvalid: NoParams
  readonly ProjectNameMissing: NoParams
  readonly ProjectNameHasControlCharacter: NoParams
  readonly ProjectNameTooLong: { readonly max: number }
  readonly FlankingUnsupported: NoParams
  readonly RuleBroken: { readonly rule: ConstructionBreak }
  readonly PropertyUnreadable: { readonly fault: WireFault }
  readonly TooManyAttempts: { readonly retryAfter_s: number }
  readonly TooManyCalls: { readonly retryAfter_s: number }
  readonly QuotaExhausted: { readonly quota: number }
  readonly CalculationTimedOut: { readonly limit_s: number }
  readonly EmbedTokenInvalid: NoParams
  readonly PartnerKeyInvalid: NoParams
  readonly PartnerKeyInBrowser: NoParams
  readonly OriginNotRegistered: { readonly origin: string; readonly partner: string }
  readonly IdNotGuid: NoParams
  readonly FieldMissing: { readonly name: string }
  readonly FieldNotListed: { readonly name: string; readonly found: string; readonly allowed: string }
  readonly FieldInvalid: { readonly name: string; readonly found: string; readonly rule: string }
  readonly NumberTooLarge: NoParams
  readonly NestedTooDeep: { readonly max: number }
  readonly TooManyValues: { readonly max: number }
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
