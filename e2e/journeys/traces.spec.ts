import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { expect, FREE_PORTS, Product, test as base } from '../product'
import { logIn } from '../pages/journey'

const PORT = FREE_PORTS + 31

/** What a collector is sent, by OTLP over http, as text. */
interface Collector {
  readonly server: Server
  readonly sent: string[]
}

async function collect(): Promise<Collector> {
  const sent: string[] = []
  const server = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (text: string) => sent.push(text))
    request.on('end', () => response.end('{}'))
  }).listen(PORT, '127.0.0.1')
  await once(server, 'listening')
  return { server, sent }
}

/** A product whose operator collects traces. */
class TracedProduct extends Product {
  protected override get environment() {
    return { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${PORT}` }
  }
}

const test = base.extend<object, { product: TracedProduct }>({
  product: [
    async ({ browserName: _ }, use, { workerIndex }) => {
      const product = new TracedProduct(workerIndex)
      await product.start()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test('[OPS-09] a trace begins with a call of the browser and goes on in the server', async ({
  page,
  product,
}) => {
  const { server, sent } = await collect()
  const list = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/projects')
  await page.goto('/')
  await logIn(page)
  // W3C Trace Context, section 3.2: version, trace, span, sampled.
  const header = await (await list).headerValue('traceparent')
  const [, traceId, spanId] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/.exec(header ?? '') ?? []
  expect(spanId).toBeDefined()
  await page.close()
  // It ends only after its last spans were sent.
  await product.stopServer()
  server.close()
  const [, ...spans] = sent.join('').split(`"traceId":"${traceId ?? ''}"`)
  const ofCall = spans.find((span) => span.includes(`"parentSpanId":"${spanId ?? ''}"`))
  expect(ofCall).toContain('"name":"GET /api/projects"')
})
