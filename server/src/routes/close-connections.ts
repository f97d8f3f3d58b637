import type { FastifyInstance } from 'fastify'

/** While the server stops, each answer closes its connection: clients with keep-alive would delay the stop. */
export function addConnectionClose(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  app.addHook('onSend', (_, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })
}
