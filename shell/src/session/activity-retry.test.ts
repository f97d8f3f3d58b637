import { createApiClient, type OpenSocket } from '@soundleaf/api-client'
import { Manager } from 'socket.io-client'

const PAGES = 2000

test('[SES-05] pages try again every 5 s; of those that lost their server at one moment, no quarter of a second sees more than 35 % come back', () => {
  let options: Parameters<OpenSocket>[0] | null = null
  const socket = { active: true, connected: false, on: noop, emit: noop, connect: noop, disconnect: noop }
  const client = createApiClient({ baseUrl: '', tabId: '', onFailure: noop, onEnd: noop })
  client.follow((given) => {
    options = given
    return socket
  }, noop)
  // How long a page waits is the client's own to say: it draws the delay of each attempt.
  const { backoff } = new Manager('http://localhost', {
    ...(options ?? {}),
    autoConnect: false,
  }) as unknown as { backoff: { duration(): number; reset(): void } }
  const delays: number[] = []
  const quarters = new Map<number, number>()
  for (let page = 0; page < PAGES; page += 1) {
    backoff.reset()
    const first = backoff.duration()
    const quarter = Math.floor(first / 250)
    quarters.set(quarter, (quarters.get(quarter) ?? 0) + 1)
    // A server that stays away is not asked less and less often.
    delays.push(first, backoff.duration(), backoff.duration())
  }
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(4500)
  expect(Math.max(...delays)).toBeLessThanOrEqual(5500)
  expect(Math.max(...quarters.values()) / PAGES).toBeLessThan(0.35)
})

function noop(): void {
  // The server of this test is not there.
}
