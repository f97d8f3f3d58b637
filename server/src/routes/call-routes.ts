import { CALLS, FailureAnswer, isGuid, type CallDefinition, type CallName } from '@soundleaf/contracts'
import '@fastify/swagger'
import { Type } from '@sinclair/typebox'
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify'
import { accept, refuse, type Decision } from '../domain/refusal'
import { authenticate, type AuthenticationDependencies } from '../domain/session/authenticate'
import type { CallLimit } from '../domain/session/call-limit'
import type { Caller } from '../domain/session/session'
import type { AuditCall, AuditedCall } from './audited-calls'
import { bearerToken } from './bearer-token'
import { bodyFromQuery } from './body-from-query'
import { STRANGERS_BODY_BYTES, weightOf } from './body-limits'
import type { CallHandlers, Exchange } from './call-handlers'
import { sendDecision, sendFailure } from './failure-response'

export interface CallDependencies extends AuthenticationDependencies {
  readonly callLimit: CallLimit
  readonly audit: AuditCall
}

/** Makes the routes, their validation and the API's description from the contract's table of calls. */
export function addCalls(app: FastifyInstance, handlers: CallHandlers, deps: CallDependencies): void {
  const entries: [string, CallDefinition][] = Object.entries(CALLS)
  for (const [name, definition] of entries) {
    // `CallHandlers` ties each handler to its call; the compiler cannot follow that in a loop over all of them.
    const handler = handlers[name as CallName] as CallHandler
    addCall(app, name, definition, handler, deps)
  }
  refuseOtherMethods(
    app,
    entries.map(([, definition]) => definition),
  )
}

type CallHandler = (call: unknown, exchange: Exchange) => Promise<Decision<unknown>>

function addCall(
  app: FastifyInstance,
  name: string,
  definition: CallDefinition,
  handler: CallHandler,
  deps: CallDependencies,
): void {
  const callers = new WeakMap<FastifyRequest, Caller>()
  app.route({
    method: definition.method,
    url: routeOf(definition.path),
    schema: describe(name, definition),
    ...limitOf(definition),
    config: { failureReason: definition.failureReason },
    onRequest: async (request, reply) => {
      const allowed = await admit(request, name, definition, deps)
      if (!allowed.ok) return sendFailure(reply, allowed.failure)
      if (allowed.value !== null) callers.set(request, allowed.value)
    },
    preValidation: (request, _, done) => {
      request.body ??= bodyFromQuery(name, request.query)
      done()
    },
    handler: async (request, reply) => {
      const { params, query, body, headers } = request
      const caller = callers.get(request) ?? null
      let subject: Pick<AuditedCall, 'accountId' | 'details'> = { accountId: caller?.account.id }
      const note: Exchange['note'] = (noted) => (subject = noted)
      const decision = await handler({ params, query, body, headers, caller }, { request, reply, note })
      deps.audit({ action: name, ...subject, decision }, request)
      return sendDecision(reply, decision)
    },
  })
}

/** Calls that a page makes by itself. */
const OF_THE_PAGE: ReadonlySet<string> = new Set(['connectedUsers', 'logout'] satisfies CallName[])

/** Who is known has shown a token before the body is read. */
function limitOf({ bodyLimit, authenticated }: CallDefinition): { bodyLimit?: number } {
  if (bodyLimit !== undefined) return { bodyLimit }
  return authenticated ? {} : { bodyLimit: STRANGERS_BODY_BYTES }
}

/** In this order: the form of the id, who calls, and how often. */
async function admit(
  request: FastifyRequest,
  name: string,
  { authenticated, params }: CallDefinition,
  deps: CallDependencies,
): Promise<Decision<Caller | null>> {
  const { id } = request.params as { id?: string }
  if (params?.id !== undefined && !isGuid(id ?? '')) return refuse('IdNotGuid', { field: 'id' })
  if (!authenticated) return accept(null)
  const caller = await authenticate(bearerToken(request), OF_THE_PAGE.has(name) ? 'page' : 'person', deps)
  if (!caller.ok) return caller
  const counted = deps.callLimit(caller.value.account.id, deps.clock(), weightOf(request))
  return counted.ok ? caller : counted
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

/** A known path with another method is answered 405, not 404. */
function refuseOtherMethods(app: FastifyInstance, definitions: readonly CallDefinition[]): void {
  const paths = new Set(definitions.map(({ path }) => path))
  for (const path of paths) {
    const allowed = definitions.filter((definition) => definition.path === path).map(({ method }) => method)
    app.route({
      method: METHODS.filter((method) => !allowed.some((known) => known === method)),
      url: routeOf(path),
      schema: { hide: true },
      handler: (_, reply) =>
        sendDecision(reply.header('allow', allowed.join(', ')), refuse('MethodNotAllowed')),
    })
  }
}
