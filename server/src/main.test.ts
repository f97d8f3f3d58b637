import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { verifyInProcess } from './storage/backup/verify-in-process'
import { calculation, newProject } from './testing/constructions'
import { buildServer, runAdminProcess, ServerProcess } from './testing/server-process'

// Starts of a whole process on a machine that may be busy.
const PORTS = [4290, 4291] as const
const folder = mkdtempSync(join(tmpdir(), 'soundleaf-main-'))
let build = ''

beforeAll(() => {
  build = buildServer('server-under-test')
})
afterAll(() => {
  ServerProcess.killAll()
  rmSync(folder, { recursive: true, force: true })
})

const start = (port: number, env: Record<string, string> = {}) =>
  new ServerProcess(build, port, { DATA_FOLDER: folder, ...env })

test('[REL-02] a second server on the folder refuses to start, and a kill leaves neither the lock nor a save behind', async () => {
  const [port, otherPort] = PORTS
  const first = await start(port).untilReady()
  const token = await first.logIn()
  const { projectId } = await first.call('saveProject', newProject('Before the kill'), token)
  const calculated = await first.call('calculate', calculation(), token)
  expect(calculated.validation).toMatchObject({ result: 'Success' })

  const second = start(otherPort)
  expect(await second.ended).toBe(1)
  expect(second.output).toContain(`belongs to process ${first.child.pid}`)

  await first.kill('SIGKILL')
  const third = await start(port).untilReady()
  const again = await third.logIn()
  expect((await third.call('getProject', { params: { id: projectId } }, again)).name).toBe('Before the kill')

  expect(await third.kill('SIGTERM')).toBe(0)
  expect(third.output).toContain('"signal":"SIGTERM"')
  expect(await isOpen(port)).toBe(false)
})

/** Numbers of processes of its own, as a container has them; on the same host, and with the same name of it. */
const CONTAINER = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child']
const hasContainers = spawnSync(CONTAINER[0] ?? '', [...CONTAINER.slice(1), 'true']).status === 0
// Only Linux has them, and there only its administrator may make them.
const testInContainers = hasContainers ? test : test.skip

testInContainers(
  '[REL-09] two servers in two pid namespaces on one folder: the second refuses, and the death of the first lets the next in at once',
  async () => {
    const [port, otherPort] = PORTS
    const DATA_FOLDER = join(folder, 'of-containers')
    const inContainer = (at: number) => new ServerProcess(build, at, { DATA_FOLDER }, CONTAINER)
    const first = await inContainer(port).untilReady()
    const token = await first.logIn()
    const { projectId } = await first.call('saveProject', newProject('In the first container'), token)

    const second = inContainer(otherPort)
    expect(await second.ended).toBe(1)
    expect(second.output).toContain(`The data folder ${DATA_FOLDER} belongs to process 1 on `)

    await first.kill('SIGKILL')
    const third = await inContainer(otherPort).untilReady()
    const again = await third.logIn()
    const kept = await third.call('getProject', { params: { id: projectId } }, again)
    expect(kept.name).toBe('In the first container')
    await third.kill('SIGKILL')
  },
)

test('[REL-01] a first start that is killed while the database is made can be started again', async () => {
  const [port] = PORTS
  const DATA_FOLDER = join(folder, 'killed-while-made')
  const first = start(port, { DATA_FOLDER })
  while (!existsSync(join(DATA_FOLDER, 'database.unfinished'))) {
    if (first.child.exitCode !== null) throw new Error(first.output)
    await wait(5)
  }
  await first.kill('SIGKILL')
  const second = await start(port, { DATA_FOLDER }).untilReady()
  await second.logIn()
  expect(await second.kill('SIGTERM')).toBe(0)
})

test('[OPS-04] a save that has begun when the server is told to stop is answered and kept', async () => {
  const [port] = PORTS
  const server = await start(port).untilReady()
  const token = await server.logIn()
  const body = JSON.stringify(newProject('Begun before the end').body)
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', (chunk) => (received += chunk.toString()))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  // The server says "continue" once it has the head: then the request has begun.
  socket.write(
    `PUT /api/projects HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nexpect: 100-continue\r\n\r\n`,
  )
  await until(() => received.includes('100 Continue'))
  server.child.kill('SIGTERM')
  await until(() => server.output.includes('"signal":"SIGTERM"'))
  socket.write(body)
  await until(() => received.includes('projectId'))
  expect(received).toContain('HTTP/1.1 200 OK')
  expect(await server.ended).toBe(0)
  await closed

  const next = await start(port).untilReady()
  const { projects } = await next.call('listProjects', {}, await next.logIn())
  expect(projects.map(({ name }) => name)).toContain('Begun before the end')
  expect(await next.kill('SIGTERM')).toBe(0)
})

test('[OPS-06] without a mail server the log has the link of an email', async () => {
  const server = await start(PORTS[0]).untilReady()
  await fetch(`http://127.0.0.1:${PORTS[0]}/account/forgottenpassword`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'full@example.com' }),
  })
  const link = new RegExp(`"links":\\["http://localhost:${PORTS[0]}/reset-password\\?token=[\\w-]{43}&email=`)
  await until(() => server.output.includes('email written to a file'))
  expect(server.output).toMatch(link)
  expect(await server.kill('SIGTERM')).toBe(0)
})

test('[REL-03] the command line refuses a folder in use; what it backs up is served again from another one', async () => {
  const [port] = PORTS
  const file = join(folder, 'all.backup')
  const admin = (dataFolder: string, ...args: string[]) =>
    runAdminProcess(build, { DATA_FOLDER: dataFolder }, ...args)
  const server = await start(port).untilReady()
  await server.call('saveProject', newProject('Worth a backup'), await server.logIn())
  expect(admin(folder, 'backup', file)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(`belongs to process ${server.child.pid}`) as string,
  })
  expect(await server.kill('SIGTERM')).toBe(0)

  expect(admin(folder, 'backup', file)).toMatchObject({ status: 0, stderr: '' })
  const other = join(folder, 'other')
  expect(admin(other, 'restore', file)).toMatchObject({ status: 0, stderr: '' })
  expect(admin(other, 'list').stdout).toContain('full@example.com')
  expect(admin(other, 'nonsense')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("unknown command 'nonsense'") as string,
  })
  const restored = await start(port, { DATA_FOLDER: other }).untilReady()
  const { projects } = await restored.call('listProjects', {}, await restored.logIn())
  expect(projects.map(({ name }) => name)).toContain('Worth a backup')
  expect(await restored.kill('SIGTERM')).toBe(0)
})

test('[SEC-12] a backup that cannot be restored is found by a process of its own', async () => {
  const verify = (file: string) => verifyInProcess(join(build, 'commands/admin.js'), file)
  const file = join(folder, 'to-verify.backup')
  // The folder has products.
  expect(await (await start(PORTS[0]).untilReady()).kill('SIGTERM')).toBe(0)
  expect(runAdminProcess(build, { DATA_FOLDER: folder }, 'backup', file).status).toBe(0)
  await verify(file)
  const text = gunzipSync(readFileSync(file)).toString()
  writeFileSync(file, gzipSync(text.replace(/"properties":"\[/, '"properties":"[[')))
  await expect(verify(file)).rejects.toThrow(/^The rows of products in .* do not fit: invalid input syntax/)
})

test('[SEC-11] in production the server does not start without a key of its own', async () => {
  const server = start(PORTS[1], { NODE_ENV: 'production', DEMO: '0' })
  expect(await server.ended).toBe(1)
  expect(server.output).toContain('SESSION_KEY is missing')
})

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10))
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => socket.end(() => resolve(true)))
    socket.once('error', () => resolve(false))
  })
}
