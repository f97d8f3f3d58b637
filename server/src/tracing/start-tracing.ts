import type { SpanExporter } from '@opentelemetry/sdk-trace-node'
import { MINUTE_MS, SECOND_MS } from '../domain/clock'

/** Shorter than a stopping server may take. */
const EXPORT_LIMIT_MS = 5 * SECOND_MS
/** A collector that is away fails every few seconds. */
const REPORT_INTERVAL_MS = MINUTE_MS

/**
 * Sends spans to the collector of `OTEL_EXPORTER_OTLP_ENDPOINT`; which of them, and with what headers, the library reads
 * from the variables that OpenTelemetry names. A collector that is away costs nothing but its spans. `build` is version and
 * commit of the `service`. The answer ends it, once the last spans were sent.
 */
export async function startTracing(
  { service, build }: { readonly service: string; readonly build: string },
  report: (reason: string) => void,
): Promise<() => Promise<void>> {
  // Loaded where there is a collector alone.
  const [{ OTLPTraceExporter }, { detectResources, envDetector, resourceFromAttributes }, sdk] =
    await Promise.all([
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace-node'),
    ])
  const own = resourceFromAttributes({ 'service.name': service, 'service.version': build })
  const exporter = reporting(new OTLPTraceExporter({ timeoutMillis: EXPORT_LIMIT_MS }), report)
  const provider = new sdk.NodeTracerProvider({
    resource: own.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter, { exportTimeoutMillis: EXPORT_LIMIT_MS })],
  })
  provider.register()
  return () => provider.shutdown().catch(() => undefined)
}

/** The library itself says nothing of what was not taken. */
function reporting(exporter: SpanExporter, report: (reason: string) => void): SpanExporter {
  let reportedAt = -Infinity
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const now = performance.now()
        if (result.error !== undefined && now - reportedAt >= REPORT_INTERVAL_MS) {
          reportedAt = now
          report(result.error.message)
        }
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
  }
}
