import { Ajv, type AnySchema, type ValidateFunction } from 'ajv'
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifySchemaCompiler,
  type FastifyServerOptions,
} from 'fastify'
import { logRequests } from './logging'
import { addBodyLimits } from './routes/body-limits'
import { addConnectionClose } from './routes/close-connections'
import { addCompression } from './routes/compression'
import { addErrorHandler, handleError } from './routes/error-handler'
import { REQUEST_ID_HEADER, requestIds } from './routes/request-id'
import { addSecurityHeaders } from './routes/security-headers'
import { addRequestSpans } from './tracing/request-spans'

export interface HttpServerOptions {
  readonly logger: FastifyServerOptions['logger']
  readonly trustedProxy?: string
  /** How browsers reach it. */
  readonly publicOrigin: string
  readonly allowsFrames?: boolean
  /** Whether HSTS holds for the hosts below this one. */
  readonly hstsSubdomains?: boolean
}

/** What the product's origin and the partners' origin have in common: limits, validation, headers, log and errors. */
export async function createHttpServer({
  logger,
  trustedProxy,
  publicOrigin,
  allowsFrames = false,
  hstsSubdomains = false,
}: HttpServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1_000_000,
    // Until the whole request has arrived; Fastify itself sets no limit.
    requestTimeout: 60_000,
    // A machine that is busy while it starts is slow, not broken; Fastify's own limit of 10 s ends the server.
    pluginTimeout: 0,
    frameworkErrors: handleError,
    return503OnClosing: false,
    trustProxy: trustedProxy ?? false,
    genReqId: requestIds(trustedProxy),
  })
  app.setValidatorCompiler(validatorCompiler())
  // Fastify's own serializer would drop the fields that this version does not know.
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer))
  app.removeContentTypeParser('text/plain')
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id)
    done()
  })
  addRequestSpans(app)
  addConnectionClose(app)
  await addSecurityHeaders(app, { publicOrigin, allowsFrames, hstsSubdomains })
  addCompression(app)
  logRequests(app)
  addErrorHandler(app)
  addBodyLimits(app)
  return app
}

/** Compiles a schema when the first call is held against it: all of them together make every start a second longer. */
function validatorCompiler(): FastifySchemaCompiler<AnySchema> {
  // Nothing is coerced, so NaN is refused; nothing is dropped, so what a newer client sends is kept.
  const ajv = new Ajv({ coerceTypes: false, removeAdditional: false, verbose: true })
  return ({ schema }) => {
    let isValid: ValidateFunction | null = null
    return (value: unknown) => {
      isValid ??= ajv.compile(schema)
      return isValid(value) ? { value } : { error: isValid.errors ?? [] }
    }
  }
}
