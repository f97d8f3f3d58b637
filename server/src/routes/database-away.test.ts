import { randomUUID } from 'node:crypto'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import { sessionTokens } from '../credentials/session-tokens'
import { openDatabase } from '../storage/database'
import { sessionStore } from '../storage/session-store'
import { TEST_KEY, TestApplication } from '../testing/test-application'
import { newClusterDatabase } from '../testing/test-database'

/** A way to the tests' PostgreSQL that can be cut. */
async function wayTo(folder: string) {
  const open = new Set<Socket>()
  const way = createServer((client) => {
    const server = connect(join(folder, '.s.PGSQL.5432'))
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      open.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
    }
  })
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve))
  return {
    port: (way.address() as AddressInfo).port,
    cut: () =>
      new Promise((resolve) => {
        way.close(resolve)
        for (const socket of open) socket.destroy()
      }),
  }
}

test('[REL-08] while PostgreSQL is away calls are answered 503 with Retry-After, and the reason by name', async () => {
  const url = new URL((await newClusterDatabase()).replace('@/', '@localhost/'))
  const way = await wayTo(url.searchParams.get('host') ?? '')
  url.search = ''
  url.host = `127.0.0.1:${way.port}`
  const migrations = join(import.meta.dirname, '../../migrations')
  const far = await openDatabase({ url: url.href }, migrations, { queryTimeout_ms: 30_000 })
  const server = await TestApplication.open('postgresql', { sessions: sessionStore(far.queries) })
  const token = await sessionTokens({ key: TEST_KEY }).issueAccess(
    randomUUID(),
    randomUUID(),
    server.clock.read(),
  )
  const call = () => server.call('getAccount', {}, { authorization: `Bearer ${token}` })
  expect((await call()).failure.code).toBe('TokenInvalid')

  await way.cut()
  // The first meets a connection that breaks, the next finds none.
  for (let time = 0; time < 3; time += 1) {
    const { status, headers, failure } = await call()
    expect({ status, retryAfter: headers['retry-after'], failure }).toEqual({
      status: 503,
      retryAfter: '5',
      failure: {
        code: 'Busy',
        reason: 'DatabaseAway',
        params: { retryAfter_s: 5 },
        message: 'The server cannot reach its database at the moment. Please try again in 5 s.',
      },
    })
  }
  await server.close()
  await far.close()
})
