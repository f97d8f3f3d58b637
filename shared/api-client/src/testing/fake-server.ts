import { AxiosError, type AxiosAdapter, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'

/** One request that arrived and waits for its answer. */
export interface FakeRequest {
  /** `GET /api/projects`, with the whole address after the method. */
  readonly line: string
  readonly bearer: string | null
  readonly body: unknown
  readonly config: InternalAxiosRequestConfig
  answer(status: number, content?: unknown): void
  /** The connection breaks. */
  drop(): void
}

export interface FakeServer {
  readonly adapter: AxiosAdapter
  /** Every request so far. */
  readonly requests: readonly FakeRequest[]
  /** Those that wait for an answer. */
  waiting(): FakeRequest[]
  count(line: string): number
}

/** A server in place of the network: requests wait until the test answers them, in the order it likes. */
export function fakeServer(): FakeServer {
  const requests: FakeRequest[] = []
  const waiting = new Set<FakeRequest>()

  const adapter: AxiosAdapter = (config) =>
    new Promise<AxiosResponse>((resolve, reject) => {
      const settled = () => waiting.delete(request)
      const authorization = config.headers.get('authorization')
      const request: FakeRequest = {
        line: `${(config.method ?? 'get').toUpperCase()} ${config.baseURL ?? ''}${config.url ?? ''}`,
        bearer: typeof authorization === 'string' ? authorization.replace('Bearer ', '') : null,
        body: typeof config.data === 'string' ? JSON.parse(config.data) : undefined,
        config,
        answer(status, content = {}) {
          settled()
          const response = { status, data: content, statusText: '', headers: {}, config }
          if (status < 300) resolve(response)
          else reject(new AxiosError('refused', undefined, config, undefined, response))
        },
        drop() {
          settled()
          reject(new AxiosError('Network Error', AxiosError.ERR_NETWORK, config))
        },
      }
      requests.push(request)
      waiting.add(request)
      config.signal?.addEventListener?.('abort', () => {
        settled()
        reject(new AxiosError('canceled', AxiosError.ERR_CANCELED, config))
      })
    })

  return {
    adapter,
    requests,
    waiting: () => [...waiting],
    count: (line) => requests.filter((request) => request.line === line).length,
  }
}

/** Lets everything run that waits for nothing but its turn. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
}
