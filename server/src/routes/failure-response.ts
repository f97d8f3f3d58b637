import { ERROR_CODES, type ErrorCode, type FailureAnswer } from '@soundleaf/contracts'
import { failureText } from '@soundleaf/texts/failures'
import type { FastifyReply } from 'fastify'
import type { Decision, Refusal, RefusalCode, RefusalParams, SpecificCode } from '../domain/refusal'
import { FAILURE_TEXTS } from './failure-texts'

const LONGEST_MESSAGE = 300

/** The status and body that answer a refused call. `text` takes the place of the code's own. */
export function failureResponse(
  { code, params, field, componentIds }: Refusal,
  text?: string,
): { readonly status: number; readonly body: FailureAnswer } {
  const wire = wireForm(code, params)
  const body = {
    code: wire.code,
    message: shortened(text ?? wire.message),
    ...(field !== undefined && { field }),
    ...(componentIds !== undefined && { componentIds: [...componentIds] }),
    ...('revision' in params && { revision: params.revision }),
  }
  return { status: ERROR_CODES[wire.code].status, body }
}

/** Answers with the value, or with the refusal. */
export function sendDecision<Value>(reply: FastifyReply, decision: Decision<Value>): Value | FastifyReply {
  return decision.ok ? decision.value : sendFailure(reply, decision.failure)
}

export function sendFailure(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status, body } = failureResponse(refusal)
  const { params } = refusal
  if ('retryAfter_s' in params) reply.header('retry-after', params.retryAfter_s)
  return reply.code(status).send(body)
}

function wireForm(
  code: RefusalCode,
  params: RefusalParams[RefusalCode],
): { readonly code: ErrorCode; readonly message: string } {
  if (!isSpecific(code)) return { code, message: failureText({ code }) }
  const { code: wireCode, text } = FAILURE_TEXTS[code]
  // `refuse` has tied the parameters to their code; the compiler cannot see that here, over all codes at once.
  return { code: wireCode, message: (text as (given: typeof params) => string)(params) }
}

const isSpecific = (code: RefusalCode): code is SpecificCode => code in FAILURE_TEXTS

function shortened(text: string): string {
  return text.length <= LONGEST_MESSAGE ? text : `${text.slice(0, LONGEST_MESSAGE - 1)}…`
}
