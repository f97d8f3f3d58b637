import { CALLS, FailureAnswer, isGuid, type CallDefinition, type CallName } from '@soundleaf/contracts'
import '@fastify/swagger'
import { Type } from '@sinclair/typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { recognise, type RecogniseParts } from '../domain/session/recognise'
import type { CallLimit } from '../domain/session/call-limit'
import type { Caller } from '../domain/session/session'
import { accept, refuse, type Decision } from '../domain/refusal'
import type { CallAnswers, Exchange } from './call'
import { bodyOfQuery } from './body-of-query'
import { failureOf } from './failure-answer'

export interface CallParts extends RecogniseParts {
  readonly callLimit: CallLimit
}

/** One table makes the routes, their validation and the API's description: the contract's calls. */
export function addCalls(app: FastifyInstance, answers: CallAnswers, parts: CallParts): void {
  const entries: [string, CallDefinition][] = Object.entries(CALLS)
  for (const [name, definition] of entries) {
    // The table's types tie each answer to its call; here, over all of them at once, only their common shape is left.
    const answer = answers[name as CallName] as (
      call: unknown,
      exchange: Exchange,
    ) => Promise<Decision<unknown>>
    addCall(app, name, definition, answer, parts)
  }
  refuseOtherMethods(
    app,
    entries.map(([, definition]) => definition),
  )
}

function addCall(
  app: FastifyInstance,
  name: string,
  definition: CallDefinition,
  answer: (call: unknown, exchange: Exchange) => Promise<Decision<unknown>>,
  parts: CallParts,
): void {
  const callers = new WeakMap<FastifyRequest, Caller>()
  app.route({
    method: definition.method,
    url: routeOf(definition.path),
    schema: describe(name, definition),
    config: { failureText: definition.failureText },
    onRequest: async (request, reply) => {
      const allowed = await admit(request, definition, parts)
      if (!allowed.ok) return fail(reply, allowed)
      if (allowed.value !== null) callers.set(request, allowed.value)
    },
    preValidation: (request, _, done) => {
      request.body ??= bodyOfQuery(name, request.query)
      done()
    },
    handler: async (request, reply) => {
      const { params, query, body, headers } = request
      const call = { params, query, body, headers, caller: callers.get(request) ?? null }
      const decision = await answer(call, { request, reply })
      return decision.ok ? decision.value : fail(reply, decision)
    },
  })
}

/** The form of ids is looked at before anything else (SEC-03), then who calls, then how often. */
async function admit(
  request: FastifyRequest,
  { authenticated, params }: CallDefinition,
  parts: CallParts,
): Promise<Decision<Caller | null>> {
  const { id } = request.params as { id?: string }
  if (params?.id !== undefined && !isGuid(id ?? ''))
    return refuse('ValidationFailed', { message: 'The id is not a GUID.', field: 'id' })
  if (!authenticated) return accept(null)
  const caller = await recognise(bearerToken(request), parts)
  if (!caller.ok) return caller
  const counted = parts.callLimit(caller.value.account.id, parts.clock())
  return counted.ok ? caller : counted
}

function bearerToken({ headers }: FastifyRequest): string | null {
  return /^Bearer ([\w.-]+)$/.exec(headers.authorization ?? '')?.[1] ?? null
}

function fail(reply: FastifyReply, decision: Extract<Decision<unknown>, { ok: false }>): FastifyReply {
  const { status, body } = failureOf(decision.failure)
  const { retryAfter_s } = decision.failure
  if (retryAfter_s !== undefined) reply.header('retry-after', retryAfter_s)
  return reply.code(status).send(body)
}

function describe(
  name: string,
  { headers, params, query, body, answer, authenticated, path }: CallDefinition,
) {
  return {
    operationId: name,
    tags: [tagOf(path)],
    security: authenticated ? [{ bearer: [] }] : [],
    ...(headers && { headers: Type.Object(headers) }),
    ...(params && { params: Type.Object(params) }),
    ...(query && { querystring: Type.Object(query) }),
    ...(body && { body }),
    response: { 200: answer, default: FailureAnswer },
  }
}

const routeOf = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')
const tagOf = (path: string): string => path.split('/').find((part) => part !== '' && part !== 'api') ?? 'api'

const METHODS: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']

/** A known path with another method is told apart from an unknown path. */
function refuseOtherMethods(app: FastifyInstance, definitions: readonly CallDefinition[]): void {
  const paths = new Set(definitions.map(({ path }) => path))
  for (const path of paths) {
    const allowed = definitions.filter((definition) => definition.path === path).map(({ method }) => method)
    app.route({
      method: METHODS.filter((method) => !allowed.some((known) => known === method)),
      url: routeOf(path),
      schema: { hide: true },
      handler: (_, reply) => fail(reply.header('allow', allowed.join(', ')), refuse('MethodNotAllowed')),
    })
  }
}
