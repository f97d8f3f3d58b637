// Builds both root file systems and runs them as an engine would, but for its isolation: in their own root, as their own
// user. Part of `npm test`, after the build; without root there is no chroot, and it says so.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const PORT = 3990
const STATIC_PORT = 8081
const LIMIT_MS = 300_000

if (process.getuid?.() !== 0) {
  console.error('The images are not tried: only root may change the root.')
  process.exit(0)
}
const folder = mkdtempSync(join(tmpdir(), 'soundleaf-image-'))
const children = []

function make(kind, env = {}) {
  const root = join(folder, kind)
  const script = join(import.meta.dirname, 'root-file-system.mjs')
  const { status } = spawnSync(process.execPath, [script, kind, root], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  if (status !== 0) throw new Error(`${kind} could not be built`)
  return root
}

function run(root, command, env = {}) {
  const child = spawn('chroot', ['--userspec=10001:10001', root, ...command], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  })
  children.push(child)
  return child
}

async function answer(url, until = () => true) {
  for (const end = Date.now() + LIMIT_MS; Date.now() < end; await wait(100)) {
    const found = await fetch(url).catch(() => null)
    if (found !== null && until(found)) return found
  }
  throw new Error(`${url} did not answer as it should`)
}

function expect(what, isTrue) {
  if (!isTrue) throw new Error(`not so: ${what}`)
}

try {
  const server = make('server')
  const env = { HOST: '127.0.0.1', PORT: String(PORT), DATA_FOLDER: '/data', LOG_LEVEL: 'warn' }
  const node = ['/usr/bin/node', '/app/server/dist/main.js']
  const running = run(server, node, env)
  await answer(`http://127.0.0.1:${PORT}/ready`, ({ ok }) => ok)
  const page = await fetch(`http://127.0.0.1:${PORT}/`, { headers: { accept: 'text/html' } })
  expect('the page is served', page.ok && (await page.text()).includes('Soundleaf'))
  running.kill('SIGTERM')
  const code = await new Promise((resolve) => running.once('exit', resolve))
  expect('it stops in order', code === 0)

  const store = join(folder, 'store')
  mkdirSync(join(store, 'mf-auth/1.0.0-abc'), { recursive: true })
  writeFileSync(join(store, 'mf-auth/1.0.0-abc/remoteEntry.js'), 'export {}')
  const remotes = make('remotes', { REMOTES_STORE: store })
  // The standard places of a container, which an engine makes.
  mkdirSync(join(remotes, 'dev'), { recursive: true })
  for (const name of ['null', 'stderr']) writeFileSync(join(remotes, 'dev', name), '', { mode: 0o666 })
  run(remotes, ['/usr/sbin/nginx', '-c', '/etc/nginx/nginx.conf'])
  const entry = await answer(`http://127.0.0.1:${STATIC_PORT}/mf-auth/1.0.0-abc/remoteEntry.js`)
  expect('a build is served for ever', entry.headers.get('cache-control')?.includes('immutable'))
  const missing = await fetch(`http://127.0.0.1:${STATIC_PORT}/mf-auth/none.js`)
  expect('a missing file is none', missing.status === 404)
  console.log('Both images run.')
} finally {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
}
