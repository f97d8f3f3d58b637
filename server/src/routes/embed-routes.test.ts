import { randomUUID } from 'node:crypto'
import { CalculationAnswer, RoomsAnswer } from '@soundleaf/contracts'
import { Value } from '@sinclair/typebox/value'
import { Registry } from 'prom-client'
import { SECOND_MS } from '../domain/clock'
import { EMBED_TOKEN_S } from '../domain/embed/embed-grant'
import { metricsOf } from '../metrics'
import { calculation, newProject, structureOf } from '../testing/constructions'
import { onEachDatabase } from '../testing/on-each-database'
import { save } from '../testing/project-files'
import { roomsBody } from '../testing/rooms'
import { runAdmin } from '../testing/run-admin'
import { EMBED_ORIGIN } from '../testing/test-application'
import { buildEmbedApp } from '../embed-app'

const PORTAL = 'https://portal.example'
const OTHER = 'https://other.example'

onEachDatabase('partners', (server) => {
  const admin = (...args: string[]) => runAdmin(server(), ...args)

  async function partner(quota = 1000) {
    const name = `Partner ${randomUUID().slice(0, 8)}`
    const { output } = await admin('create-partner', name, '--origin', PORTAL, '--quota', String(quota))
    const key = /slp_\S+/.exec(output)?.[0] ?? ''
    const id = /frames: (\S+)/.exec(output)?.[1] ?? ''
    return { name, key, id }
  }

  const post = async (path: string, bearer: string, body: unknown, headers: Record<string, string> = {}) => {
    const answer = await server().app.inject({
      method: 'POST',
      url: path,
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(body),
    })
    return {
      status: answer.statusCode,
      body: answer.json<Record<string, unknown>>(),
      headers: answer.headers,
    }
  }
  const tokenOf = async (key: string, body: object = { origin: PORTAL }) =>
    String((await post('/api/embed/token', key, body)).body.token)
  const calculate = (token: string, origin: string | null = PORTAL) =>
    post('/api/embed/calculate', token, calculation(structureOf()).body, origin === null ? {} : { origin })

  test('[EMB-02] a key gets a token, the token a calculation, and no session is in it', async () => {
    const { key } = await partner()
    const { status, body } = await post('/api/embed/token', key, { origin: PORTAL })
    expect([status, body.expiresIn]).toEqual([200, 600])
    const answer = await calculate(String(body.token))
    expect(answer.status).toBe(200)
    expect(Value.Check(CalculationAnswer, answer.body)).toBe(true)
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': PORTAL,
      vary: expect.stringMatching(/^Origin\b/) as unknown,
    })
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
    expect(answer.headers).not.toHaveProperty('set-cookie')
    const astm = await calculate(await tokenOf(key, { origin: PORTAL, evaluationStandard: 'Astm' }))
    expect(astm.body).toMatchObject({ evaluationStandard: 'Astm', rw: null })
  })

  test('[BEY-07] a token calculates rooms as well, by the standard of the page, and they count', async () => {
    const { key } = await partner(2)
    const rooms = async (token: string) => post('/api/embed/rooms', token, roomsBody(), { origin: PORTAL })
    const answer = await rooms(await tokenOf(key))
    expect(answer.status).toBe(200)
    expect(Value.Check(RoomsAnswer, answer.body)).toBe(true)
    expect(answer.body.airborne).toHaveLength(13)
    const astm = await rooms(await tokenOf(key, { origin: PORTAL, evaluationStandard: 'Astm' }))
    expect(astm.body.evaluationStandard).toBe('Astm')
    expect((await rooms(await tokenOf(key))).status).toBe(429)
    expect((await rooms('none')).body.code).toBe('TokenInvalid')
  })

  test('[EMB-02] a token holds for the page it was given for, and nowhere else', async () => {
    const { key } = await partner()
    const token = await tokenOf(key)
    for (const origin of [OTHER, `${PORTAL}.evil.example`, 'null', EMBED_ORIGIN, null])
      expect({ origin, code: (await calculate(token, origin)).body.code }).toEqual({
        origin,
        code: 'OriginRefused',
      })
    expect((await calculate(token, OTHER)).headers).not.toHaveProperty('access-control-allow-origin')
    const framed = await tokenOf(key, { origin: PORTAL, form: 'frame' })
    expect((await calculate(framed, EMBED_ORIGIN)).status).toBe(200)
    expect((await calculate(framed, PORTAL)).body.code).toBe('OriginRefused')
  })

  test('[EMB-02] only a registered page gets a token, only from a server, only with the key', async () => {
    const { key } = await partner()
    const refused = async (bearer: string, body: object, headers = {}) =>
      (await post('/api/embed/token', bearer, body, headers)).body.code
    expect(await refused(key, { origin: OTHER })).toBe('OriginRefused')
    expect(await refused(key, { origin: PORTAL }, { origin: PORTAL })).toBe('OriginRefused')
    expect(await refused('slp_wrong', { origin: PORTAL })).toBe('TokenInvalid')
    expect(await refused(key, {})).toBe('ValidationFailed')
    expect(await refused(await tokenOf(key), { origin: PORTAL })).toBe('TokenInvalid')
  })

  test('[EMB-02] a token ends after ten minutes, and a token of a person is none', async () => {
    const { key } = await partner()
    const token = await tokenOf(key)
    server().clock.advance((EMBED_TOKEN_S - 1) * SECOND_MS)
    expect((await calculate(token)).status).toBe(200)
    server().clock.advance(SECOND_MS)
    expect((await calculate(token)).body.code).toBe('TokenInvalid')
    const person = await server().person()
    expect((await calculate(person.accessToken)).body.code).toBe('TokenInvalid')
  })

  test('[EMB-02] a quota is used up by the day', async () => {
    const { key } = await partner(2)
    const token = await tokenOf(key)
    const statuses = [await calculate(token), await calculate(token), await calculate(token)].map(
      ({ status }) => status,
    )
    expect(statuses).toEqual([200, 200, 429])
    // It is noon of the tests' first day, or some minutes later.
    const retryAfter_s = Number((await calculate(token)).headers['retry-after'])
    const now = server().clock.read().getTime()
    expect(new Date(now + retryAfter_s * SECOND_MS).toISOString()).toMatch(/T00:00:00/)
    server().clock.advance(86_400 * SECOND_MS)
    expect((await calculate(await tokenOf(key))).status).toBe(200)
  })

  test('[SEC-12] a text that cannot be stored is refused here as on every call', async () => {
    const { key } = await partner()
    const body = { ...calculation(structureOf()).body, note: 'half of \ud83c' }
    const answer = await post('/api/embed/calculate', await tokenOf(key), body, { origin: PORTAL })
    expect([answer.status, answer.body.reason]).toEqual([400, 'TextUnstorable'])
  })

  test('[SEC-17] without a valid token no body is read', async () => {
    await partner()
    const payload = '{"never": "parsed"'
    const headers = { origin: PORTAL, 'content-type': 'application/json', authorization: 'Bearer none' }
    const answer = await server().app.inject({
      method: 'POST',
      url: '/api/embed/calculate',
      headers,
      payload,
    })
    // A body that was read would be a 400: it is no JSON.
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['access-control-allow-origin']).toBe(PORTAL)
  })

  test('[OPS-09] the calls of the partners’ origin are measured with all others', async () => {
    const metrics = metricsOf(new Registry(), 'a token of the monitoring')
    const app = await buildEmbedApp({ ...server().embed, metrics, embedFolder: '/nowhere', logger: false })
    await app.inject({ method: 'POST', url: '/api/embed/calculate' })
    expect(await metrics.registry.metrics()).toContain(
      'soundleaf_http_request_duration_seconds_count{method="POST",route="/api/embed/calculate",status="401"} 1',
    )
    // The figures themselves are not for the partners.
    expect((await app.inject({ url: '/metrics' })).statusCode).toBe(404)
    await app.close()
  })

  test('[SEC-09, SEC-19, BEY-11] behind a proxy the partners’ origin knows who guesses links, and slows down nobody else', async () => {
    await partner()
    const app = await buildEmbedApp({
      ...{ ...server().embed, embedFolder: '/nowhere', logger: false },
      trustedProxy: '127.0.0.1',
    })
    const guess = (network: string) =>
      app.inject({
        method: 'POST',
        url: '/api/embed/link',
        headers: { origin: PORTAL, 'x-forwarded-for': network, 'x-request-id': `of-${network}` },
        payload: { token: 'no link' },
      })
    const statuses = new Set<number>()
    for (let tries = 0; tries < 110; tries += 1) statuses.add((await guess('203.0.113.7')).statusCode)
    expect([...statuses]).toEqual([404, 429])
    const other = await guess('203.0.113.8')
    expect([other.statusCode, other.headers['x-request-id']]).toEqual([404, 'of-203.0.113.8'])
    const networks = (await server().auditEntries()).map(({ network }) => network)
    expect(networks).toContain('203.0.113.8')
    await app.close()
  })

  test('[EMB-02] the operator switches a partner off at once: key, tokens and frame', async () => {
    const { name, key, id } = await partner()
    const token = await tokenOf(key)
    const frame = async () => {
      const app = await buildEmbedApp({ ...server().embed, embedFolder: '/nowhere', logger: false })
      return app.inject({ url: `/frame?partner=${id}` })
    }
    expect((await frame()).headers['content-security-policy']).toContain(`frame-ancestors ${PORTAL}`)
    await admin('disable-partner', name)
    expect((await calculate(token)).body.code).toBe('TokenInvalid')
    expect((await post('/api/embed/token', key, { origin: PORTAL })).body.code).toBe('TokenInvalid')
    expect((await frame()).statusCode).toBe(404)
    expect((await admin('list-partners')).output).toContain(`${name} (off)`)
    await admin('enable-partner', name)
    expect((await calculate(token)).status).toBe(200)
    const renewed = await admin('renew-partner-key', name)
    expect((await post('/api/embed/token', key, { origin: PORTAL })).body.code).toBe('TokenInvalid')
    expect(await tokenOf(/slp_\S+/.exec(renewed.output)?.[0] ?? '')).toMatch(/^ey/)
  })

  test.each([
    'portal.example',
    'https://portal.example/',
    'https://*.example',
    "https://x.example';",
    'javascript:1',
  ])('the origin %s is refused by name', async (origin) => {
    const { fault } = await admin('create-partner', 'Odd', '--origin', origin)
    expect(fault).toContain('Enter an origin')
  })

  test('[EMB-02] a preflight allows a registered page alone', async () => {
    await partner()
    const ask = (origin: string) =>
      server().app.inject({ method: 'OPTIONS', url: '/api/embed/calculate', headers: { origin } })
    expect((await ask(PORTAL)).headers['access-control-allow-origin']).toBe(PORTAL)
    expect((await ask(OTHER)).headers).not.toHaveProperty('access-control-allow-origin')
  })

  test('[BEY-11] a registered page reads what a link shows, without a token; another page does not', async () => {
    await partner()
    const person = await server().person()
    const projectId = await save(person, newProject('The linked wall'))
    const { address } = (await person.call('makeLink', { params: { id: projectId }, body: { days: 1 } })).body
    const body = { token: address.split('#')[1] }
    const open = (headers: Record<string, string>) => post('/api/embed/link', 'none', body, headers)
    const opened = await open({ origin: PORTAL })
    expect(opened.body).toMatchObject({ name: 'The linked wall', calculation: { isRandom: false } })
    expect(opened.headers['access-control-allow-origin']).toBe(PORTAL)
    expect(opened.headers).not.toHaveProperty('access-control-allow-credentials')
    for (const headers of [{ origin: OTHER }, {}] as Record<string, string>[])
      expect((await open(headers)).body.code).toBe('OriginRefused')
    const { links } = (await person.call('listLinks', { params: { id: projectId } })).body
    expect(links).toMatchObject([{ opened: 1 }])
    await person.call('revokeLink', { params: { id: links[0]?.id ?? '' } })
    expect((await open({ origin: PORTAL })).body.reason).toBe('LinkGone')
  })
})
