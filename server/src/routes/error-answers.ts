import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Refusal } from '../domain/refusal'
import { failureOf } from './failure-answer'
import { validationRefusal } from './validation-refusal'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What an unexpected failure says to the person, in place of the standing text. */
    readonly failureText?: string | undefined
  }
}

/** The one place where what was thrown becomes an answer. What is not a client's fault is logged and hidden. */
export function addErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler(answerError)
}

/** Answers an error; Fastify asks here as well where it finds no route to ask, as for a malformed address. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalOf(error)
  if (refusal.code === 'InternalError' || refusal.code === 'StorageFull')
    request.log.error({ err: error, route: request.routeOptions.url }, 'failed')
  const { failureText } = request.routeOptions.config
  const isUnexpected = refusal.code === 'InternalError' && failureText !== undefined
  const { status, body } = failureOf(isUnexpected ? { ...refusal, message: failureText } : refusal)
  void reply.code(status).send(body)
}

function refusalOf(error: FastifyError): Refusal {
  if (error.validation !== undefined) return validationRefusal(error.validation, error.validationContext)
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return { code: 'PayloadTooLarge' }
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return { code: 'UnsupportedMediaType' }
    default:
      if (isStorageFull(error)) return { code: 'StorageFull' }
      return { code: isClientsFault(error) ? 'ValidationFailed' : 'InternalError' }
  }
}

/** What Fastify refuses before a route runs: broken JSON, a poisoned prototype, a malformed address. */
function isClientsFault({ statusCode = 500 }: FastifyError): boolean {
  return statusCode >= 400 && statusCode < 500
}

/** ENOSPC of the file system, 53100 of PostgreSQL; a failed query carries it as its cause. */
function isStorageFull(error: Error): boolean {
  const codes = [error, error.cause].map((thrown) =>
    thrown instanceof Error && 'code' in thrown ? thrown.code : undefined,
  )
  return codes.some((code) => code === 'ENOSPC' || code === '53100')
}
