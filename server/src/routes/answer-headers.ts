import type { FastifyInstance } from 'fastify'

/** What every answer says to the browser: believe the type, tell nobody where you come from, and keep no copy unless told. */
export function addAnswerHeaders(app: FastifyInstance): void {
  app.addHook('onSend', (_, reply, payload, done) => {
    reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'no-referrer')
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    done(null, payload)
  })
}
