import { isNativeError } from 'node:util/types'
import type { FailureReason } from '@soundleaf/contracts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse, type Refused } from '../domain/refusal'
import { sendFailure } from './failure-response'
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
  // Not the whole stack for each call of everybody, for as long as the database is away.
  if (failure.code === 'DatabaseAway')
    request.log.warn({ reason: error.message, route: request.routeOptions.url }, 'the database is away')
  const own = failure.code === 'InternalError' ? request.routeOptions.config.failureReason : undefined
  void sendFailure(reply, own === undefined ? failure : { code: own, params: {} })
}

function refusedBecauseOf(error: FastifyError): Refused {
  if (error.validation !== undefined) return validationFailure(error.validation, error.validationContext)
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return refuse('PayloadTooLarge')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return refuse('UnsupportedMediaType')
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return refuse('BodyNotJson')
    default:
      if (isStorageFull(error)) return refuse('StorageFull')
      if (isDatabaseAway(error)) return refuse('DatabaseAway', { params: { retryAfter_s: RETRY_AFTER_S } })
      return refuse(isClientError(error) ? 'ValidationFailed' : 'InternalError')
  }
}

/** What Fastify refuses before a route runs: malformed JSON, a poisoned prototype, a malformed URL. */
function isClientError({ statusCode = 500 }: FastifyError): boolean {
  return statusCode >= 400 && statusCode < 500
}

/** ENOSPC is the file system's code, 53100 PostgreSQL's. */
const isStorageFull = (error: Error): boolean =>
  causesOf(error).some(({ code }) => code === 'ENOSPC' || code === '53100')

const RETRY_AFTER_S = 5

/**
 * No connection (class 08, or the network's own code), none left (53300), PostgreSQL that starts or stops (57P), a lock
 * (55P03) or an answer (57014) that took too long: nothing is wrong with the call, and later it may succeed.
 */
const AWAY_CODE =
  /^(08...|53300|57P..|55P03|57014|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/
/** The driver's own errors have no code. */
const AWAY_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/

const isDatabaseAway = (error: Error): boolean =>
  causesOf(error).some(({ code, message }) => AWAY_CODE.test(code) || AWAY_MESSAGE.test(message))

/** A failed query has the database's error as its cause; one that tried several addresses has several. */
function causesOf(error: unknown): readonly { readonly code: string; readonly message: string }[] {
  if (!isNativeError(error)) return []
  const own = { code: 'code' in error ? String(error.code) : '', message: error.message }
  const parts: readonly unknown[] = 'errors' in error && Array.isArray(error.errors) ? error.errors : []
  return [own, ...[error.cause, ...parts].flatMap(causesOf)]
}
