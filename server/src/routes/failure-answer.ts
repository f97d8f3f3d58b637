import { ERROR_CODES, type FailureAnswer } from '@soundleaf/contracts'
import { failureText } from '@soundleaf/texts/failures'
import type { Refusal } from '../domain/refusal'

const LONGEST_MESSAGE = 300

/** The answer to a refused call: the code's status, and its standing text where the refusal has none of its own. */
export function failureOf({ code, message, retryAfter_s: _, ...details }: Refusal): {
  readonly status: number
  readonly body: FailureAnswer
} {
  const { componentIds, ...rest } = details
  const body = {
    code,
    message: shortened(message ?? failureText({ code })),
    ...rest,
    ...(componentIds && { componentIds: [...componentIds] }),
  }
  return { status: ERROR_CODES[code].status, body }
}

function shortened(text: string): string {
  return text.length <= LONGEST_MESSAGE ? text : `${text.slice(0, LONGEST_MESSAGE - 1)}…`
}
