import { createApiClient, type OpenSocket } from '@soundleaf/api-client'
import { Manager } from 'socket.io-client'

const PAGES = 2000

test('[SES-05] of the pages that lost their server at one moment, no second sees more than 30 % come back', () => {
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
  const seconds = new Map<number, number>()
  for (let page = 0; page < PAGES; page += 1) {
    backoff.reset()
    const second = Math.floor(backoff.duration() / 1000)
    seconds.set(second, (seconds.get(second) ?? 0) + 1)
  }
  expect(Math.min(...seconds.keys())).toBeGreaterThanOrEqual(2)
  expect(Math.max(...seconds.keys())).toBeLessThanOrEqual(7)
  expect(Math.max(...seconds.values()) / PAGES).toBeLessThan(0.3)
})

function noop(): void {
  // The server of this test is not there.
}
