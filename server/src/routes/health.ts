import type { FastifyInstance } from 'fastify'

/** `/health`: the process is alive. `/ready`: its database answers as well. */
export function addHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/health', { schema: { hide: true } }, () => ({ status: 'ok' }))
  app.get('/ready', { schema: { hide: true } }, async (_, reply) => {
    const ready = await isReady()
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })
}
