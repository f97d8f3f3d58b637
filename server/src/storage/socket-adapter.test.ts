import { Client, type Pool } from 'pg'
import { Server } from 'socket.io'
import { newClusterDatabase } from '../testing/test-database'
import { socketAdapters } from './socket-adapter'

/** Far longer than the adapter waits before it connects again. */
const LONG_MS = 60_000
/** What the adapter sends to other processes does not matter here. */
const silentPool = { query: () => Promise.resolve({ rows: [] }) } as unknown as Pool

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask', 'Date'] })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test.each(['while they connect', 'when they listen'])(
  'adapters that are closed %s make no further connection',
  async (moment) => {
    const url = await newClusterDatabase()
    const connect = jest.spyOn(Client.prototype, 'connect')
    const adapters = socketAdapters(silentPool, url)
    const server = new Server({ adapter: adapters.open() })
    await Promise.resolve()
    expect(connect).toHaveBeenCalledTimes(1)
    if (moment === 'when they listen') await connect.mock.results[0]?.value
    await server.of('/').adapter.close()
    await adapters.close()
    await jest.advanceTimersByTimeAsync(LONG_MS)
    // When a connection ends, the adapter connects again, which takes real time.
    await new Promise((resolve) => setImmediate(resolve))
    await jest.advanceTimersByTimeAsync(LONG_MS)
    expect(connect).toHaveBeenCalledTimes(1)
    expect(jest.getTimerCount()).toBe(0)
  },
)
