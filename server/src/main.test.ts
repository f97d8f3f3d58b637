import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { calculation, newProject } from './testing/constructions'

// Starts of a whole process on a machine that may be busy (decision 53).
jest.setTimeout(240_000)

const PORTS = [4290, 4291] as const
const bundle = join(import.meta.dirname, '../node_modules/.cache/server-under-test')
const folder = mkdtempSync(join(tmpdir(), 'soundleaf-main-'))
const running = new Set<ChildProcess>()

beforeAll(() => {
  const built = spawnSync(process.execPath, [join(import.meta.dirname, '../build.mjs'), bundle], {
    encoding: 'utf8',
  })
  if (built.status !== 0) throw new Error(built.stderr)
})
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

function start(port: number, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(bundle, 'main.js')], {
    env: { PATH: process.env.PATH ?? '', PORT: String(port), DATA_FOLDER: folder, ...env },
  })
  running.add(child)
  const output = { text: '' }
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output.text += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  return { child, output, ended }
}

async function untilReady(port: number, { output, child }: ReturnType<typeof start>): Promise<void> {
  while (child.exitCode === null) {
    if (
      await fetch(`http://127.0.0.1:${port}/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await wait(50)
  }
  throw new Error(`The server ended: ${output.text}`)
}

async function post(
  port: number,
  path: string,
  body: unknown,
  token?: string,
  method = 'POST',
): Promise<Record<string, string>> {
  const headers = {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  }
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers,
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Record<string, string>
}

test('[REL-02] a second server on the folder refuses to start, and a kill leaves neither the lock nor a save behind', async () => {
  const [port, otherPort] = PORTS
  const first = start(port)
  await untilReady(port, first)
  const credentials = {
    username: 'full@example.com',
    password: 'soundleaf-demo',
    refreshTransport: 'body',
    id: crypto.randomUUID(),
  }
  const { accessToken } = await post(port, '/api/authorize/login', credentials)
  const { projectId } = await post(
    port,
    '/api/projects',
    newProject('Before the kill').body,
    accessToken,
    'PUT',
  )

  const calculated = await post(port, '/api/calculate', calculation().body, accessToken)
  expect(calculated.validation).toMatchObject({ result: 'Success' })

  const second = start(otherPort)
  expect(await second.ended).toBe(1)
  expect(second.output.text).toContain(`belongs to process ${first.child.pid}`)

  first.child.kill('SIGKILL')
  await first.ended
  const third = start(port)
  await untilReady(port, third)
  const again = await post(port, '/api/authorize/login', credentials)
  const read = await fetch(`http://127.0.0.1:${port}/api/projects/${projectId}`, {
    headers: { authorization: `Bearer ${again.accessToken}` },
  })
  expect(((await read.json()) as { name: string }).name).toBe('Before the kill')

  third.child.kill('SIGTERM')
  expect(await third.ended).toBe(0)
  expect(third.output.text).toContain('"signal":"SIGTERM"')
  expect(await isOpen(port)).toBe(false)
})

test('[SEC-11] in production the server does not start without a key of its own', async () => {
  const server = start(PORTS[1], { NODE_ENV: 'production' })
  expect(await server.ended).toBe(1)
  expect(server.output.text).toContain('SESSION_KEY is missing')
})

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => socket.end(() => resolve(true)))
    socket.once('error', () => resolve(false))
  })
}
