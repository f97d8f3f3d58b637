import { CalculateRequest, CalculationAnswer, FailureAnswer, STANDARDS } from '@soundleaf/contracts'
import '@fastify/swagger'
import { Type, type Static } from '@sinclair/typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { calculateEmbedded, type EmbedParts } from '../domain/embed/calculate-embedded'
import { issueEmbedToken } from '../domain/embed/issue-embed-token'
import { mapped, refuse, type Decision } from '../domain/refusal'
import { calculationToWire } from '../routes/calculation-to-wire'
import { failureOf } from '../routes/failure-answer'

const TokenRequest = Type.Object({
  /** The page in which the results are shown. */
  origin: Type.String({ maxLength: 200 }),
  form: Type.Optional(Type.Union([Type.Literal('page'), Type.Literal('frame')])),
  evaluationStandard: Type.Optional(Type.Union(STANDARDS.map((standard) => Type.Literal(standard)))),
})
const TokenAnswer = Type.Object({ token: Type.String(), expiresIn: Type.Integer() })

const TOKEN_PATH = '/api/embed/token'
const CALCULATE_PATH = '/api/embed/calculate'
const PREFLIGHT_S = 600

/** The two calls of partners (docs/partners.md). They know no session, no account and no project (EMB-02). */
export function addEmbedCalls(app: FastifyInstance, parts: EmbedParts): void {
  app.post<{ Body: Static<typeof TokenRequest> }>(TOKEN_PATH, {
    schema: {
      hide: true,
      body: TokenRequest,
      response: { 200: TokenAnswer, default: FailureAnswer },
    },
    handler: async (request, reply) =>
      settle(
        reply,
        comesFromBrowser(request)
          ? refuse('OriginRefused', { message: 'A key is for servers: ask for the token from yours.' })
          : await issueEmbedToken(bearer(request), request.body, parts),
      ),
  })

  app.route<{ Body: Static<typeof CalculateRequest> }>({
    method: 'POST',
    url: CALCULATE_PATH,
    schema: {
      hide: true,
      body: CalculateRequest,
      response: { 200: CalculationAnswer, default: FailureAnswer },
    },
    onRequest: (request, reply) => allowOrigin(request, reply, parts),
    handler: async (request, reply) =>
      settle(
        reply,
        mapped(
          await calculateEmbedded(
            { token: bearer(request), origin: request.headers.origin, body: request.body },
            parts,
          ),
          calculationToWire,
        ),
      ),
  })

  app.options(CALCULATE_PATH, { schema: { hide: true } }, async (request, reply) => {
    await allowOrigin(request, reply, parts)
    return reply
      .header('access-control-allow-methods', 'POST')
      .header('access-control-allow-headers', 'authorization, content-type')
      .header('access-control-max-age', PREFLIGHT_S)
      .code(204)
      .send()
  })
}

/** Only a registered page may read the answer, and never with cookies. */
async function allowOrigin(
  { headers: { origin } }: FastifyRequest,
  reply: FastifyReply,
  { partners }: EmbedParts,
): Promise<void> {
  reply.header('vary', 'Origin')
  if (origin !== undefined && (await partners.knowsOrigin(origin)))
    reply.header('access-control-allow-origin', origin)
}

const comesFromBrowser = ({ headers }: FastifyRequest): boolean =>
  headers.origin !== undefined || headers['sec-fetch-site'] !== undefined

const bearer = ({ headers }: FastifyRequest): string | null =>
  /^Bearer ([\w.-]+)$/.exec(headers.authorization ?? '')?.[1] ?? null

function settle<Value>(reply: FastifyReply, decision: Decision<Value>): Value | FastifyReply {
  if (decision.ok) return decision.value
  const { status, body } = failureOf(decision.failure)
  return reply.code(status).send(body)
}
