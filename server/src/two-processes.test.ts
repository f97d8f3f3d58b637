import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  ACTIVITY_PATH,
  type ActivityClientMessages,
  type ActivityServerMessages,
  type Presence,
} from '@soundleaf/contracts'
import { sql } from 'drizzle-orm'
import { io, type Socket } from 'socket.io-client'
import { argon2Passwords } from './credentials/argon2-passwords'
import { openDatabase, type Database } from './storage/database'
import { accounts, teams } from './storage/schema'
import { newProject } from './testing/constructions'
import { LoadBalancer } from './testing/load-balancer'
import { buildServer, ServerProcess } from './testing/server-process'
import { newClusterDatabase } from './testing/test-database'

// Starts of whole processes on a machine that may be busy.
const PORTS = [4294, 4295] as const
const PASSWORD = 'a long enough password'
const folder = mkdtempSync(join(tmpdir(), 'soundleaf-two-'))
const pages = new Set<Socket>()

let database: Database
let servers: ServerProcess[] = []
let start: (port: number) => ServerProcess
let address: LoadBalancer
let passwordHash = ''

beforeAll(async () => {
  const build = buildServer('two-servers-under-test')
  const url = await newClusterDatabase()
  const env = {
    DATABASE_URL: url,
    SESSION_KEY: 'the same key for both of the processes',
    DATA_FOLDER: folder,
  }
  start = (port) => new ServerProcess(build, port, env)
  servers = PORTS.map(start)
  await Promise.all(servers.map((server) => server.untilReady()))
  database = await openDatabase({ url }, join(import.meta.dirname, '../migrations'))
  passwordHash = await argon2Passwords().hash(PASSWORD)
  address = await LoadBalancer.open(PORTS)
})
afterEach(() => {
  for (const page of pages) page.disconnect()
  pages.clear()
})
afterAll(async () => {
  ServerProcess.killAll()
  await address.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

async function newTeam(slots: number): Promise<string> {
  const id = randomUUID()
  await database.queries.insert(teams).values({ id, name: 'A team', slots })
  return id
}

async function newMember(teamId: string | null = null): Promise<string> {
  const id = randomUUID()
  const email = `${id}@example.com`
  const account = { id, email, passwordHash, teamId, licence: 'full', evaluationStandard: 'Iso' } as const
  await database.queries
    .insert(accounts)
    .values({ ...account, createdAt: new Date(), verifiedAt: new Date() })
  return email
}

interface Asked {
  readonly status: number
  readonly body: Record<string, unknown>
}

/** Each call is a connection of its own, so that calls in a row go to the two processes in turn. */
async function ask(method: string, path: string, body?: unknown, token?: string): Promise<Asked> {
  const answer = await fetch(`${address.url}${path}`, {
    method,
    headers: {
      connection: 'close',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

function logIn(username: string, id = randomUUID()): Promise<Asked> {
  const body = { username, password: PASSWORD, refreshTransport: 'body', id }
  return ask('POST', '/api/authorize/login', body)
}

async function tokenOf(email: string): Promise<string> {
  const { status, body } = await logIn(email)
  expect(status).toBe(200)
  return String(body.accessToken)
}

const save = (token: string, body: object) => ask('PUT', '/api/projects', body, token)
const list = async (token: string) => (await ask('GET', '/api/projects', undefined, token)).body
const count = (answers: readonly Asked[], wanted: number) =>
  answers.filter(({ status }) => status === wanted).length

type Page = Socket<ActivityServerMessages, ActivityClientMessages>

function page(url: string, token: string): { readonly socket: Page; people: readonly string[] } {
  const socket: Page = io(url, {
    path: ACTIVITY_PATH,
    transports: ['websocket'],
    forceNew: true,
    auth: (send) => send({ token }),
    reconnectionDelay: 100,
    reconnectionDelayMax: 100,
  })
  pages.add(socket)
  const seen: { readonly socket: Page; people: readonly string[] } = { socket, people: [] }
  socket.on('presence', ({ people }: Presence) => (seen.people = people))
  return seen
}

/** Waits for what is to come about; were it never to, the test would run out of time. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(50)
}

test('[REL-08] a session, its place and its work are the same in both processes', async () => {
  const email = await newMember()
  const token = await tokenOf(email)
  const accountsSeen = await Promise.all(
    Array.from({ length: 6 }, () => ask('GET', '/account', undefined, token)),
  )
  expect(count(accountsSeen, 200)).toBe(6)
  const refused = await Promise.all([logIn(email), logIn(email)])
  expect(refused.map(({ body }) => body.code)).toEqual(['AlreadyLoggedIn', 'AlreadyLoggedIn'])
  expect((await save(token, newProject('Shared').body)).status).toBe(200)
  expect([(await list(token)).total, (await list(token)).total]).toEqual([1, 1])
  expect((await ask('POST', '/api/authorize/logout', undefined, token)).status).toBe(200)
  const after = [
    await ask('GET', '/account', undefined, token),
    await ask('GET', '/account', undefined, token),
  ]
  expect(count(after, 401)).toBe(2)
})

test('[SES-07] fifty logins at once for the last slot, over both processes: one wins', async () => {
  const teamId = await newTeam(1)
  const members = await Promise.all(Array.from({ length: 50 }, () => newMember(teamId)))
  const logins = await Promise.all(members.map((email) => logIn(email)))
  expect(count(logins, 200)).toBe(1)
  expect(logins.filter(({ body }) => body.code === 'InsufficientSlots')).toHaveLength(49)
})

test('[REL-05] fifty saves of one base revision, over both processes: one wins', async () => {
  const token = await tokenOf(await newMember())
  const { body } = newProject()
  const { projectId, revision } = (await save(token, body)).body
  const saves = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      save(token, { ...body, projectId, revision, name: `Version ${at}` }),
    ),
  )
  expect([count(saves, 200), count(saves, 409)]).toEqual([1, 49])
})

test('[REL-06] a first save that was kept and whose answer was lost makes one project', async () => {
  const token = await tokenOf(await newMember())
  const { body } = newProject('Kept once')
  address.loseAnswers(true)
  await expect(save(token, body)).rejects.toThrow()
  await expect(save(token, body)).rejects.toThrow()
  address.loseAnswers(false)
  const answered = await save(token, body)
  expect([answered.status, answered.body.revision]).toEqual([200, 1])
  const { projects, total } = await list(token)
  expect(total).toBe(1)
  expect(projects).toMatchObject([{ projectId: answered.body.projectId, name: 'Kept once' }])
})

test('[REL-05] a save that was kept and whose answer was lost is answered when it is repeated', async () => {
  const token = await tokenOf(await newMember())
  const { body } = newProject('First')
  const { projectId, revision } = (await save(token, body)).body
  const second = { ...body, projectId, revision, name: 'Second', saveKey: randomUUID() }
  address.loseAnswers(true)
  await expect(save(token, second)).rejects.toThrow()
  address.loseAnswers(false)
  const answered = await save(token, second)
  expect([answered.status, answered.body.revision]).toEqual([200, 2])
})

test('[SES-05] people and ended sessions are heard of in both processes', async () => {
  const teamId = await newTeam(9)
  const [ann, ben] = [await newMember(teamId), await newMember(teamId)]
  const [annsToken, bensToken] = [await tokenOf(ann), await tokenOf(ben)]
  const [annsPage, bensPage] = [
    page(`http://127.0.0.1:${PORTS[0]}`, annsToken),
    page(`http://127.0.0.1:${PORTS[1]}`, bensToken),
  ]
  const both = [ann, ben].sort().join()
  await until(() => annsPage.people.join() === both && bensPage.people.join() === both)

  const ended = new Promise((resolve) => annsPage.socket.once('ended', resolve))
  // Two calls: one of them is answered by the other process. The second is refused, because the session is over.
  await ask('POST', '/api/authorize/logout', undefined, annsToken)
  expect(await ended).toEqual({ reason: 'SessionEnded' })
  await until(() => bensPage.people.join() === ben)
})

test('[REL-08] both processes outlive the loss of their connections to the database', async () => {
  const teamId = await newTeam(50)
  const ann = await newMember(teamId)
  const annsToken = await tokenOf(ann)
  const annsPage = page(`http://127.0.0.1:${PORTS[0]}`, annsToken)
  await until(() => annsPage.people.join() === ann)
  await database.queries.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  // Two calls in a row: each process has found the loss, and the way back.
  const account = () => ask('GET', '/account', undefined, annsToken)
  await until(async () => count([await account(), await account()], 200) === 2)
  expect((await save(annsToken, newProject('After the loss').body)).status).toBe(200)
  // The one that listens for the other comes back after some seconds: colleagues come until any of them is heard of.
  await until(async () => {
    page(`http://127.0.0.1:${PORTS[1]}`, await tokenOf(await newMember(teamId)))
    await wait(300)
    return annsPage.people.length > 1
  })
  expect(servers.map(({ child }) => child.exitCode)).toEqual([null, null])
})

test("[REL-08] a process that dies loses nobody's work, session or connection", async () => {
  const [dying] = servers
  if (dying === undefined) throw new Error('There are two servers')
  const email = await newMember()
  const token = await tokenOf(email)
  const body = newProject('Before the death').body
  const saved = await save(token, body)
  // Of two connections in a row each process has one.
  const seen = [page(address.url, token), page(address.url, token)]
  await until(() => seen.every(({ people }) => people.join() === email))
  await dying.kill('SIGKILL')
  const read = await ask('GET', `/api/projects/${String(saved.body.projectId)}`, undefined, token)
  expect([read.status, read.body.name]).toEqual([200, 'Before the death'])
  const again = { ...body, projectId: saved.body.projectId, revision: 1, name: 'After the death' }
  expect((await save(token, again)).status).toBe(200)
  for (const one of seen) one.people = []
  const fresh = page(address.url, token)
  await until(() => fresh.people.join() === email)
  await until(() => seen.every(({ socket }) => socket.connected))
  servers[0] = await start(dying.port).untilReady()
})
