import { type ActivitySocket, followActivity, type SocketOptions } from './activity'
import type { Token } from './session-tokens'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

type Renewal = Awaited<ReturnType<Parameters<typeof followActivity>[1]['renew']>>
const refused: Renewal = { code: 'TokenInvalid', status: 401, message: '', call: '' }
const unreachable: Renewal = { code: 'NetworkFailure', status: null, message: '', call: '' }

/** A connection on a socket by hand; each renewal brings the next of `renewals`, a token where there is none left. */
function bench(renewals: Renewal[] = []) {
  let options: SocketOptions | null = null
  const listeners = new Map<string, (...values: unknown[]) => void>()
  const sent: string[] = []
  let connects = 0
  let isClosed = false
  const socket: ActivitySocket & { active: boolean; connected: boolean } = {
    active: true,
    connected: false,
    on: (event, listener) => listeners.set(event, listener as (...values: unknown[]) => void),
    emit: (event) => sent.push(event),
    connect: () => (connects += 1),
    disconnect: () => (isClosed = true),
  }
  const tokens = {
    current: { text: 'first', generation: 1 } as Token | null,
    renewedFrom: [] as number[],
    renew(generation: number) {
      tokens.renewedFrom.push(generation)
      const failure = renewals.shift() ?? null
      if (failure === null) tokens.current = { text: 'second', generation: generation + 1 }
      else if (failure.status === 401) tokens.current = null
      return Promise.resolve(failure)
    },
  }
  const seen: (readonly string[])[] = []
  const activity = followActivity(
    (given) => {
      options = given
      return socket
    },
    tokens,
    (people) => seen.push(people),
  )
  return {
    activity,
    socket,
    tokens,
    seen,
    sent,
    connects: () => connects,
    isClosed: () => isClosed,
    options: () => {
      if (options === null) throw new Error('No socket was opened.')
      return options
    },
    tokenOfAttempt() {
      let token = ''
      options?.auth((auth) => (token = auth.token))
      return token
    },
    hear: async (event: string, ...values: unknown[]) => {
      listeners.get(event)?.(...values)
      await jest.advanceTimersByTimeAsync(0)
    },
  }
}

test('[SES-05] a lost connection is tried again every 5 s, a tenth of it more or less, over WebSocket alone', () => {
  const { path, transports, reconnectionDelay, reconnectionDelayMax, randomizationFactor } = bench().options()
  expect({ path, transports, reconnectionDelay, reconnectionDelayMax, randomizationFactor }).toEqual({
    path: '/api/activity',
    transports: ['websocket'],
    reconnectionDelay: 5000,
    reconnectionDelayMax: 5500,
    randomizationFactor: 0.1,
  })
})

test('[SES-05] each attempt carries the newest token, and an expired one is renewed once', async () => {
  const it = bench()
  expect(it.tokenOfAttempt()).toBe('first')
  await it.hear('disconnect', 'io server disconnect')
  expect(it.tokens.renewedFrom).toEqual([1])
  expect(it.connects()).toBe(1)
  expect(it.tokenOfAttempt()).toBe('second')
})

test('[SES-05] a lost network is left to the socket', async () => {
  const it = bench()
  await it.hear('disconnect', 'transport close')
  await it.hear('connect_error', new Error('websocket error'))
  expect(it.tokens.renewedFrom).toEqual([])
})

test('[SES-05] a server that always refuses is asked every few seconds, not at once', async () => {
  const it = bench()
  it.tokenOfAttempt()
  it.socket.active = false
  await it.hear('connect_error', new Error('TokenInvalid'))
  expect(it.connects()).toBe(1)
  for (let attempt = 2; attempt <= 5; attempt += 1) {
    await it.hear('connect_error', new Error('TokenInvalid'))
    await jest.advanceTimersByTimeAsync(4499)
    expect(it.connects()).toBe(attempt - 1)
    await jest.advanceTimersByTimeAsync(1001)
    expect(it.connects()).toBe(attempt)
  }
})

test('a session that is over is not connected again; a server that does not answer is asked later', async () => {
  const over = bench([refused])
  await over.hear('disconnect', 'io server disconnect')
  await jest.advanceTimersByTimeAsync(60_000)
  expect(over.connects()).toBe(0)

  const silent = bench([unreachable])
  await silent.hear('disconnect', 'io server disconnect')
  expect(silent.connects()).toBe(0)
  await jest.advanceTimersByTimeAsync(6000)
  expect(silent.connects()).toBe(1)
})

test('who is there is told on, and activity at most once a minute while connected', async () => {
  const it = bench()
  await it.hear('presence', { people: ['a@b.se'] })
  expect(it.seen).toEqual([['a@b.se']])
  it.activity.active()
  expect(it.sent).toEqual([])
  it.socket.connected = true
  it.activity.active()
  it.activity.active()
  expect(it.sent).toEqual(['active'])
  await jest.advanceTimersByTimeAsync(60_000)
  it.activity.active()
  expect(it.sent).toEqual(['active', 'active'])
})

test('a page that is left closes the connection, and nothing brings it back', async () => {
  const it = bench()
  it.activity.leave()
  expect(it.isClosed()).toBe(true)
  await it.hear('disconnect', 'io server disconnect')
  expect(it.tokens.renewedFrom).toEqual([])
})
