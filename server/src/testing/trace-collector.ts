import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A span as OTLP has it in JSON, with its attributes by name. */
export interface CollectedSpan {
  readonly name: string
  /** Of what program it is. */
  readonly service: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId: string
  readonly attributes: Readonly<Record<string, string | number | undefined>>
  /** 2: it failed. */
  readonly status: number
}

interface Attribute {
  readonly key: string
  readonly value: { readonly stringValue?: string; readonly intValue?: number }
}

interface Exported {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] }
    readonly scopeSpans: readonly {
      readonly spans: readonly {
        readonly name: string
        readonly traceId: string
        readonly spanId: string
        readonly parentSpanId?: string
        readonly attributes: readonly Attribute[]
        readonly status: { readonly code: number }
      }[]
    }[]
  }[]
}

/** Takes spans by OTLP over http, as a collector does. */
export class TraceCollector {
  readonly spans: CollectedSpan[] = []
  /** All that was sent, as it was sent. */
  sent = ''

  private constructor(private readonly server: Server) {}

  static async start(): Promise<TraceCollector> {
    const server = createServer((request, response) => {
      let body = ''
      request.setEncoding('utf8')
      request.on('data', (chunk: string) => (body += chunk))
      request.on('end', () => {
        if (request.url === '/v1/traces') collector.take(body)
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
      })
    })
    const collector = new TraceCollector(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return collector
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  stop(): Promise<void> {
    this.server.closeAllConnections()
    return new Promise((resolve) => this.server.close(() => resolve()))
  }

  private take(body: string): void {
    this.sent += body
    const { resourceSpans } = JSON.parse(body) as Exported
    const spans = resourceSpans.flatMap(({ resource, scopeSpans }) =>
      scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service: serviceOf(resource) }))),
    )
    for (const span of spans) {
      const attributes = span.attributes.map(({ key, value }) => [
        key,
        value.stringValue ?? Number(value.intValue),
      ])
      this.spans.push({
        ...{ name: span.name, service: span.service, traceId: span.traceId, spanId: span.spanId },
        parentSpanId: span.parentSpanId ?? '',
        attributes: Object.fromEntries(attributes) as CollectedSpan['attributes'],
        status: span.status.code,
      })
    }
  }
}

const serviceOf = ({ attributes }: { readonly attributes: readonly Attribute[] }): string =>
  attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? ''
