import Fastify from 'fastify'
import { addHealth } from './health'

test.each([
  [true, 200, 'ready'],
  [false, 503, 'not ready'],
])(
  '[OPS-04] with a database that answers: %s, /ready is %d and /health is 200',
  async (answers, code, status) => {
    const app = Fastify()
    addHealth(app, () => Promise.resolve(answers))
    const ready = await app.inject({ url: '/ready' })
    expect([ready.statusCode, ready.json()]).toEqual([code, { status }])
    expect((await app.inject({ url: '/health' })).json()).toEqual({ status: 'ok' })
    await app.close()
  },
)
