import cors from '@fastify/cors'
import '@fastify/swagger'
import { Type, type Static, type TSchema } from '@sinclair/typebox'
import {
  CalculateRequest,
  CalculationAnswer,
  FailureAnswer,
  LinkedProject,
  OpenLinkRequest,
  RoomsAnswer,
  RoomsRequest,
  STANDARDS,
} from '@soundleaf/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  admitEmbedded,
  calculateEmbedded,
  roomsEmbedded,
  type EmbedCaller,
  type EmbedDependencies,
} from '../domain/embed/calculate-embedded'
import { issueEmbedToken } from '../domain/embed/issue-embed-token'
import type { OpenLinkDependencies } from '../domain/link/project-link'
import { mapped, refuse, type Decision } from '../domain/refusal'
import type { AuditCall } from './audited-calls'
import { bearerToken } from './bearer-token'
import { STRANGERS_BODY_BYTES } from './body-limits'
import { calculationToWire } from './calculation-to-wire'
import { sendDecision, sendFailure } from './failure-response'
import { linkOpener } from './link-opener'

const TokenRequest = Type.Object({
  /** The page in which the results are shown. */
  origin: Type.String({ maxLength: 200 }),
  form: Type.Optional(Type.Union([Type.Literal('page'), Type.Literal('frame')])),
  evaluationStandard: Type.Optional(Type.Union(STANDARDS.map((standard) => Type.Literal(standard)))),
})
const TokenAnswer = Type.Object({ token: Type.String(), expiresIn: Type.Integer() })

const TOKEN_PATH = '/api/embed/token'
const CALCULATE_PATH = '/api/embed/calculate'
const ROOMS_PATH = '/api/embed/rooms'
const LINK_PATH = '/api/embed/link'
const PREFLIGHT_S = 600

export interface EmbedRouteDependencies extends EmbedDependencies, OpenLinkDependencies {
  readonly audit: AuditCall
}

/**
 * The calls of partners (docs/partners.md). They know no session and no account; of projects, what a read-only link that
 * the page was given shows.
 */
export async function addEmbedRoutes(app: FastifyInstance, deps: EmbedRouteDependencies): Promise<void> {
  app.post<{ Body: Static<typeof TokenRequest> }>(TOKEN_PATH, {
    bodyLimit: STRANGERS_BODY_BYTES,
    schema: {
      hide: true,
      body: TokenRequest,
      response: { 200: TokenAnswer, default: FailureAnswer },
    },
    handler: async (request, reply) => {
      const decision = comesFromBrowser(request)
        ? refuse('PartnerKeyInBrowser')
        : await issueEmbedToken(bearerToken(request), request.body, deps)
      deps.audit({ action: 'embedToken', decision }, request)
      return sendDecision(reply, decision)
    },
  })

  await forPages(app, CALCULATE_PATH, deps, (scope) =>
    addCallOfPage(scope, deps, CalculateRequest, CalculationAnswer, async (caller, body) =>
      mapped(await calculateEmbedded(caller, body, deps), calculationToWire),
    ),
  )
  await forPages(app, ROOMS_PATH, deps, (scope) =>
    addCallOfPage(scope, deps, RoomsRequest, RoomsAnswer, (caller, body) =>
      roomsEmbedded(caller, body, deps),
    ),
  )

  const open = linkOpener(deps)
  await forPages(app, LINK_PATH, deps, (scope) => {
    scope.post<{ Body: OpenLinkRequest }>('', {
      bodyLimit: STRANGERS_BODY_BYTES,
      schema: {
        hide: true,
        body: OpenLinkRequest,
        response: { 200: LinkedProject, default: FailureAnswer },
      },
      handler: async (request, reply) => {
        const { origin } = request.headers
        const isKnown = origin !== undefined && (await deps.partners.knowsOrigin(origin))
        const decision = isKnown ? await open(request.body, request) : refuse('OriginRefused')
        deps.audit({ action: 'openLink', decision }, request)
        return sendDecision(reply, decision)
      },
    })
  })
}

/** A call that a page makes with its token. */
function addCallOfPage<Body extends TSchema>(
  scope: FastifyInstance,
  deps: EmbedRouteDependencies,
  body: Body,
  answer: TSchema,
  answerTo: (caller: EmbedCaller, body: Static<Body>) => Promise<Decision<unknown>>,
): void {
  const callers = new WeakMap<FastifyRequest, EmbedCaller>()
  scope.post<{ Body: Static<Body> }>('', {
    schema: { hide: true, body, response: { 200: answer, default: FailureAnswer } },
    // Before the body is read: a megabyte of a stranger's costs nothing.
    onRequest: async (request, reply) => {
      const caller = await admitEmbedded(
        { token: bearerToken(request), origin: request.headers.origin },
        deps,
      )
      if (!caller.ok) return sendFailure(reply, caller.failure)
      callers.set(request, caller.value)
    },
    handler: async (request, reply) => {
      const caller = callers.get(request)
      if (caller === undefined) throw new Error('A call reached its handler without a caller')
      return sendDecision(reply, await answerTo(caller, request.body))
    },
  })
}

/** Routes of which only a registered page may read the answers, and never with cookies. */
async function forPages(
  app: FastifyInstance,
  prefix: string,
  { partners }: EmbedRouteDependencies,
  add: (scope: FastifyInstance) => void,
): Promise<void> {
  await app.register(
    async (scope) => {
      await scope.register(cors, {
        origin: async (origin: string | undefined) => origin !== undefined && partners.knowsOrigin(origin),
        methods: ['POST'],
        allowedHeaders: ['authorization', 'content-type'],
        maxAge: PREFLIGHT_S,
      })
      add(scope)
    },
    { prefix },
  )
}

const comesFromBrowser = ({ headers }: FastifyRequest): boolean =>
  headers.origin !== undefined || headers['sec-fetch-site'] !== undefined
