import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { embedPort, examples, remotes, serverPort } from '../scripts/parts.mjs'
import { readList } from '../scripts/remotes/list-file.mjs'

const root = join(import.meta.dirname, '..')
const PORTS = {
  PORT: 5900,
  PARTNER_PORTAL_PORT: 5901,
  PLAIN_PAGE_PORT: 5902,
  EMBED_PORT: 5903,
  MF_AUTH_PORT: 5904,
  ...Object.fromEntries(
    remotes.map(({ name }, at) => [`${name.toUpperCase().replaceAll('-', '_')}_PORT`, 5904 + at]),
  ),
}
// A second start takes seconds; a busy machine gets several times that (decision 53).
const START_LIMIT_MS = 180_000

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => socket.end(() => resolve(true)))
    socket.once('error', () => resolve(false))
  })

test('what was started ends with the process that started it, however hard that goes', async () => {
  const starter = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { serveRemote } = await import(${JSON.stringify(pathToFileURL(join(root, 'scripts/product.mjs')).href)})
       serveRemote({ name: 'mf-auth', port: ${PORTS.MF_AUTH_PORT} }, 'ignore')`,
    ],
    { stdio: 'ignore' },
  )
  await expect.poll(() => isOpen(PORTS.MF_AUTH_PORT), { timeout: START_LIMIT_MS }).toBe(true)
  starter.kill('SIGKILL')
  await expect.poll(() => isOpen(PORTS.MF_AUTH_PORT), { timeout: START_LIMIT_MS }).toBe(false)
})

/** The names in the project list of a demo account. */
async function projectsOf(name: string): Promise<string[]> {
  const address = `http://localhost:${PORTS.PORT}`
  const login = await fetch(`${address}/api/authorize/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username: `${name}@example.com`,
      password: 'soundleaf-demo',
      refreshTransport: 'body',
    }),
  })
  const { accessToken } = (await login.json()) as { accessToken: string }
  const list = await fetch(`${address}/api/projects`, { headers: { authorization: `Bearer ${accessToken}` } })
  const { projects } = (await list.json()) as { projects: { name: string }[] }
  return projects.map((project) => project.name)
}

test('[OPS-01] one command serves the whole product, says where, and stops all of it', async () => {
  test.setTimeout(START_LIMIT_MS * 3)
  const folder = mkdtempSync(join(tmpdir(), 'soundleaf-start-'))
  const env = Object.fromEntries(Object.entries(PORTS).map(([name, port]) => [name, String(port)]))
  const start = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, ...env, RUN_FOLDER: folder },
    detached: true,
  })
  let output = ''
  start.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  try {
    await expect.poll(() => output, { timeout: START_LIMIT_MS }).toContain(`http://localhost:${PORTS.PORT}`)
    for (const account of ['full', 'light', 'trial', 'colleague'])
      expect(output).toContain(`${account}@example.com`)

    const page = await fetch(`http://localhost:${PORTS.PORT}/`, { headers: { accept: 'text/html' } })
    expect(await page.text()).toContain('<title>Soundleaf')
    expect(await projectsOf('full')).toEqual([
      'Party wall, concrete',
      'Separating floor with a floating screed',
    ])
    const list = readList(join(folder, 'remotes.jws'))
    expect(list.remotes).toHaveLength(remotes.length)
    for (const { entry } of list.remotes) expect((await fetch(entry)).ok, entry).toBe(true)
  } finally {
    // What Ctrl+C does: the signal goes to the whole group.
    process.kill(-(start.pid ?? 0), 'SIGINT')
    await new Promise((resolve) => start.once('exit', resolve))
    rmSync(folder, { recursive: true, force: true })
  }
  for (const port of Object.values(PORTS))
    await expect.poll(() => isOpen(port), `port ${port} is free again`).toBe(false)
})

test('[OPS-01] whatever one command serves has a port of its own', () => {
  const ports = [serverPort, embedPort, ...[...examples, ...remotes].map(({ port }) => port)]
  expect(ports).toHaveLength(new Set(ports).size)
})
