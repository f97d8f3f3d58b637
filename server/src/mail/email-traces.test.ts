import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node'
import { TestClock } from '../testing/test-clock'
import { inSpan } from '../tracing/spans'
import { emailQueue, RETRY_INTERVAL_MS } from './email-queue'

const exporter = new InMemorySpanExporter()
const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] })
const folder = mkdtempSync(join(tmpdir(), 'soundleaf-email-traces-'))
beforeAll(() => provider.register())
afterAll(async () => {
  await provider.shutdown()
  rmSync(folder, { recursive: true, force: true })
})

test('[OPS-09] an email that waited is sent in the trace of the call that caused it, by another process as well', async () => {
  const clock = new TestClock()
  const sent: object[] = []
  let isDown = true
  const open = () =>
    emailQueue(
      folder,
      {
        send(email) {
          if (isDown) return Promise.reject(new Error('The mail server did not accept the email: ESOCKET'))
          sent.push(email)
          return Promise.resolve()
        },
      },
      clock.read,
      () => undefined,
    )
  const email = { to: 'ann@example.com', subject: 'Choose a new password', text: 'A link' }
  await inSpan('the call', {}, () => open().send(email))
  isDown = false
  clock.advance(RETRY_INTERVAL_MS)
  await open().retry()

  expect(sent).toEqual([email])
  const spans = exporter.getFinishedSpans()
  expect(spans.map(({ name, status }) => [name, status.code])).toEqual([
    ['email', 2],
    ['the call', 0],
    ['email', 0],
  ])
  const [, call, later] = spans
  expect(later?.parentSpanContext?.spanId).toBe(call?.spanContext().spanId)
  expect(new Set(spans.map((span) => span.spanContext().traceId)).size).toBe(1)
  // The mail server's word names nobody, but a query's might.
  expect(JSON.stringify(spans.map(({ attributes, events }) => [attributes, events]))).not.toContain('ann@')
})
