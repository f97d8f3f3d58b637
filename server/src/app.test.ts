import { Writable } from 'node:stream'
import { randomUUID } from 'node:crypto'
import { CALLS, FailureAnswer, type CallDefinition } from '@soundleaf/contracts'
import { Value } from '@sinclair/typebox/value'
import { sql } from 'drizzle-orm'
import { loggerOptions } from './logging'
import { newProject, structureOf } from './testing/constructions'
import { DATABASES } from './testing/test-database'
import { PASSWORD, TestApplication, type Person } from './testing/test-application'

const lines: string[] = []
const stream = new Writable({
  write(chunk: Buffer, _, done) {
    lines.push(chunk.toString())
    done()
  },
})

describe.each(DATABASES)('the application on %s', (kind) => {
  let server: TestApplication
  let person: Person
  beforeAll(async () => {
    server = await TestApplication.open(kind, {
      logger: { ...(loggerOptions('info') as object), stream },
    })
    person = await server.person()
  })
  afterAll(() => server.close())

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
        const saved = await person.call(
          'saveProject',
          newProject('Closed lists', { ...structure, components }),
        )
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
      // What a batch found is no call: it is sent as lines while it is read.
      expect(described.sort()).toEqual([...Object.keys(CALLS), 'batchResults'].sort())
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
      const failing = await TestApplication.open(kind, {
        catalogue: new Proxy({} as never, { get: () => () => Promise.reject(new Error('secret detail')) }),
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

  test('[API-01] account details that cannot be kept are told in the words of the specification', async () => {
    const failing = await TestApplication.open(kind)
    const someone = await failing.person()
    await failing.database.queries.execute(sql`alter table accounts rename to elsewhere`)
    const kept = await someone.call('updateAccountDetails', { query: { EvaluationStandard: 'Astm' } })
    const read = await someone.call('getAccount', {})
    await failing.close()
    expect(kept.failure).toEqual({
      code: 'InternalError',
      message: 'Failed to update account details',
      reason: 'AccountNotUpdated',
      params: {},
    })
    expect(read.failure.message).toBe('An unexpected error occurred.')
  })

  test('[OPS-04] health and readiness answer', async () => {
    expect((await get('/health')).json()).toEqual({ status: 'ok' })
    expect((await get('/ready')).json()).toEqual({ status: 'ready' })
  })

  test('who sends a request byte by byte does not hold its connection for ever', () => {
    expect(server.app.server.requestTimeout).toBe(60_000)
    expect(server.app.server.headersTimeout).toBe(60_000)
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

  test('an address that cannot be decoded is refused with a code', async () => {
    const answer = await get('/api/projects/%E0%A4%A')
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'ValidationFailed'])
  })
})
