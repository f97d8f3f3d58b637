import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CALLS, type CallAnswer } from '@soundleaf/contracts'
import { sweepOf } from '../testing/batches'
import { calculation, newProject } from '../testing/constructions'
import { buildServer, ServerProcess, WorkerProcess } from '../testing/server-process'
import { DATABASES, newClusterDatabase } from '../testing/test-database'
import { TraceCollector, type CollectedSpan } from '../testing/trace-collector'
import { webhookReceiver } from '../testing/webhook-receiver'

jest.setTimeout(600_000)

const PORTS = { pglite: 4284, postgresql: 4285 }
const PORT_WITH_WORKER = 4286
/** As a page's client makes them: W3C Trace Context, version 00, sampled. */
const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PARENT = 'b7ad6b7169203331'
const NAME = 'A project whose name is nobody’s business'

const folder = mkdtempSync(join(tmpdir(), 'soundleaf-traces-'))
let build = ''
let collector: TraceCollector
beforeAll(async () => {
  build = buildServer('server-with-traces')
  collector = await TraceCollector.start()
})
afterAll(async () => {
  ServerProcess.killAll()
  await collector.stop()
  rmSync(folder, { recursive: true, force: true })
})

const start = async (kind: (typeof DATABASES)[number], env: Record<string, string> = {}) =>
  new ServerProcess(build, PORTS[kind], {
    DATA_FOLDER: join(folder, kind),
    ...(kind === 'postgresql' && { DATABASE_URL: await newClusterDatabase() }),
    ...env,
  }).untilReady()

/** As a page sends it, which has begun a trace. */
async function send(
  server: ServerProcess,
  token: string,
  name: 'saveProject' | 'calculate' | 'makeBatch',
  body: unknown,
) {
  const { path, method } = CALLS[name]
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      traceparent: `00-${TRACE}-${PARENT}-01`,
      // What else a stranger may name.
      tracestate: 'stranger=1',
      baggage: 'stranger=1',
    },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
  return answer
}

const spanOf = (spans: readonly CollectedSpan[], name: string, parent: string) => {
  const found = spans.filter((span) => span.name === name && span.parentSpanId === parent)
  if (found[0] === undefined) throw new Error(`no ${name} below ${parent}: ${JSON.stringify(spans)}`)
  return found[0]
}

test.each(DATABASES)(
  '[OPS-09] one trace leads from the page’s call through the server on %s into the transaction and to the thread that calculates',
  async (kind) => {
    const [spansBefore, sentBefore] = [collector.spans.length, collector.sent.length]
    const server = await start(kind, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.address })
    const token = await server.logIn()
    const saved = await send(server, token, 'saveProject', newProject(NAME).body)
    await send(server, token, 'calculate', calculation().body)
    // Ends only after the last spans were sent.
    expect(await server.kill('SIGTERM')).toBe(0)

    const spans = collector.spans.slice(spansBefore).filter(({ traceId }) => traceId === TRACE)
    const save = spanOf(spans, 'PUT /api/projects', PARENT)
    expect(save.attributes).toMatchObject({
      'http.request.method': 'PUT',
      'http.route': '/api/projects',
      'http.response.status_code': 200,
      'soundleaf.request_id': saved.headers.get('x-request-id'),
    })
    spanOf(spans, 'transaction', save.spanId)
    const calculated = spanOf(spans, 'POST /api/calculate', PARENT)
    spanOf(spans, 'wait for a thread', calculated.spanId)
    spanOf(spans, 'calculate in a thread', calculated.spanId)

    const sent = collector.sent.slice(sentBefore)
    for (const secret of [NAME, token, 'full@example.com', 'stranger']) expect(sent).not.toContain(secret)
    const answered = server.output.split('\n').filter((line) => line.includes('"answered"'))
    expect(answered.find((line) => line.includes('"/api/calculate"'))).toContain(`"trace_id":"${TRACE}"`)
  },
)

test('[OPS-09] work for later goes on in the trace of its call: a batch in a worker’s process, a webhook’s message', async () => {
  const sentBefore = collector.sent.length
  const receiver = await webhookReceiver()
  const env = {
    DATABASE_URL: await newClusterDatabase(),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
  }
  const server = await new ServerProcess(build, PORT_WITH_WORKER, {
    ...env,
    DATA_FOLDER: join(folder, 'with-worker'),
    BATCH_THREADS: '0',
    WEBHOOK_NETWORKS: '127.0.0.1/32',
  }).untilReady()
  const worker = new WorkerProcess(build, { ...env, BATCH_THREADS: '1' })
  const token = await server.logIn()
  const url = `http://127.0.0.1:${receiver.port}/hook`
  await server.call('makeWebhook', { body: { url } }, token)
  await send(server, token, 'saveProject', newProject(NAME).body)
  // Two chunks of a hundred.
  const sweep = sweepOf([{ from: 100, to: 299, step: 1 }])
  const made = await send(server, token, 'makeBatch', { ...sweep.body, name: NAME })
  const { batchId } = (await made.json()) as CallAnswer<'makeBatch'>
  const isOver = async () =>
    (await server.call('getBatch', { params: { id: batchId } }, token)).state === 'Done'
  while (!(await isOver()) || receiver.received.length === 0) await wait(100)
  // The servers end only after the last spans were sent.
  for (const one of [worker, server]) expect(await one.kill('SIGTERM')).toBe(0)
  await receiver.close()

  const spans = collector.spans.filter(({ traceId }) => traceId === TRACE)
  const call = spanOf(spans, 'POST /api/batches', PARENT)
  const transactionsOf = (calls: readonly string[]) =>
    spans
      .filter(({ name, parentSpanId }) => name === 'transaction' && calls.includes(parentSpanId))
      .map(({ spanId }) => spanId)
  const chunks = spans.filter(({ name }) => name === 'calculate a chunk')
  const [stored] = chunks.map(({ parentSpanId }) => parentSpanId)
  // A call may have several transactions; one of them has stored the batch.
  expect(transactionsOf([call.spanId])).toContain(stored)
  expect(chunks.map(({ service, parentSpanId }) => [service, parentSpanId])).toEqual([
    ['soundleaf-worker', stored],
    ['soundleaf-worker', stored],
  ])
  expect(chunks[0]?.attributes).toEqual({ 'soundleaf.constructions': 100, 'soundleaf.attempt': 1 })
  // The lines are stored by the worker as well.
  expect(spanOf(spans, 'transaction', chunks[0]?.spanId ?? '').service).toBe('soundleaf-worker')
  const saves = spans.filter(({ name }) => name === 'PUT /api/projects').map(({ spanId }) => spanId)
  const stores = transactionsOf(saves)
  const messages = spans.filter(({ name }) => name === 'webhook')
  expect(messages.map(({ parentSpanId }) => stores.includes(parentSpanId))).toEqual([true])
  const sent = collector.sent.slice(sentBefore)
  for (const secret of [NAME, token, 'full@example.com', url]) expect(sent).not.toContain(secret)
})

test('[OPS-09] nothing is traced until a collector is named', async () => {
  const before = collector.sent.length
  const server = await start('pglite')
  await send(server, await server.logIn(), 'calculate', calculation().body)
  expect(await server.kill('SIGTERM')).toBe(0)
  expect(collector.sent.length).toBe(before)
  expect(server.output).not.toContain('trace_id')
})

test('[OPS-09] a collector that is away costs its spans alone, and the log says so', async () => {
  // Port 9 discards, and nobody listens to it here.
  const server = await start('pglite', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })
  await send(server, await server.logIn(), 'calculate', calculation().body)
  expect(await server.kill('SIGTERM')).toBe(0)
  expect(server.output).toContain('the collector takes no traces')
})
