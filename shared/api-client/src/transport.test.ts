import { settle } from './testing/fake-server'
import { signedIn, stage } from './testing/signed-in'

const id = '0f8fad5b-d9cb-469f-a165-70867728950e'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('[SEC-03] a hostile id makes no request and is refused', async () => {
  const { client, server, failures } = await signedIn()
  const sent = server.requests.length
  for (const hostile of ['', '..', `${id}/toggleisshared`, `..%2Faccount`, 'https://evil.example/']) {
    const outcome = await client.call('getProject', { params: { id: hostile } })
    expect(outcome).toMatchObject({
      ok: false,
      failure: { code: 'RefusedAddress', call: 'GET /api/projects/{id}' },
    })
  }
  expect(server.requests).toHaveLength(sent)
  expect(failures).toHaveLength(5)
})

test('[SEC-03] an id is checked before anything else, without a session too', async () => {
  const { client, server } = stage()
  const outcome = await client.call('getProject', { params: { id: '..' } })
  expect(outcome).toMatchObject({ failure: { code: 'RefusedAddress' } })
  expect(server.requests).toHaveLength(0)
})

test('[SEC-03] a part that is not in the contract makes no request', async () => {
  const { client, server } = await signedIn()
  const sent = server.requests.length
  // @ts-expect-error the compiler refuses it as well
  const outcome = await client.call('listProductsOfType', { params: { type: 'Roof' } })
  expect(outcome).toMatchObject({ failure: { code: 'RefusedAddress' } })
  expect(server.requests).toHaveLength(sent)
})

test('[SEC-03] the token cannot leave for an absolute address', async () => {
  const { client, server } = await signedIn({ baseUrl: 'https://api.example' })
  void client.call('listProjects', { query: { filter: 'https://evil.example' } })
  await settle()
  const request = server.waiting()[0]
  expect(request?.line).toBe('GET https://api.example/api/projects')
  expect(request?.config.allowAbsoluteUrls).toBe(false)
  expect(request?.config.params).toEqual({ filter: 'https://evil.example' })
})

test('[OPS-09] each request begins a trace of its own where traces are taken, and none elsewhere', async () => {
  const { client, server } = await signedIn({ traces: true })
  void client.call('listProjects', {})
  void client.call('listProjects', {})
  await settle()
  const sent = server.requests.map(({ config }) => String(config.headers.get('traceparent')))
  // W3C Trace Context, section 3.2: version, 16 bytes, 8 bytes, sampled.
  for (const header of sent) expect(header).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
  expect(new Set(sent.map((header) => header.slice(3, 35))).size).toBe(sent.length)
  const without = await signedIn()
  expect(without.server.requests[0]?.config.headers.has('traceparent')).toBe(false)
})

test('a call that needs no session carries no token', async () => {
  const { client, server } = await signedIn()
  void client.call('forgottenPassword', { body: { email: 'full@example.com' } })
  await settle()
  expect(server.waiting()[0]?.bearer).toBeNull()
})

test('a body travels as JSON, a text as well', async () => {
  const { client, server } = stage()
  void client.call('forgottenPassword', { body: 'full@example.com' })
  await settle()
  expect(server.waiting()[0]?.body).toBe('full@example.com')
  expect(server.waiting()[0]?.config.headers.get('content-type')).toBe('application/json')
})

test.each([
  ['HTML', '<!doctype html>'],
  ['null', null],
  ['another shape', { projects: 'none' }],
  ['a wrong type inside', { projects: [{ projectId: 'x' }], total: 1 }],
])('an answer of %s is a bad answer', async (_what, content) => {
  const { client, server, failures } = await signedIn()
  const call = client.call('listProjects', {})
  await settle()
  server.waiting()[0]?.answer(200, content)
  expect(await call).toMatchObject({ ok: false, failure: { code: 'BadAnswer', status: 200 } })
  expect(failures).toHaveLength(1)
})

test('fields that a newer server adds are kept', async () => {
  const { client, server } = await signedIn()
  const call = client.call('listProjects', {})
  await settle()
  server.waiting()[0]?.answer(200, { projects: [], total: 0, page: 1 })
  expect(await call).toEqual({ ok: true, value: { projects: [], total: 0, page: 1 } })
})

test('an empty answer is enough where nothing is awaited', async () => {
  const { client, server } = await signedIn()
  const call = client.call('deleteProject', { params: { id } })
  await settle()
  server.waiting()[0]?.answer(204, '')
  expect(await call).toEqual({ ok: true, value: {} })
})

test('a broken connection is a network failure, without a status', async () => {
  const { client, server } = await signedIn()
  const call = client.call('listProjects', {})
  await settle()
  server.waiting()[0]?.drop()
  expect(await call).toMatchObject({ failure: { code: 'NetworkFailure', status: null } })
})

test('a request may take 30 s', async () => {
  const { client, server } = await signedIn()
  void client.call('listProjects', {})
  await settle()
  expect(server.waiting()[0]?.config.timeout).toBe(30_000)
})

test('an aborted call says so to its caller and to nobody else', async () => {
  const { client, server, failures } = await signedIn()
  const abort = new AbortController()
  const call = client.call('listProjects', {}, { signal: abort.signal })
  await settle()
  abort.abort()
  expect(await call).toMatchObject({ failure: { code: 'Aborted' } })
  expect(failures).toHaveLength(0)
  expect(server.waiting()).toHaveLength(0)
})

test('a call that is aborted while a refresh runs ends at once and is not retried', async () => {
  const { client, server } = await signedIn()
  const abort = new AbortController()
  const call = client.call('listProjects', {}, { signal: abort.signal })
  await settle()
  server.waiting()[0]?.answer(401)
  await settle()
  abort.abort()
  expect(await call).toMatchObject({ failure: { code: 'Aborted' } })
  expect(server.count('GET /api/projects')).toBe(1)
})

test.each([
  ['everything', ['StorageFull', 'NetworkFailure']],
  ['network', ['NetworkFailure']],
  ['nothing', []],
] as const)('a caller that reports %s has %j shown by the shell', async (reports, shown) => {
  const { client, server, failures } = await signedIn()
  const full = client.call('listProjects', {}, { reports })
  await settle()
  server.waiting()[0]?.answer(507, { code: 'StorageFull', message: 'Full.' })
  await full
  const lost = client.call('listProjects', {}, { reports })
  await settle()
  server.waiting()[0]?.drop()
  await lost
  expect(failures.map(({ code }) => code)).toEqual(shown)
})

test('a refused login is for the form, a network failure for the shell as well', async () => {
  const { client, server, failures } = stage()
  const wrong = client.login({ email: 'full@example.com', password: 'x' })
  await settle()
  server.waiting()[0]?.answer(401, { code: 'InvalidCredentials', message: 'No.' })
  expect(await wrong).toMatchObject({ failure: { code: 'InvalidCredentials' } })
  expect(failures).toHaveLength(0)
  const lost = client.login({ email: 'full@example.com', password: 'x' })
  await settle()
  server.waiting()[0]?.drop()
  await lost
  expect(failures.map(({ code }) => code)).toEqual(['NetworkFailure'])
})
