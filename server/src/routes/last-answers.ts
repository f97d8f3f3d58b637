import type { FastifyInstance } from 'fastify'

/** While the server stops, an answer is its connection's last: a client that keeps connections must not hold the end up. */
export function addLastAnswers(app: FastifyInstance): void {
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
