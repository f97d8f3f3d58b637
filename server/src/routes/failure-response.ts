import { ERROR_CODES, FAILURE_REASONS, type ErrorCode, type FailureAnswer } from '@soundleaf/contracts'
import { ruleText } from '@soundleaf/construction'
import { failureText, reasonText, type ReasonOfFailure } from '@soundleaf/messages/failures'
import type { FastifyReply } from 'fastify'
import type { Decision, Refusal } from '../domain/refusal'

const LONGEST_MESSAGE = 300

/** The status and body that answer a refused call. */
export function failureResponse(refusal: Refusal): {
  readonly status: number
  readonly body: FailureAnswer
} {
  const { params, field, componentIds } = refusal
  const { message, ...said } = wireForm(refusal)
  const body = {
    ...said,
    message: shortened(message),
    ...(field !== undefined && { field }),
    ...(componentIds !== undefined && { componentIds: [...componentIds] }),
    ...('revision' in params && { revision: params.revision }),
  }
  return { status: ERROR_CODES[said.code].status, body }
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

/** What is told of a refusal: its code and, where there is one, the finer reason, with the sentence in English. */
function wireForm({ code, params }: Refusal): Pick<FailureAnswer, 'code' | 'message' | 'reason' | 'params'> {
  if (isOfContract(code)) return { code, message: failureText({ code }) }
  if ('broken' in params) {
    const { broken } = params
    const wireCode = code === 'RuleBroken' ? 'ConstructionInvalid' : 'ValidationFailed'
    return { code: wireCode, reason: broken.code, params: broken.params, message: ruleText(broken) }
  }
  // `refuse` has tied the parameters to their code; the compiler cannot see that here, over all codes at once.
  const said = { reason: code, params } as ReasonOfFailure
  return { code: FAILURE_REASONS[said.reason], ...said, message: reasonText(said) }
}

const isOfContract = (code: string): code is ErrorCode => Object.hasOwn(ERROR_CODES, code)

function shortened(text: string): string {
  return text.length <= LONGEST_MESSAGE ? text : `${text.slice(0, LONGEST_MESSAGE - 1)}…`
}
