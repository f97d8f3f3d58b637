import { context, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { TRACEPARENT, tracer, traceOf } from './spans'

/**
 * A span of each request, in the trace of the page's call where the page began one. It names the route's template and never
 * the address, which may contain secrets; lines of the log about the request name its trace.
 */
export function addRequestSpans(app: FastifyInstance): void {
  const contexts = new WeakMap<FastifyRequest, Context>()
  const contextOf = (request: FastifyRequest) => contexts.get(request) ?? context.active()

  app.addHook('onRequest', (request, _, done) => {
    const { url: route = 'none' } = request.routeOptions
    // Of all that a stranger may name with it only the trace is taken.
    const parent = traceOf(request.headers[TRACEPARENT])
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': request.method,
          'http.route': route,
          // As the page's error dialog shows it.
          'soundleaf.request_id': request.id,
        },
      },
      parent,
    )
    if (span.isRecording()) request.log = request.log.child({ trace_id: span.spanContext().traceId })
    const own = trace.setSpan(parent, span)
    contexts.set(request, own)
    context.with(own, done)
  })

  // A body comes in by the connection's events, which know nothing of the request's trace.
  app.addHook('preValidation', (request, _, done) => context.with(contextOf(request), done))

  app.addHook('onResponse', (request, { statusCode }, done) => {
    const span = trace.getSpan(contextOf(request))
    span?.setAttribute('http.response.status_code', statusCode)
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
}
