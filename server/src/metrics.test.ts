import { Registry } from 'prom-client'
import { calculateTask } from './domain/calculation/calculate-task'
import { accept, refuse } from './domain/refusal'
import { instrumentedCalculator, metricsOf } from './metrics'
import { calculation } from './testing/constructions'
import { TestApplication } from './testing/test-application'
import { DATABASES } from './testing/test-database'

const TOKEN = 'a token of the monitoring'

describe.each(DATABASES)('metrics on %s', (kind) => {
  let server: TestApplication
  beforeAll(async () => {
    const registry = new Registry()
    let isBusy = false
    const pool = {
      calculator: (task: Parameters<typeof calculateTask>[0]) => {
        isBusy = !isBusy
        return Promise.resolve(isBusy ? accept(calculateTask(task)) : refuse('Busy'))
      },
      waiting: () => 3,
      close: () => Promise.resolve(),
    }
    server = await TestApplication.open(kind, {
      metrics: metricsOf(registry, TOKEN),
      calculator: instrumentedCalculator(pool, registry),
    })
  })
  afterAll(() => server.close())

  const metrics = (authorization?: string) =>
    server.app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } })

  test('[OPS-04] Prometheus reads what was answered, by route and status, and how calculations ended', async () => {
    const person = await server.person()
    expect((await person.call('calculate', calculation())).status).toBe(200)
    expect((await person.call('calculate', calculation())).failure).toMatchObject({
      code: 'Busy',
      message: 'The server is busy. Please try again in a moment.',
    })
    await server.app.inject({ url: `/api/projects/${person.id}?token=secret` })
    const { payload, headers, statusCode } = await metrics(`Bearer ${TOKEN}`)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toContain('text/plain; version=0.0.4')
    const count = 'soundleaf_http_request_duration_seconds_count'
    expect(payload).toContain(`${count}{method="POST",route="/api/calculate",status="200"} 1`)
    expect(payload).toContain(`${count}{method="POST",route="/api/calculate",status="503"} 1`)
    expect(payload).toContain(`${count}{method="GET",route="/api/projects/:id",status="401"} 1`)
    expect(payload).toContain('soundleaf_calculations_total{outcome="done"} 1')
    expect(payload).toContain('soundleaf_calculations_total{outcome="refused"} 1')
    expect(payload).toContain('soundleaf_calculation_duration_seconds_count 2')
    expect(payload).toContain('soundleaf_calculations_waiting 3')
    expect(payload).not.toContain('secret')
    expect(payload).not.toContain(person.id)
  })

  test('[OPS-04] metrics are for who brings the token, and nothing where none is set', async () => {
    expect((await metrics()).statusCode).toBe(401)
    expect((await metrics('Bearer another token')).statusCode).toBe(401)
    const unmeasured = await TestApplication.open(kind)
    const { payload } = await unmeasured.app.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${TOKEN}` },
    })
    await unmeasured.close()
    expect(payload).not.toContain('soundleaf_')
  })
})
