import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const folder = mkdtempSync(join(tmpdir(), 'soundleaf-remote-'))
const servers: ChildProcess[] = []
let address = ''

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

/** Serves the folder, and waits until it does. */
async function serve(): Promise<{ readonly server: ChildProcess; readonly address: string }> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, [join(__dirname, 'serve-remote.mjs'), folder, String(port)], {
    stdio: 'inherit',
  })
  servers.push(server)
  for (;;) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return { server, address: url }
    if (server.exitCode !== null) throw new Error('The server ended before it answered.')
  }
}

beforeAll(async () => {
  writeFileSync(join(folder, 'remoteEntry.js'), 'var mf_editor')
  writeFileSync(join(folder, 'remote.json'), '{}')
  writeFileSync(join(folder, 'view.0a1b2c3d.js'), 'view')
  writeFileSync(join(folder, 'view.0a1b2c3d.js.br'), brotliCompressSync('view'))
  writeFileSync(join(folder, 'view.0a1b2c3d.js.gz'), gzipSync('view'))
  address = (await serve()).address
}, 60_000)

afterAll(() => {
  for (const server of servers) server.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

test.each(['/remoteEntry.js', '/remote.json'])(
  '%s is asked for anew every time, from any origin',
  async (path) => {
    const answer = await fetch(address + path, { headers: { origin: 'https://app.soundleaf.example' } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  },
)

test('a file with the hash of its content is kept for good', async () => {
  const answer = await fetch(`${address}/view.0a1b2c3d.js`)
  expect(answer.headers.get('cache-control')).toContain('immutable')
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('[PERF-05] to a browser that accepts %s a file is sent as %s', async (accepted, encoding) => {
  const answer = await fetch(`${address}/view.0a1b2c3d.js`, { headers: { 'accept-encoding': accepted } })
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(answer.headers.get('vary')).toMatch(/accept-encoding/i)
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect(await answer.text()).toBe('view')
})

test.each([
  '/none.js',
  '/view.0a1b2c3d.js.br',
  '/view.ffffffff.js',
  '/none.json',
  '/standalone/none.js',
  '/standalone/',
  '/editor',
  '/%2e%2e/package.json',
  '/..%2fserve-remote.mjs',
])('what is missing, as %s, is a 404 that nobody keeps and no page', async (path) => {
  const answer = await fetch(address + path, { headers: { accept: 'text/html' } })
  expect([403, 404]).toContain(answer.status)
  expect(answer.headers.get('content-type')).not.toContain('html')
  expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable')
})

test('a missing file is kept by no cache', async () => {
  expect((await fetch(`${address}/none.js`)).headers.get('cache-control')).toBe('no-store')
})

test('it stops when it is told to, open connections or not', async () => {
  const { server } = await serve()
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  expect(await ended).toBe(0)
})
