import {
  FAILURE_REASONS,
  type ClientFailure,
  type ErrorCode,
  type FailureReason,
  type FailureReasons,
  type MessageParams,
} from '@soundleaf/contracts'
import { formatPlain, formatQuantity, numberIn } from '@soundleaf/texts'
import { t } from './texts/failures'

/** What is said of a failed call: the same on the server, which puts it on the wire, and in a browser. */
export function failureText({ code }: { readonly code: ErrorCode | ClientFailure }): string {
  return t(code)
}

/** The finer reason of a failed call. */
export type ReasonOfFailure = {
  [Reason in FailureReason]: { readonly reason: Reason; readonly params: FailureReasons[Reason] }
}[FailureReason]

export function reasonText({ reason, params }: ReasonOfFailure): string {
  return say(reason, params)
}

/** The text of a failure that another part told of; null where its code and reason are not all known here. */
export function knownFailureText({
  code,
  reason,
  params = {},
}: {
  readonly code: ErrorCode | ClientFailure
  readonly reason?: string
  readonly params?: MessageParams
}): string | null {
  if (reason === undefined) return null
  return isReason(reason) && FAILURE_REASONS[reason] === code ? say(reason, params) : null
}

const isReason = (reason: string): reason is FailureReason => Object.hasOwn(FAILURE_REASONS, reason)

function say(reason: FailureReason, params: MessageParams): string {
  const words = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? numberOf(name, value, params['unit']) : value || t('request'),
  ])
  // The reason decides what its text takes; the compiler cannot see that over all of them at once.
  return (t as (key: FailureReason, params: object) => string)(reason, Object.fromEntries(words) as object)
}

/** The units of SI with which names of numbers end that are said in the units in use. */
const UNITS: ReadonlyMap<string, string> = new Map([
  ['m', 'm'],
  ['m2', 'm²'],
])

/** Numbers of a reason that names their unit are said without it, as their field has them. */
function numberOf(name: string, value: number, unitOfAll: MessageParams[string] | undefined): string {
  if (typeof unitOfAll === 'string') return numberIn(unitOfAll, value)
  const [, end = ''] = name.split('_')
  const unit = UNITS.get(end)
  return unit === undefined ? formatPlain(value) : formatQuantity(value, unit, 2)
}
