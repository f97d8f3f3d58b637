import type { FastifyInstance } from 'fastify'

/**
 * A server that stops takes no new connection from the first moment on, and closes each it has with its next answer:
 * clients with keep-alive would delay the stop. Who is refused a connection may try another server at once; a request
 * that came in would have to be answered, or lost. So Fastify's own 503 while it closes is switched off
 * (`return503OnClosing`): what still arrives belongs to a connection from before, and is answered.
 */
export function addConnectionClose(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    app.server.close()
    done()
  })
  app.addHook('onSend', (_, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })
}
