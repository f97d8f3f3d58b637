import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ACTIVITY_PATH, type Presence } from '@soundleaf/contracts'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { io, type Socket } from 'socket.io-client'
import { rowsOf } from './storage/schema-version'
import { calculation, concrete } from './testing/constructions'
import { DeployedSite } from './testing/deployed-site'
import { SavingClient } from './testing/saving-client'
import { buildServer, runAdminProcess, ServerProcess } from './testing/server-process'
import { newClusterDatabase } from './testing/test-database'

// Starts of whole processes on a machine that may be busy.
jest.setTimeout(480_000)

const PORTS = [4300, 4301] as const
const SITE = { site: 4302, others: [4303, 4304, 4305], servers: PORTS } as const
const DRAIN_S = 1
const folder = mkdtempSync(join(tmpdir(), 'soundleaf-rolling-'))

/** The work of the test that runs; over with it, whatever its outcome. */
let isOver = false
const opened: { close(): unknown }[] = []
afterEach(async () => {
  isOver = true
  for (const one of opened.splice(0)) await one.close()
})

let builds: { readonly older: string; readonly newer: string; readonly removing: string }
let env: Record<string, string>

beforeAll(async () => {
  const older = buildServer('rolling-older')
  const newer = withMigration(older, 'newer', 'alter table projects add column tomorrow text')
  const removes = 'update drizzle.oldest_program set migrations = 999'
  builds = { older, newer, removing: withMigration(newer, 'removing', removes) }
  env = {
    DATABASE_URL: await newClusterDatabase(),
    DATA_FOLDER: folder,
    SESSION_KEY: 'the same key for both of the processes',
    PUBLIC_ORIGIN: `https://localhost:${SITE.site}`,
    TRUSTED_PROXY: '127.0.0.1',
    MIGRATE_AT_START: '0',
    DRAIN_S: String(DRAIN_S),
    DEMO: '1',
  }
})
afterAll(() => {
  ServerProcess.killAll()
  rmSync(folder, { recursive: true, force: true })
})

/** The build of the next release, which has one more migration. */
function withMigration(build: string, name: string, statement: string): string {
  const later = join(build, `../rolling-${name}`)
  rmSync(later, { recursive: true, force: true })
  cpSync(build, later, { recursive: true })
  const migrations = join(later, 'migrations')
  const journalFile = join(migrations, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { readonly entries: readonly object[] }
  const idx = journal.entries.length
  const entry = { idx, version: '7', when: 99_999_999_999_000 + idx, tag: name, breakpoints: true }
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }))
  writeFileSync(join(migrations, `${name}.sql`), statement)
  return later
}

const start = (build: string, port: number) => new ServerProcess(build, port, env)
const migrate = (build: string) => expect(runAdminProcess(build, env, 'migrate')).toMatchObject({ status: 0 })

/** Waits for what is to come about; were it never to, the test would run out of time. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(20)
}

async function ask(port: number, path: string): Promise<number | null> {
  return fetch(`http://127.0.0.1:${port}${path}`).then(
    ({ status }) => status,
    () => null,
  )
}

test('[OPS-10] with MIGRATE_AT_START=0 a start changes no schema, and serves once `admin migrate` has', async () => {
  const queries = drizzle(String(env.DATABASE_URL))
  const server = start(builds.older, PORTS[0])
  const looks = sql`select 1 from pg_stat_activity where datname = current_database() and query like '%to_regclass%' and pid <> pg_backend_pid()`
  await until(async () => (await rowsOf(queries, looks)).length > 0)
  const tables = sql`select 1 from pg_tables where schemaname in ('public', 'drizzle')`
  expect(await rowsOf(queries, tables)).toEqual([])
  expect(await ask(PORTS[0], '/health')).toBe(null)
  migrate(builds.older)
  await server.untilReady()
  expect((await rowsOf(queries, tables)).length).toBeGreaterThan(5)
  await queries.$client.end()

  // From SIGTERM on it is not ready, and answers everybody all the same, for DRAIN_S.
  const token = await server.logIn()
  const told_ms = performance.now()
  server.child.kill('SIGTERM')
  await until(async () => (await ask(PORTS[0], '/ready')) === 503)
  expect(await ask(PORTS[0], '/health')).toBe(200)
  expect(await server.call('getAccount', {}, token)).toMatchObject({ email: 'full@example.com' })
  expect(await server.ended).toBe(0)
  expect(performance.now() - told_ms).toBeGreaterThanOrEqual(DRAIN_S * 1000)
})

/** A page's realtime connection through nginx. */
class Page {
  readonly socket: Socket
  people: readonly string[] = []
  connections = 0

  constructor(site: DeployedSite, token: string) {
    this.socket = io(site.address, {
      path: ACTIVITY_PATH,
      transports: ['websocket'],
      forceNew: true,
      auth: { token },
      ca: site.certificate.toString(),
      reconnectionDelay: 100,
      reconnectionDelayMax: 500,
    })
    this.socket.on('connect', () => (this.connections += 1))
    this.socket.on('presence', ({ people }: Presence) => (this.people = people))
    this.socket.on('disconnect', () => (this.people = []))
  }

  close(): void {
    this.socket.disconnect()
  }
}

test('[OPS-10] two servers behind nginx are brought to the next release, and one of them back, under load: no save is lost, no call fails, every page is connected again', async () => {
  let servers = await Promise.all(PORTS.map((port) => start(builds.older, port).untilReady()))
  const site = await DeployedSite.open(SITE)
  opened.push(site)
  const [server] = servers
  if (server === undefined) throw new Error('There are two servers')
  const token = await server.logIn()

  isOver = false
  let calls = 0
  const failures: string[] = []
  const failed = (error: unknown) => void failures.push(String(error))
  const asking = async (call: (count: number) => Promise<unknown>) => {
    for (let count = 0; !isOver && failures.length === 0; count += 1) {
      await call(count).catch(failed)
      calls += 1
    }
  }
  const savers = Array.from({ length: 4 }, (_, at) => new SavingClient(`Project ${at}, save`))
  const saves = () => savers.reduce((sum, saver) => sum + saver.saves, 0)
  const load = [
    ...savers.map((saver) => saver.workUntil(() => isOver, site, token).catch(failed)),
    asking((count) => {
      const wall = concrete(100 + (count % 300), 'SingleMassiveElementWall')
      return site.call('calculate', calculation(wall), token)
    }),
    asking(() => site.call('listProjects', {}, token)),
    asking(() => site.call('getAccount', {}, token)),
  ]
  const pages = Array.from({ length: 4 }, () => new Page(site, token))
  opened.push(...pages)
  /** Each kind of work has gone on, and each page knows who is there. */
  const goesOn = async () => {
    const before = [saves(), calls]
    await until(
      () =>
        failures.length > 0 ||
        (saves() > (before[0] ?? 0) + 10 &&
          calls > (before[1] ?? 0) + 10 &&
          pages.every(({ people }) => people.includes('full@example.com'))),
    )
    expect(failures).toEqual([])
  }
  /** A server is told to stop, has ended in order, and is there again. */
  const replace = async (at: 0 | 1, build: string) => {
    expect(await servers[at]?.kill('SIGTERM')).toBe(0)
    await goesOn()
    servers = servers.with(at, await start(build, PORTS[at]).untilReady())
    await goesOn()
  }

  await goesOn()
  migrate(builds.newer)
  await goesOn()
  await replace(0, builds.newer)
  await replace(1, builds.newer)
  await replace(0, builds.older)
  isOver = true
  await Promise.all(load)
  expect(failures).toEqual([])
  expect(await Promise.all(savers.map((saver) => saver.faultOf(site, token)))).toEqual(savers.map(() => null))
  expect(pages.map(({ socket, connections }) => socket.connected && connections > 1)).toEqual(
    pages.map(() => true),
  )
  // The proxy's id is the server's: whoever reads it in an error dialog is found in both logs.
  const id = site.log().trimEnd().slice(-32)
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  await until(() => servers.some(({ output }) => output.includes(`"reqId":"${id}"`)))
  process.stderr.write(`${saves()} saves and ${calls} other calls during three restarts, none failed\n`)
  expect(await Promise.all(servers.map((one) => one.kill('SIGTERM')))).toEqual([0, 0])
})

test('[OPS-10] a release that removes something shuts the older one out, by name', async () => {
  migrate(builds.removing)
  const server = start(builds.older, PORTS[0])
  expect(await server.ended).toBe(1)
  expect(server.output).toMatch(/The database has schema \d+, made by a later version of Soundleaf, and/)
})
