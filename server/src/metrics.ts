import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CALLS } from '@soundleaf/contracts'
import type { Registry } from 'prom-client'
import { Counter, Gauge, Histogram } from 'prom-client'
import type { CalculationPool } from './calculation-pool/calculation-pool'
import type { Calculator } from './domain/calculation/calculator'

/** What `/metrics` serves, and the bearer token that it requires. */
export interface Metrics {
  readonly registry: Registry
  readonly token: string
  readonly requestDuration: Histogram<'method' | 'route' | 'status'>
  readonly logins: Counter<'outcome'>
}

export const metricsOf = (registry: Registry, token: string): Metrics => ({
  registry,
  token,
  requestDuration: requestDuration(registry),
  logins: new Counter({
    name: 'soundleaf_logins_total',
    help: 'Attempts to log in, by outcome.',
    labelNames: ['outcome'],
    registers: [registry],
  }),
})

function loginOutcome(status: number): string {
  if (status === 200) return 'done'
  if (status === 429) return 'slowed down'
  return status < 500 ? 'refused' : 'failed'
}

/** Of every answer, by method, the route's template and status. Never by URL, which may contain secrets. */
const requestDuration = (registry: Registry) =>
  new Histogram({
    name: 'soundleaf_http_request_duration_seconds',
    help: 'Time from a request to its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })

/** Measures every answer of an origin, and serves what was measured. */
export function addMetrics(app: FastifyInstance, metrics: Metrics): void {
  const { registry, token } = metrics
  measureRequests(app, metrics)
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isAuthorized(request, token)) return reply.code(401).header('www-authenticate', 'Bearer').send()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** Measures every answer of an origin that serves no metrics itself. */
export function measureRequests(
  app: FastifyInstance,
  { requestDuration: duration_s, logins }: Metrics,
): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = 'none' } = request.routeOptions
    const labels = { method: request.method, route, status: String(reply.statusCode) }
    duration_s.observe(labels, reply.elapsedTime / 1000)
    if (route === CALLS.login.path && request.method === 'POST')
      logins.inc({ outcome: loginOutcome(reply.statusCode) })
    done()
  })
}

function isAuthorized({ headers }: FastifyRequest, token: string): boolean {
  const hashOf = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hashOf(headers.authorization ?? ''), hashOf(`Bearer ${token}`))
}

/** The pool's calculator with metrics: calculations by outcome, their duration, and how many wait. */
export function instrumentedCalculator(
  { calculator, waiting }: Pick<CalculationPool, 'calculator' | 'waiting'>,
  registry: Registry,
): Calculator {
  const registers = [registry]
  const total = new Counter({
    name: 'soundleaf_calculations_total',
    help: 'Calculations that were not served from the cache, by outcome.',
    labelNames: ['outcome'],
    registers,
  })
  const duration_s = new Histogram({
    name: 'soundleaf_calculation_duration_seconds',
    help: 'Duration of a calculation, including the wait for a thread.',
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 10],
    registers,
  })
  new Gauge({
    name: 'soundleaf_calculations_waiting',
    help: 'Calculations that wait for a thread.',
    registers,
    collect() {
      this.set(waiting())
    },
  })
  return async (task, owner) => {
    const stop = duration_s.startTimer()
    let outcome = 'failed'
    try {
      const decision = await calculator(task, owner)
      outcome = decision.ok ? 'done' : 'refused'
      return decision
    } finally {
      stop()
      total.inc({ outcome })
    }
  }
}
