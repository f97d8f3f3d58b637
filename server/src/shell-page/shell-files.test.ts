import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { addSecurityHeaders } from '../routes/security-headers'
import { addShellFiles } from './shell-files'

const folder = mkdtempSync(join(tmpdir(), 'soundleaf-shell-'))
const remotesFile = join(folder, 'remotes.jws')
const list = {
  sequence: 1,
  expires: '2026-06-01T00:00:00.000Z',
  overrideOrigins: ['http://localhost:4001'],
  remotes: [
    {
      name: 'mf-auth',
      entry: 'http://localhost:3001/remoteEntry.js',
      version: '1.2.3',
      contract: '1.0.0',
      integrity: `sha384-${'a'.repeat(64)}`,
      canary: null,
    },
  ],
}
/** Signed or not: the server does not verify it. */
const jwsOf = (content: unknown) =>
  `e30.${Buffer.from(JSON.stringify(content)).toString('base64url')}.signature`
const GUID = '6f9619ff-8b86-d011-b42d-00c04fc964ff'
const app = Fastify()

beforeAll(async () => {
  mkdirSync(join(folder, 'dist'))
  writeFileSync(
    join(folder, 'dist/index.html'),
    '<meta name="csp-nonce" nonce="__CSP_NONCE__"><meta name="remotes-key" content="__REMOTES_KEY__"><meta name="pricing" content="__PRICING__"><meta name="terms" content="__TERMS__"><title>Soundleaf</title>',
  )
  writeFileSync(join(folder, 'dist/index.sv.html'), '<html lang="sv">')
  writeFileSync(join(folder, 'dist/main.0a1b2c3d.js'), 'start()')
  for (const ending of ['br', 'gz']) writeFileSync(join(folder, `dist/main.0a1b2c3d.js.${ending}`), ending)
  mkdirSync(join(folder, 'dist/guide'))
  writeFileSync(
    join(folder, 'dist/guide/contact.html'),
    '<p data-address="with">Write to __SUPPORT__.</p>\n<p data-address="without">Ask\nthem.</p>',
  )
  writeFileSync(join(folder, 'dist/icon.svg'), '<svg/>')
  writeFileSync(join(folder, 'secret.txt'), 'outside the shell')
  writeFileSync(remotesFile, jwsOf(list))
  writeFileSync(join(folder, 'remotes.json'), 'of the last release')
  await addSecurityHeaders(app, {
    publicOrigin: 'https://soundleaf.test',
    allowsFrames: false,
    hstsSubdomains: false,
  })
  await addShellFiles(app, {
    shellFolder: join(folder, 'dist'),
    remotesFile,
    remotesKeys: ['MFkw+/==', 'MFkx'],
    operator: {
      pricing: 'https://example.com/prices?a=1&b="2"',
      contact: '',
      terms: '',
      support: 'help@example.com',
    },
    traces: false,
  })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const asPage = { accept: 'text/html,application/xhtml+xml' }

test.each([
  '/',
  '/index.html',
  '/projects',
  `/editor/${GUID}`,
  '/print',
  '/reset-password?token=secret&email=a@b.c',
  '/nowhere',
])('%s is the page when a person opens it', async (url) => {
  const answer = await get(url, asPage)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('text/html')
  expect(answer.headers['cache-control']).toBe('no-store')
})

test.each([
  ['/projects', { 'accept-language': 'sv-SE,sv;q=0.9,en;q=0.8' }, true],
  ['/projects', { 'accept-language': 'fr, sv;q=0.5' }, true],
  ['/projects', { 'accept-language': 'en-GB,sv;q=0.9' }, false],
  ['/projects', { 'accept-language': 'en', cookie: 'other=1; soundleaf-language=sv' }, true],
  ['/projects?language=en', { 'accept-language': 'sv', cookie: 'soundleaf-language=sv' }, false],
  ['/projects?language=sv', { 'accept-language': 'en' }, true],
  ['/projects?language=../../secret', { 'accept-language': 'en' }, false],
])('[BEY-12] %s asked for with %o comes in the language of the visitor', async (url, headers, isSwedish) => {
  const { payload } = await get(url, { ...asPage, ...headers })
  expect(payload.includes('lang="sv"')).toBe(isSwedish)
})

test('[BEY-12] the page of another language is sent as the page alone, never as a file', async () => {
  expect((await get('/index.sv.html', asPage)).statusCode).toBe(404)
})

test.each([
  '/main.000.js',
  '/none.json',
  '/remotes/mf-auth.js',
  '/api/none',
  '/account/none',
  '/api/projects.html',
])('[F06] %s is missing and never the page', async (url) => {
  const answer = await get(url, asPage)
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['content-type']).not.toContain('text/html')
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('a script that asks for an unknown address without wanting a page gets none', async () => {
  expect((await get('/projects', { accept: '*/*' })).statusCode).toBe(404)
})

test('each page has a nonce of its own, and a policy without unsafe words that names it and the remotes', async () => {
  const [first, second] = await Promise.all([get('/', asPage), get('/', asPage)])
  const nonceOf = (page: string) => /nonce="([^"]+)"/.exec(page)?.[1] ?? ''
  const policy = String(first.headers['content-security-policy'])
  expect(nonceOf(first.payload)).toHaveLength(24)
  expect(nonceOf(first.payload)).not.toBe(nonceOf(second.payload))
  expect(policy).toContain(`style-src 'self' 'nonce-${nonceOf(first.payload)}'`)
  expect(policy).toContain("script-src 'self' http://localhost:3001 http://localhost:4001;")
  expect(policy).toContain("worker-src 'self' blob:;")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  expect(first.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
  })
})

test.each(['identity', 'br'])(
  '[SEC-01] the guide has its style and pictures, runs no script and stands in nobody’s frame, sent as %s',
  async (encoding) => {
    mkdirSync(join(folder, 'dist/guide'), { recursive: true })
    writeFileSync(join(folder, 'dist/guide/index.html'), '<title>Guide</title>')
    writeFileSync(join(folder, 'dist/guide/index.html.br'), brotliCompressSync('<title>Guide</title>'))
    const { statusCode, headers } = await get('/guide/index.html', { 'accept-encoding': encoding })
    expect(statusCode).toBe(200)
    expect(headers['content-encoding'] ?? 'identity').toBe(encoding)
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'self'; img-src 'self'; .*frame-ancestors 'none'$/,
    )
  },
)

test('[SEC-06, SEC-18] the page names the keys under which the list of remotes is signed', async () => {
  expect((await get('/', asPage)).payload).toContain('name="remotes-key" content="MFkw+/== MFkx"')
})

test('a file with its hash in the name never changes, any other is asked for again', async () => {
  expect((await get('/main.0a1b2c3d.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  )
  expect((await get('/icon.svg')).headers['cache-control']).toBe('no-cache')
})

test.each([
  ['gzip, deflate, br', 'br', 'br'],
  ['gzip', 'gzip', 'gz'],
  [undefined, undefined, 'start()'],
])(
  '[PERF-05] to a browser that accepts %s a script is sent as the build has compressed it: %s',
  async (accepted, encoding, body) => {
    const answer = await get(
      '/main.0a1b2c3d.js',
      accepted === undefined ? {} : { 'accept-encoding': accepted },
    )
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.payload).toBe(body)
    expect(answer.headers).toMatchObject({
      vary: 'accept-encoding',
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  },
)

test.each(['/main.0a1b2c3d.js.br', '/main.0a1b2c3d.js.gz'])('%s is no file of its own', async (url) => {
  expect((await get(url)).statusCode).toBe(404)
})

test('the list of remotes is sent once and confirmed by its tag', async () => {
  const first = await get('/remotes.jws')
  expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'application/jose' })
  expect(first.payload).toBe(jwsOf(list))
  const again = await get('/remotes.jws', { 'if-none-match': String(first.headers.etag) })
  expect([again.statusCode, again.payload]).toEqual([304, ''])
})

test('[MFE-04] a tab with the shell of the last release gets the list in its form', async () => {
  expect((await get('/remotes.json')).payload).toBe('of the last release')
})

test.each([
  ['no JWS', 'x'],
  ['no list', jwsOf({})],
  ['a list with a field that nobody knows', jwsOf({ ...list, onload: 'x' })],
])('a file with %s opens the policy to nobody', async (_what, file) => {
  writeFileSync(remotesFile, file)
  const policy = String((await get('/', asPage)).headers['content-security-policy'])
  writeFileSync(remotesFile, jwsOf(list))
  expect(policy).toContain("script-src 'self';")
})

test.each(['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/..%5csecret.txt'])(
  'nothing outside the folder is served: %s',
  async (url) => {
    const answer = await get(url)
    expect(answer.payload).not.toContain('outside the shell')
  },
)

test("[HDR-04] the page carries the operator's addresses as text, and nothing where ours stand", async () => {
  const { payload } = await get('/', asPage)
  expect(payload).toContain('content="https://example.com/prices?a=1&#38;b=&#34;2&#34;"')
  expect(payload).toContain('<meta name="terms" content="">')
})

test("[HDR-04] our page of contact names the operator's address, and runs nothing", async () => {
  const answer = await get('/guide/contact.html', asPage)
  expect(answer.payload.trim()).toBe('<p>Write to help@example.com.</p>')
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
})
