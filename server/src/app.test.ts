import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { randomUUID } from 'node:crypto'
import { CALLS, FailureAnswer, type CallDefinition } from '@soundleaf/contracts'
import { Value } from '@sinclair/typebox/value'
import { loggerOptions } from './logging'
import { newProject, structureOf } from './testing/constructions'
import { PASSWORD, TestApplication, type Person } from './testing/test-application'

const folder = mkdtempSync(join(tmpdir(), 'soundleaf-shell-'))
const remotesFile = join(folder, 'remotes.json')
const lines: string[] = []
const stream = new Writable({
  write(chunk: Buffer, _, done) {
    lines.push(chunk.toString())
    done()
  },
})

let server: TestApplication
let person: Person
beforeAll(async () => {
  mkdirSync(join(folder, 'dist'))
  writeFileSync(
    join(folder, 'dist/index.html'),
    '<!doctype html><meta name="csp-nonce" nonce="__CSP_NONCE__"><title>Soundleaf</title>',
  )
  writeFileSync(join(folder, 'dist/main.0a1b2c3d.js'), 'start()')
  writeFileSync(join(folder, 'dist/icon.svg'), '<svg/>')
  writeFileSync(join(folder, 'secret.txt'), 'outside the shell')
  writeFileSync(
    remotesFile,
    JSON.stringify({ remotes: [{ name: 'mf-auth', entry: 'http://localhost:3001/remoteEntry.js' }] }),
  )
  server = await TestApplication.open('postgresql', {
    shell: { shellFolder: join(folder, 'dist'), remotesFile },
    logger: { ...(loggerOptions('info') as object), stream },
  })
  person = await server.person()
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })
const asPage = { accept: 'text/html,application/xhtml+xml' }
const calls: [string, CallDefinition][] = Object.entries(CALLS)
const GUID = randomUUID()
const addressOf = (path: string, value: string = GUID) =>
  path
    .replace('{id}', value)
    .replace('{structureModule}', 'Wall')
    .replace('{material}', 'Wood')
    .replace('{type}', 'Panel')

describe('the API', () => {
  test.each(calls.filter(([, { authenticated }]) => authenticated))(
    '[API-01] %s wants a token',
    async (_, { method, path }) => {
      const { statusCode, payload } = await server.app.inject({
        method,
        url: addressOf(path),
        headers: { 'x-intent': 'toggle-share' },
      })
      expect(statusCode).toBe(401)
      expect(JSON.parse(payload)).toEqual({ code: 'TokenInvalid', message: 'The session has expired.' })
    },
  )

  const HOSTILE_IDS = [
    '1',
    '..',
    '%2e%2e',
    `${GUID}%2Ftoggleisshared`,
    '..%2F..%2Faccount',
    `${GUID}%00`,
    `${GUID}%20`,
    `{${GUID}}`,
    GUID.replaceAll('-', ''),
    'undefined',
    "'%20or%201=1",
  ]
  const withId = calls.filter(([, { params }]) => params?.id !== undefined)
  test.each(withId)(
    '[SEC-03] %s looks at the form of an id before anything else',
    async (name, { method, path }) => {
      for (const id of HOSTILE_IDS) {
        const { statusCode, payload } = await server.app.inject({ method, url: addressOf(path, id) })
        const failure = JSON.parse(payload) as { code: string }
        expect({ name, id, fits: Value.Check(FailureAnswer, failure) }).toEqual({ name, id, fits: true })
        // Dots are taken out of an address before it is routed; it is then another call, or none.
        expect({ name, id, refused: [400, 401, 404, 405].includes(statusCode) }).toEqual({
          name,
          id,
          refused: true,
        })
        if (!id.startsWith('..') && !id.startsWith('%2e')) expect(failure.code).toBe('ValidationFailed')
      }
    },
  )

  test.each([
    ['a component', 'productType', 'Roof'],
    ['a component', 'productMaterial', 'wood'],
  ])('[API-05] %s with a %s of "%s" is refused by name', async (_, field, value) => {
    const structure = structureOf()
    const components = structure.components.map((component) => ({ ...component, [field]: value }))
    const saved = await person.call('saveProject', newProject('Closed lists', { ...structure, components }))
    expect(saved.status).toBe(400)
    expect(saved.failure.field).toBe(`structures.0.components.0.${field}`)
    expect(saved.failure.message).toContain(
      `structures.0.components.0.${field} is "${value}", which is not one of `,
    )
  })

  test.each([
    ['airborneId', 37],
    ['impactId', 1],
    ['flankingType', 4],
  ])('[API-05] the code %s = %d is refused', async (field, value) => {
    const { body } = newProject()
    const saved = await person.call('saveProject', {
      body: { ...body, fieldValues: { ...body.fieldValues, [field]: value } },
    })
    expect(saved.failure).toMatchObject({ code: 'ValidationFailed', field: `fieldValues.${field}` })
  })

  test('a frame type or an insulation material outside its list is refused with the component named', async () => {
    const structure = structureOf('LightweightFrameWall')
    for (const [key, value] of [
      ['frameType', 'Bamboo Stud'],
      ['insulationMaterial', 'Straw'],
    ] as const) {
      const components = structure.components.map((component) => ({
        ...component,
        properties: component.properties.map((property) =>
          property.key === key ? { ...property, value } : property,
        ),
      }))
      const saved = await person.call('saveProject', newProject('Closed lists', { ...structure, components }))
      expect(saved.failure).toMatchObject({
        code: 'ValidationFailed',
        field: key,
        componentIds: [components[1]?.componentId],
      })
      expect(saved.failure.message).toContain(`"${value}"`)
    }
  })

  test('[API-02] the description holds every call of the contract', async () => {
    const description = (await get('/api/openapi.json')).json<{
      paths: Record<string, Record<string, { operationId: string }>>
    }>()
    const described = Object.values(description.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    expect(described.sort()).toEqual(Object.keys(CALLS).sort())
    expect((await get('/api/docs/')).statusCode).toBe(200)
  })

  test.each([
    ['text/plain', 415],
    ['multipart/form-data; boundary=x', 415],
    ['application/x-www-form-urlencoded', 415],
    // A spelling that once slipped past the validation of some servers: it is read as JSON, and validated.
    ['application/json\t;x', 400],
    ['application/json;', 400],
  ])('a body of type %j without the fields of the call is refused', async (type, status) => {
    const headers = { 'content-type': type }
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/authorize/login',
      headers,
      payload: '{"a":1}',
    })
    expect(answer.statusCode).toBe(status)
  })

  test.each([
    ['broken JSON', '{"username":', 400],
    ['a poisoned prototype', '{"username":"a@b.cd","password":"x","__proto__":{"x":1}}', 400],
    [
      'a poisoned constructor',
      '{"username":"a@b.cd","password":"x","constructor":{"prototype":{"x":1}}}',
      400,
    ],
    ['more than a megabyte', `{"username":"${'a'.repeat(1_000_001)}"}`, 413],
  ])('%s is refused with a code', async (_, payload, status) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/authorize/login',
      headers: { 'content-type': 'application/json' },
      payload,
    })
    expect(answer.statusCode).toBe(status)
    expect(Value.Check(FailureAnswer, answer.json())).toBe(true)
  })

  test('a known path with another method is told apart from an unknown path', async () => {
    const answer = await server.app.inject({ method: 'DELETE', url: '/account' })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET'])
    expect((await get('/api/none')).statusCode).toBe(404)
  })

  test('what goes wrong inside is logged and not shown', async () => {
    const failing = await TestApplication.open('postgresql', {
      catalogue: new Proxy({} as never, { get: () => () => Promise.reject(new Error('secret detail')) }),
      shell: { shellFolder: join(folder, 'dist'), remotesFile },
      logger: { ...(loggerOptions('error') as object), stream },
    })
    const someone = await failing.person()
    const answer = await someone.call('listManufacturers', {})
    await failing.close()
    expect(answer.status).toBe(500)
    expect(answer.failure).toEqual({ code: 'InternalError', message: 'An unexpected error occurred.' })
    expect(lines.join('')).toContain('secret detail')
  })
})

describe("the shell's page and files", () => {
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
    expect(policy).toContain("script-src 'self' http://localhost:3001;")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(first.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    })
  })

  test('a file with its hash in the name never changes, any other is asked for again', async () => {
    expect((await get('/main.0a1b2c3d.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    )
    expect((await get('/icon.svg')).headers['cache-control']).toBe('no-cache')
  })

  test('the remotes file is sent once and confirmed by its tag', async () => {
    const first = await get('/remotes.json')
    expect(first.headers['cache-control']).toBe('no-cache')
    expect(first.json()).toMatchObject({ remotes: [{ name: 'mf-auth' }] })
    const again = await get('/remotes.json', { 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.payload]).toEqual([304, ''])
  })

  test.each(['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/..%5csecret.txt'])(
    'nothing outside the folder is served: %s',
    async (url) => {
      const answer = await get(url)
      expect(answer.payload).not.toContain('outside the shell')
    },
  )
})

test('[OPS-04] health and readiness answer', async () => {
  expect((await get('/health')).json()).toEqual({ status: 'ok' })
  expect((await get('/ready')).json()).toEqual({ status: 'ready' })
})

test('[SEC-10] the log holds no token, password or address of a person', async () => {
  const { email } = await server.account()
  const login = await server.call('login', {
    body: { username: email, password: PASSWORD, refreshTransport: 'body' },
  })
  const authorization = `Bearer ${login.body.accessToken}`
  await server.call('login', { body: { username: email, password: 'a wrong password' } })
  await server.call('getAccount', {}, { authorization })
  await get(`/reset-password?token=secret-token&email=${email}`, asPage)
  await server.app.inject({
    method: 'POST',
    url: `/account/updatepassword?Email=${email}&Password=${PASSWORD}&NewPassword=secret-password`,
    headers: { authorization },
  })
  await get(`/api/none?token=secret-token`)
  const log = lines.join('')
  expect(lines.length).toBeGreaterThan(6)
  expect(log).toContain('"route":"/api/authorize/login","status":401')
  const { accessToken, refreshToken } = login.body
  for (const secret of [
    email,
    PASSWORD,
    'a wrong password',
    'secret-token',
    'secret-password',
    accessToken,
    refreshToken,
  ])
    expect(log).not.toContain(secret)
})
