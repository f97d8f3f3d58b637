import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type * as Stream from 'node:stream'
import type * as Zlib from 'node:zlib'
import { openTestDatabase } from '../../testing/test-database'
import { teams } from '../schema'
import { writeBackup } from './write-backup'

/** Opened by the test; until then compression stands still. */
const mockGate = { open: (): void => undefined, opened: Promise.resolve() }
jest.mock('node:zlib', () => {
  const { Transform } = jest.requireActual<typeof Stream>('node:stream')
  const gated = () =>
    new Transform({
      transform: (chunk, _, done) => void mockGate.opened.then(() => done(null, chunk)),
    })
  return { ...jest.requireActual<typeof Zlib>('node:zlib'), createGzip: gated }
})

const folder = mkdtempSync(join(tmpdir(), 'soundleaf-meanwhile-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('[REL-03] L8: calls on PGlite wait while a backup reads the rows, and not while it compresses and syncs them', async () => {
  mockGate.opened = new Promise((resolve) => (mockGate.open = resolve))
  const database = await openTestDatabase('pglite')
  const id = '00000000-0000-4000-8000-000000000001'
  await database.queries.insert(teams).values({ id, name: 'A team', slots: 1, requiresSecondFactor: false })
  const backup = writeBackup(database.queries, join(folder, 'one.backup'), new Date())
  // PGlite has one connection: were the transaction still open, this would wait for a compression that waits for it.
  const called = await database.queries.select({ name: teams.name }).from(teams)
  expect(called).toEqual([{ name: 'A team' }])
  mockGate.open()
  expect(await backup).toMatchObject({ teams: 1 })
  await database.close()
})
