import type { FailureReason } from '@soundleaf/contracts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse, type Refused } from '../domain/refusal'
import { failureResponse } from './failure-response'
import { validationFailure } from './validation-failure'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Why this call fails unexpectedly, where that has a text of its own. */
    readonly failureReason?: FailureReason | undefined
  }
}

/** The one place where a thrown error becomes an answer. What is not the client's fault is logged and not shown. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(handleError)
}

/** Also for errors before a route was found, as for a malformed URL. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { failure } = refusedBecauseOf(error)
  if (failure.code === 'InternalError' || failure.code === 'StorageFull')
    request.log.error({ err: error, route: request.routeOptions.url }, 'failed')
  const own = failure.code === 'InternalError' ? request.routeOptions.config.failureReason : undefined
  const { status, body } = failureResponse(own === undefined ? failure : { code: own, params: {} })
  void reply.code(status).send(body)
}

function refusedBecauseOf(error: FastifyError): Refused {
  if (error.validation !== undefined) return validationFailure(error.validation, error.validationContext)
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return refuse('PayloadTooLarge')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return refuse('UnsupportedMediaType')
    default:
      if (isStorageFull(error)) return refuse('StorageFull')
      return refuse(isClientError(error) ? 'ValidationFailed' : 'InternalError')
  }
}

/** What Fastify refuses before a route runs: malformed JSON, a poisoned prototype, a malformed URL. */
function isClientError({ statusCode = 500 }: FastifyError): boolean {
  return statusCode >= 400 && statusCode < 500
}

/** ENOSPC is the file system's code, 53100 PostgreSQL's; a failed query has it as its cause. */
function isStorageFull(error: Error): boolean {
  const codes = [error, error.cause].map((thrown) =>
    thrown instanceof Error && 'code' in thrown ? thrown.code : undefined,
  )
  return codes.some((code) => code === 'ENOSPC' || code === '53100')
}
