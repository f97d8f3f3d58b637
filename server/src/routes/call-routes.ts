import {
  CALL_SCOPES,
  CALLS,
  FailureAnswer,
  isGuid,
  type ApiScope,
  type CallDefinition,
  type CallName,
} from '@soundleaf/contracts'
import '@fastify/swagger'
import { Type } from '@sinclair/typebox'
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify'
import { accept, refuse, type Decision } from '../domain/refusal'
import { admit, type AdmissionDependencies, type Admitted } from './admit'
import type { AuditCall, AuditedCall } from './audited-calls'
import { bodyFromQuery } from './body-from-query'
import { STRANGERS_BODY_BYTES } from './body-limits'
import type { CallHandlers, Exchange } from './call-handlers'
import { sendDecision, sendFailure } from './failure-response'

export interface CallDependencies extends AdmissionDependencies {
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
  const callers = new WeakMap<FastifyRequest, Admitted>()
  app.route({
    method: definition.method,
    url: routeOf(definition.path),
    schema: describe(name, definition),
    ...limitOf(definition),
    config: { failureReason: definition.failureReason },
    onRequest: async (request, reply) => {
      const allowed = await admitTo(request, name, definition, deps)
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
      let subject: Pick<AuditedCall, 'accountId' | 'details'> = {
        accountId: caller?.account.id,
        ...(caller !== null && 'keyId' in caller && { details: [`key ${caller.keyId}`] }),
      }
      const note: Exchange['note'] = (noted) => (subject = noted)
      const decision = await handler({ params, query, body, headers, caller }, { request, reply, note })
      deps.audit({ action: name, ...subject, decision }, request)
      return sendDecision(reply, decision)
    },
  })
}

/** Who is known has shown a token before the body is read. */
function limitOf({ bodyLimit, authenticated }: CallDefinition): { bodyLimit?: number } {
  if (bodyLimit !== undefined) return { bodyLimit }
  return authenticated ? {} : { bodyLimit: STRANGERS_BODY_BYTES }
}

/** The form of the id comes before who calls. */
async function admitTo(
  request: FastifyRequest,
  name: string,
  { authenticated, params }: CallDefinition,
  deps: CallDependencies,
): Promise<Decision<Admitted | null>> {
  const { id } = request.params as { id?: string }
  if (params?.id !== undefined && !isGuid(id ?? '')) return refuse('IdNotGuid', { field: 'id' })
  return authenticated ? admit(request, name, deps) : accept(null)
}

function describe(
  name: string,
  { headers, params, query, body, answer, authenticated, path }: CallDefinition,
) {
  return {
    operationId: name,
    tags: [tagOf(path)],
    security: authenticated ? securityOf(name) : [],
    ...(headers && { headers: Type.Object(headers) }),
    ...(params && { params: Type.Object(params) }),
    ...(query && { querystring: Type.Object(query) }),
    ...(body && { body }),
    response: { 200: answer, default: FailureAnswer },
  }
}

/** A login for every call, for some also a key of the scope that is named. */
function securityOf(name: string): readonly Readonly<Record<string, readonly string[]>>[] {
  const scopes: Readonly<Record<string, ApiScope | undefined>> = CALL_SCOPES
  const scope = scopes[name]
  return [{ login: [] }, ...(scope === undefined ? [] : [{ key: [scope] }])]
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
