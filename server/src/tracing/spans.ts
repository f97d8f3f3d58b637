import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
} from '@opentelemetry/api'

/** Does nothing until `startTracing` has begun, so that it can be used everywhere. */
export const tracer = trace.getTracer('soundleaf')

/** Does a piece of work as a span of the trace that goes on here. Attributes are never names, addresses or contents. */
export function inSpan<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work()
    } catch (error) {
      // Not its message, which may quote a query.
      span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

/** What work for later keeps, so that its spans belong to the trace that asked for it. */
export interface CarriedTrace {
  readonly traceparent?: string
}

export function carriedTrace(): CarriedTrace {
  const carried: { traceparent?: string } = {}
  propagation.inject(context.active(), carried)
  return carried.traceparent === undefined ? {} : { traceparent: carried.traceparent }
}

/** Does work that was kept for later in the trace that asked for it. */
export const inTraceOf = <Result>(
  traceparent: string | undefined,
  work: () => Promise<Result>,
): Promise<Result> => context.with(traceOf(traceparent), work)

/** The name of the header, and of the field, by W3C Trace Context. */
export const TRACEPARENT = 'traceparent'

/** The trace that a request or a kept piece of work came with; a new one where the text has not the form of one. */
export const traceOf = (traceparent: unknown): Context =>
  propagation.extract(ROOT_CONTEXT, { [TRACEPARENT]: traceparent })
