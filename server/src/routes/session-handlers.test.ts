import { randomUUID } from 'node:crypto'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../domain/clock'
import { ACCESS_TOKEN_S } from '../domain/session/tokens'
import { SESSION_AGE_MS } from '../domain/session/session'
import { onEachDatabase } from '../testing/on-each-database'
import { PASSWORD, type TestApplication } from '../testing/test-application'

const cookieOf = (headers: Record<string, unknown>): string => String(headers['set-cookie'])
const tokenOf = (headers: Record<string, unknown>): string => cookieOf(headers).split(';', 1)[0] ?? ''

function logIn(server: TestApplication, email: string, cookie?: string, id = randomUUID()) {
  return server.call('login', { body: { username: email, password: PASSWORD, id } }, cookie ? { cookie } : {})
}

function refresh(server: TestApplication, cookie: string, id = randomUUID()) {
  return server.call('refreshToken', { body: { id } }, { cookie })
}

onEachDatabase('sessions', (server) => {
  test('[SES-01] login answers the tab id, an access token and its lifetime', async () => {
    const { email } = await server().account()
    const id = randomUUID()
    const login = await logIn(server(), email, undefined, id)
    expect(login.status).toBe(200)
    expect(login.body).toMatchObject({ id, refreshToken: '', expiresIn: ACCESS_TOKEN_S })
    const account = await server().call(
      'getAccount',
      {},
      { authorization: `Bearer ${login.body.accessToken}` },
    )
    expect(account.body.email).toBe(email)
  })

  test('[SEC-01] the refresh token is a cookie that no script and no other site can use', async () => {
    const { email } = await server().account()
    const { headers } = await logIn(server(), email)
    expect(cookieOf(headers)).toMatch(
      /^soundleaf-refresh=[\w-]{43}; Max-Age=43200; Path=\/api\/authorize; HttpOnly; SameSite=Strict$/,
    )
  })

  test('[SEC-01] a client that asks for it gets the body form and no cookie', async () => {
    const { email } = await server().account()
    const body = { username: email, password: PASSWORD, refreshTransport: 'body' } as const
    const login = await server().call('login', { body })
    expect(login.headers['set-cookie']).toBeUndefined()
    const { id, refreshToken } = login.body
    const refreshed = await server().call('refreshToken', { body: { id, refreshToken } })
    expect(refreshed.status).toBe(200)
    expect(refreshed.body.refreshToken).not.toBe(refreshToken)
    expect(refreshed.headers['set-cookie']).toBeUndefined()
  })

  test('[SEC-01] an access token ends after ten minutes', async () => {
    const person = await server().person()
    server().clock.advance(ACCESS_TOKEN_S * SECOND_MS - SECOND_MS)
    expect((await person.call('getAccount', {})).status).toBe(200)
    server().clock.advance(2 * SECOND_MS)
    const late = await person.call('getAccount', {})
    expect(late.failure).toEqual({ code: 'TokenInvalid', message: 'The session has expired.' })
    expect(late.status).toBe(401)
  })

  test.each(['', 'Bearer', 'Bearer x', 'Basic YTpi', 'Bearer a.b.c'])(
    'the authorization "%s" is no token',
    async (authorization) => {
      const answer = await server().call('getAccount', {}, { authorization })
      expect(answer.failure.code).toBe('TokenInvalid')
    },
  )

  test('[SEC-02] tabs that refresh at once get the same successor for 30 seconds', async () => {
    const { email } = await server().account()
    const first = tokenOf((await logIn(server(), email)).headers)
    const answers = await Promise.all([refresh(server(), first), refresh(server(), first)])
    server().clock.advance(30 * SECOND_MS)
    answers.push(await refresh(server(), first))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ headers }) => tokenOf(headers))).size).toBe(1)
  })

  test('[SES-06] a refresh token used later ends the session and every token of it', async () => {
    const { email } = await server().account()
    const login = await logIn(server(), email)
    const first = tokenOf(login.headers)
    const second = tokenOf((await refresh(server(), first)).headers)
    server().clock.advance(31 * SECOND_MS)
    const replayed = await refresh(server(), first)
    expect(replayed.failure.code).toBe('SessionReused')
    expect((await refresh(server(), second)).failure.code).toBe('TokenInvalid')
    const call = await server().call('getAccount', {}, { authorization: `Bearer ${login.body.accessToken}` })
    expect(call.failure.code).toBe('TokenInvalid')
    expect((await logIn(server(), email)).status).toBe(200)
  })

  test('[SEC-02, SES-06] a tab that comes late with the old token gets the newest, and the browser goes on with it', async () => {
    const { email } = await server().account()
    const first = tokenOf((await logIn(server(), email)).headers)
    const second = tokenOf((await refresh(server(), first)).headers)
    const third = tokenOf((await refresh(server(), second)).headers)
    const fourth = tokenOf((await refresh(server(), third)).headers)
    server().clock.advance(30 * SECOND_MS)
    const late = tokenOf((await refresh(server(), first)).headers)
    expect(late).toBe(fourth)
    server().clock.advance(8 * MINUTE_MS)
    expect((await refresh(server(), late)).status).toBe(200)
  })

  test('[SEC-02, SES-06] the moment of a token is its own: one whose successor was rotated just now still ends the session', async () => {
    const { email } = await server().account()
    const first = tokenOf((await logIn(server(), email)).headers)
    const second = tokenOf((await refresh(server(), first)).headers)
    server().clock.advance(31 * SECOND_MS)
    const third = tokenOf((await refresh(server(), second)).headers)
    expect((await refresh(server(), first)).failure.code).toBe('SessionReused')
    expect((await refresh(server(), third)).failure.code).toBe('TokenInvalid')
  })

  test('[SEC-02] a session lives twelve hours at most, however often it is refreshed', async () => {
    const { email } = await server().account()
    let cookie = tokenOf((await logIn(server(), email)).headers)
    for (let hour = 1; hour < 12; hour += 1) {
      server().clock.advance(SESSION_AGE_MS / 12)
      const refreshed = await refresh(server(), cookie)
      expect(refreshed.status).toBe(200)
      cookie = tokenOf(refreshed.headers)
    }
    server().clock.advance(SESSION_AGE_MS / 12)
    expect((await refresh(server(), cookie)).failure.code).toBe('TokenInvalid')
  })

  test('[SES-03] logout ends the session, clears the cookie and frees the place', async () => {
    const { email } = await server().account()
    const login = await logIn(server(), email)
    const authorization = `Bearer ${login.body.accessToken}`
    const logout = await server().call('logout', {}, { authorization })
    expect(logout.status).toBe(200)
    expect(cookieOf(logout.headers)).toMatch(/^soundleaf-refresh=; Max-Age=0/)
    expect((await server().call('getAccount', {}, { authorization })).status).toBe(401)
    expect((await refresh(server(), tokenOf(login.headers))).status).toBe(401)
    expect((await logIn(server(), email)).status).toBe(200)
  })

  test('[SES-07] a second device gets in five minutes after the last call of the first, not before', async () => {
    const { email } = await server().account()
    const first = await logIn(server(), email)
    server().clock.advance(3 * MINUTE_MS)
    const authorization = `Bearer ${first.body.accessToken}`
    expect((await server().call('getAccount', {}, { authorization })).status).toBe(200)

    server().clock.advance(5 * MINUTE_MS - SECOND_MS)
    const refused = await logIn(server(), email)
    expect(refused.status).toBe(409)
    expect(refused.failure).toEqual({
      code: 'AlreadyLoggedIn',
      message:
        'Your account is logged in on another device, please log out from that device or try again in 5 minutes.',
    })
    server().clock.advance(SECOND_MS)
    expect((await logIn(server(), email)).status).toBe(200)
    expect((await refresh(server(), tokenOf(first.headers))).status).toBe(401)
  })

  test('[SES-07] the same device always gets back in: by its cookie, or by its tab', async () => {
    const { email } = await server().account()
    const first = await logIn(server(), email)
    const again = await logIn(server(), email, tokenOf(first.headers))
    expect(again.status).toBe(200)
    const tab = randomUUID()
    const inTab = await logIn(server(), email, tokenOf(again.headers), tab)
    expect((await logIn(server(), email, undefined, tab)).status).toBe(200)
    expect(inTab.status).toBe(200)
  })

  test('[SES-07] a clock that is put back an hour holds no place for an hour', async () => {
    const { email } = await server().account()
    const first = await logIn(server(), email)
    server().clock.advance(HOUR_MS)
    const ahead = await refresh(server(), tokenOf(first.headers))
    expect(ahead.status).toBe(200)
    server().clock.advance(-HOUR_MS)
    const authorization = `Bearer ${ahead.body.accessToken}`
    // Who goes on working keeps the place, by the clock as it is now.
    expect((await server().call('getAccount', {}, { authorization })).status).toBe(200)
    expect((await logIn(server(), email)).failure.code).toBe('AlreadyLoggedIn')

    server().clock.advance(HOUR_MS)
    await refresh(server(), tokenOf(ahead.headers))
    server().clock.advance(-HOUR_MS)
    expect((await logIn(server(), email)).status).toBe(200)
  })

  test('[SES-07] fifty logins at once for the last slot of a team: one wins', async () => {
    const teamId = await server().team(1)
    const members = await Promise.all(Array.from({ length: 50 }, () => server().account({ teamId })))
    const logins = await Promise.all(members.map(({ email }) => logIn(server(), email)))
    expect(logins.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = logins.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(49)
    expect(refused[0]?.failure).toEqual({
      code: 'InsufficientSlots',
      message:
        'All license slots are currently occupied. Please try again later when a slot becomes available.',
    })
  })

  test('[SES-07] a member whose slot went to another meanwhile does not get it back by calling', async () => {
    const teamId = await server().team(1)
    const idle = await server().person({ teamId })
    server().clock.advance(5 * MINUTE_MS)
    const next = await server().person({ teamId })
    expect((await idle.call('getAccount', {})).status).toBe(401)
    expect((await next.call('getAccount', {})).status).toBe(200)
    expect((await next.call('connectedUsers', {})).body).toEqual({ connectedUsers: 1 })
  })

  test('[SES-07] nor by refreshing: the team has no more places than it has', async () => {
    const teamId = await server().team(1)
    const [idle, next] = [await server().account({ teamId }), await server().account({ teamId })]
    const first = await logIn(server(), idle.email)
    server().clock.advance(5 * MINUTE_MS)
    expect((await logIn(server(), next.email)).status).toBe(200)
    expect((await refresh(server(), tokenOf(first.headers))).failure.code).toBe('TokenInvalid')
    expect((await logIn(server(), idle.email)).failure.code).toBe('InsufficientSlots')
  })

  test('a tab does not go on as the person who signed in on its device after it', async () => {
    const [ann, bob] = [await server().account(), await server().account()]
    const [annsTab, bobsTab] = [randomUUID(), randomUUID()]
    const first = await logIn(server(), ann.email, undefined, annsTab)
    const second = await logIn(server(), bob.email, tokenOf(first.headers), bobsTab)
    expect((await refresh(server(), tokenOf(second.headers), annsTab)).failure.code).toBe('TokenInvalid')
    expect((await refresh(server(), tokenOf(second.headers), bobsTab)).status).toBe(200)
    // Ann's place is free: her browser is no longer hers.
    expect((await logIn(server(), ann.email)).status).toBe(200)
  })

  test('[SEC-09] an unknown address costs the same work and gets the same answer as a wrong password', async () => {
    const { email } = await server().account()
    const attempt = async (username: string) => {
      const before = server().passwords.work
      const login = await server().call('login', { body: { username, password: 'not the password' } })
      return { work: server().passwords.work - before, status: login.status, failure: login.failure }
    }
    const known = await attempt(email)
    expect(known).toEqual(await attempt('nobody@example.com'))
    // What is no address is refused before anything looks for its account.
    expect(await attempt('nobody\0@example.com')).toMatchObject({
      work: 0,
      status: 400,
      failure: { reason: 'TextUnstorable' },
    })
    expect(known).toEqual({
      work: 1,
      status: 401,
      failure: {
        code: 'InvalidCredentials',
        message:
          'Your login credentials were not recognized. Please check your email and password, and try again.',
      },
    })
  })

  test('the address is the same in any case', async () => {
    const { email } = await server().account()
    expect((await logIn(server(), email.toUpperCase())).status).toBe(200)
  })

  test('an expired trial is told only to who knows the password', async () => {
    const trialExpiry = new Date(server().clock.read().getTime() - SECOND_MS)
    const { email } = await server().account({ licence: 'trial', trialExpiry })
    const wrong = await server().call('login', { body: { username: email, password: 'not the password' } })
    expect(wrong.failure.code).toBe('InvalidCredentials')
    const right = await logIn(server(), email)
    expect(right.status).toBe(402)
    expect(right.failure).toEqual({
      code: 'FreeTrialExpired',
      message: 'Your free trial has expired, please contact us if you are interested in a subscription plan.',
    })
  })

  test.each([
    ['origin', 'https://evil.example'],
    ['origin', 'null'],
    ['sec-fetch-site', 'cross-site'],
    ['sec-fetch-site', 'same-site'],
  ])('what a page of another origin sends is refused: %s %s', async (name, value) => {
    const headers = { [name]: value }
    const { email } = await server().account()
    const body = { username: email, password: PASSWORD }
    const login = await server().call('login', { body }, headers)
    expect(login.failure.code).toBe('OriginRefused')
    const refreshed = await server().call('refreshToken', { body: { id: randomUUID() } }, headers)
    expect(refreshed.failure.code).toBe('OriginRefused')
  })
})
