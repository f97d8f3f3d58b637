import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify'

/** JSON lines on standard output. Only `logRequests` logs requests, so that no URL or header gets into the log. */
export function loggerOptions(level: string): FastifyServerOptions['logger'] {
  return {
    level,
    redact: {
      paths: [
        '*.password',
        '*.newPassword',
        '*.accessToken',
        '*.refreshToken',
        '*.email',
        '*.authorization',
        '*.cookie',
      ],
      censor: '[removed]',
    },
    serializers: { err: describeError },
  }
}

/** One line per answer: method, the route's template, status and time. Never the URL, which may contain secrets. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = 'none' } = request.routeOptions
    const time_ms = Math.round(reply.elapsedTime * 10) / 10
    request.log.info({ method: request.method, route, status: reply.statusCode, time_ms }, 'answered')
    done()
  })
}

/**
 * An error for the log. The message of a failed query quotes its parameters, which are personal data; so it is replaced
 * by the query with its placeholders.
 */
export function describeError(
  error: Error,
): Record<string, unknown> & { type: string; message: string; stack: string } {
  const query = 'query' in error ? String(error.query) : undefined
  const cause = error.cause instanceof Error ? error.cause : undefined
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  return {
    type: error.name,
    message: query === undefined ? error.message : `Failed query: ${query}`,
    code: 'code' in error ? error.code : cause !== undefined && 'code' in cause ? cause.code : undefined,
    cause: cause?.message,
    stack: frames.join('\n'),
  }
}

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
