import { Client, type Pool } from 'pg'
import { Server } from 'socket.io'
import { newClusterDatabase } from '../testing/test-database'
import { sharedRooms } from './shared-rooms'

/** Far longer than the adapter waits before it connects again. */
const LONG_MS = 60_000
/** What the adapter tells the other processes is no matter here. */
const silentPool = { query: () => Promise.resolve({ rows: [] }) } as unknown as Pool

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask', 'Date'] })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test.each(['while they connect', 'when they listen'])(
  'rooms that are closed %s make no other connection',
  async (moment) => {
    const url = await newClusterDatabase()
    const connect = jest.spyOn(Client.prototype, 'connect')
    const rooms = sharedRooms(silentPool, url)
    const server = new Server({ adapter: rooms.open() })
    await Promise.resolve()
    expect(connect).toHaveBeenCalledTimes(1)
    if (moment === 'when they listen') await connect.mock.results[0]?.value
    await server.of('/').adapter.close()
    await rooms.close()
    await jest.advanceTimersByTimeAsync(LONG_MS)
    // The adapter's own answer to an end is to connect again, which takes real time.
    await new Promise((resolve) => setImmediate(resolve))
    await jest.advanceTimersByTimeAsync(LONG_MS)
    expect(connect).toHaveBeenCalledTimes(1)
    expect(jest.getTimerCount()).toBe(0)
  },
)
