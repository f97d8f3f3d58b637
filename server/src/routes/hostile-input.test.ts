import { randomUUID } from 'node:crypto'
import { CALLS, type CallDefinition } from '@soundleaf/contracts'
import { newProject } from '../testing/constructions'
import { onEachDatabase } from '../testing/on-each-database'
import { partnerPage } from '../testing/partner-page'
import { PASSWORD, type Person } from '../testing/test-application'

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
const manyKeys = (count: number) => `{${Array.from({ length: count }, (_, key) => `"k${key}":1`).join(',')}}`

/** A new project with a field that this version does not know, as a client writes it. */
const withUnknown = (json: string) => `${JSON.stringify(newProject().body).slice(0, -1)},"z":${json}}`

onEachDatabase('hostile input', (server) => {
  let person: Person
  beforeAll(async () => {
    person = await server().person()
  })

  const send = (url: string, payload: string, headers: Record<string, string> = {}) =>
    server().app.inject({
      method: url === '/api/projects' ? 'PUT' : 'POST',
      url,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${person.accessToken}`,
        ...headers,
      },
      payload,
    })

  test.each([
    [nested(20), 200, undefined],
    [nested(50), 400, 'The request is nested deeper than 32 levels.'],
    [nested(400_000), 400, 'The request is nested deeper than 32 levels.'],
    [manyKeys(260_000), 400, 'The request holds more than 250000 values.'],
    // It would come back as null.
    ['1e999', 400, 'The request holds a number beyond 1e308.'],
  ])('[API-04] [REL-07] a field of a newer client that is %.30s', async (json, status, message) => {
    const saved = await send('/api/projects', withUnknown(json))
    const { projectId: id, ...answer } = saved.json<{ projectId: string; message?: string }>()
    expect([saved.statusCode, answer.message]).toEqual([status, message])
    if (status !== 200) return
    const read = await person.call('getProject', { params: { id } })
    expect((read.body as { z?: unknown }).z).toEqual(JSON.parse(json))
  })

  test.each(['', '{', '{"name":}'])('[API-04] a body that is %j and no JSON says so', async (body) => {
    const refused = await send('/api/projects', body)
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      {
        code: 'ValidationFailed',
        reason: 'BodyNotJson',
        message: 'The body is not JSON. Where there is none, leave out Content-Type: application/json.',
        params: {},
      },
    ])
  })

  test.each(['/api/calculate', '/api/report', '/api/embed/calculate'])(
    'too deep a nesting is refused by %s as well',
    async (url) => {
      const refused = await send(url, withUnknown(nested(400_000)), await headersFor(url))
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([400, 'ValidationFailed'])
    },
  )

  /** Of a partner's page, where one calls. */
  async function headersFor(url: string): Promise<Record<string, string>> {
    return url.startsWith('/api/embed') ? (await partnerPage(server())).headers : {}
  }

  test('[REL-05] a revision that no project can have is no revision', async () => {
    const { body } = newProject()
    const { projectId } = (await person.call('saveProject', { body })).body
    const save = (id: string, revision: number) =>
      person.call('saveProject', { body: { ...body, projectId: id, revision } })
    expect((await save(projectId, 2 ** 31)).failure).toMatchObject({ code: 'StaleRevision', revision: 1 })
    expect((await save(randomUUID(), 1e300)).status).toBe(404)
  })

  const signUp = (email: string) =>
    server().call('signUp', {
      body: { email, confirmEmail: email, password: PASSWORD, confirmPassword: PASSWORD },
    })

  test('[SEC-17] of whoever is not known no more than 32 kB is read', async () => {
    const open = Object.values<CallDefinition>(CALLS).filter(
      ({ authenticated, body }) => !authenticated && body !== undefined,
    )
    expect(open.length).toBeGreaterThan(8)
    const ofPartners = ['/api/embed/token', '/api/embed/link'].map((path) => ({
      method: 'POST' as const,
      path,
    }))
    for (const { method, path } of [...open, ...ofPartners]) {
      const payload = JSON.stringify({ email: 'x'.repeat(40_000) })
      const headers = { 'content-type': 'application/json' }
      const { statusCode } = await server().app.inject({ method, url: path, headers, payload })
      expect([path, statusCode]).toEqual([path, 413])
    }
  })

  test.each(['a\u001bb@example.com', 'a\u007fb@example.com'])(
    'the address %j, which no mail server knows, opens no account',
    async (email) => {
      expect((await signUp(email)).failure).toEqual({
        code: 'ValidationFailed',
        message: 'This field must be a valid email address',
        field: 'email',
        reason: 'EmailInvalid',
        params: {},
      })
    },
  )

  test.each(['a\u0000b@example.com', 'a\ud800b@example.com'])(
    '[SEC-12] the address %j, which cannot be stored, opens no account, and the message names the field',
    async (email) => {
      const { failure } = await signUp(email)
      expect(failure).toMatchObject({ code: 'ValidationFailed', reason: 'TextUnstorable' })
      expect(['email', 'confirmEmail']).toContain(failure.field)
    },
  )

  test.each(['İpek@example.com', 'ÅSA@exämple.com'])(
    'who signed up as %s logs in as that: one rule of small and capital letters for both',
    async (email) => {
      expect((await signUp(email)).status).toBe(200)
      const [token = ''] = await server().resetTokens(email)
      const chosen = { email, token, password: PASSWORD }
      expect((await server().call('changeForgottenPassword', { body: chosen })).status).toBe(200)
      const body = { username: email, password: PASSWORD }
      expect((await server().call('login', { body })).status).toBe(200)
    },
  )
})
