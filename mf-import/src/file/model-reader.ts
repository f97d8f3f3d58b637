import type { Report, Request } from './messages'

/** Whoever reads a model for the page: it is asked, reports, and can be ended. */
export interface ModelReader {
  ask(request: Request): void
  end(): void
}

export type StartReader = (told: {
  readonly report: (report: Report) => void
  /** It broke, or never began. */
  readonly failed: () => void
}) => Promise<ModelReader>

/**
 * A worker that reads: the page stays free, and ending it ends the reading at once. Its code comes with this chunk, held
 * to its hash like all code; a browser begins no worker from another origin, so it begins from a blob.
 */
export const startWorker: StartReader = async ({ report, failed }) => {
  const { default: text } = await import('./ifc-worker?worker')
  const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
  const worker = new Worker(address)
  // From its first word on the worker has its code; one that ends before needs it no more.
  const forget = () => URL.revokeObjectURL(address)
  worker.addEventListener('message', forget, { once: true })
  worker.addEventListener('message', ({ data }: MessageEvent<Report>) => report(data))
  worker.addEventListener('error', failed)
  return {
    ask: (request) => worker.postMessage(request),
    end: () => {
      worker.terminate()
      forget()
    },
  }
}
