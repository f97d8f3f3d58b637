import { openId } from '../credentials/open-id'
import { MINUTE_MS } from '../domain/clock'
import { CLIENT, startProvider, type TestProvider } from '../testing/identity-provider'
import { onEachDatabase } from '../testing/on-each-database'
import { runAdmin } from '../testing/run-admin'
import { beginSignOn, CALLBACK, clientAt, finishSignOn, signOnAt, teamAt } from '../testing/single-sign-on'

let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider(CALLBACK, 'claims-when-asked')
})
afterAll(() => provider.stop())

onEachDatabase('single sign-on', (server) => {
  const admin = (...args: readonly string[]) => runAdmin(server(), ...args)
  const teamWithProvider = (...options: readonly string[]) => teamAt(provider, server(), ...options)
  const begin = (email: string) => beginSignOn(server(), email)
  const finish = (answer: string, cookie: string) => finishSignOn(server(), answer, cookie)
  const signOn = (email: string, as = email) => signOnAt(provider, server(), email, as)
  const accountOf = async (accessToken: string) =>
    (await server().call('getAccount', {}, { authorization: `Bearer ${accessToken}` })).body
  const logOut = (accessToken: string) =>
    server().call('logout', {}, { authorization: `Bearer ${accessToken}` })

  test('[SEC-22] whom the provider confirms is logged in, with an account of the team, the same each time', async () => {
    const { domain } = await teamWithProvider()
    const email = `anna@${domain}`
    const first = await signOn(email)
    expect(first.status).toBe(200)
    expect(first.body.refreshToken).toBe('')
    expect(String(first.headers['set-cookie'])).toMatch(
      /__Secure-soundleaf-refresh=[^;]+; Max-Age=43200; Path=\/api\/authorize; HttpOnly; Secure; SameSite=Strict/,
    )
    expect(await accountOf(first.body.accessToken)).toMatchObject({ email, license: 'full' })
    await logOut(first.body.accessToken)
    const second = await signOn(email)
    expect(await accountOf(second.body.accessToken)).toMatchObject({ email })
    expect((await admin('list')).output.split(email)).toHaveLength(2)
  })

  test('[SEC-22] the browser is sent with PKCE, state and nonce, new ones each time, and keeps what binds the answer', async () => {
    const { domain } = await teamWithProvider()
    const { body, headers } = await begin(`anna@${domain}`)
    const { searchParams: query, origin } = new URL(body.address)
    expect(origin).toBe(provider.issuer)
    expect(Object.fromEntries(query)).toMatchObject({
      ...{ response_type: 'code', client_id: CLIENT.id, redirect_uri: CALLBACK },
      ...{ code_challenge_method: 'S256', scope: 'openid email', login_hint: `anna@${domain}` },
    })
    const again = new URL((await begin(`anna@${domain}`)).body.address).searchParams
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(query.get(name)).toHaveLength(43)
      expect(again.get(name)).not.toBe(query.get(name))
    }
    expect(String(headers['set-cookie'])).toMatch(
      /^__Secure-soundleaf-sign-on=[^;]+; Max-Age=600; Path=\/api\/authorize\/sso; HttpOnly; Secure; SameSite=Strict$/,
    )
  })

  test('[SEC-22, SES-07] places are counted as for every login', async () => {
    const { domain } = await teamWithProvider('--licence', 'light')
    for (const name of ['a', 'b']) {
      const { body } = await signOn(`${name}@${domain}`)
      expect((await accountOf(body.accessToken)).license).toBe('light')
    }
    expect((await signOn(`c@${domain}`)).failure.code).toBe('InsufficientSlots')
    expect((await signOn(`a@${domain}`)).failure.code).toBe('AlreadyLoggedIn')
  })

  test('[SEC-22] an answer holds once, in the browser that began, for ten minutes', async () => {
    const { domain } = await teamWithProvider()
    const email = `anna@${domain}`
    const [own, foreign] = [await begin(email), await begin(email)]
    const answer = await provider.confirm(own.body.address, email)
    const madeUp = answer.replace(/code=[^&]+/, 'code=made-up')
    for (const [query, cookie] of [
      [answer, foreign.cookie],
      [answer, ''],
      [answer, own.cookie.replace(/\.[^.]+$/, '.c2lnbmF0dXJl')],
      [madeUp, own.cookie],
    ] as const)
      expect((await finish(query, cookie)).failure.reason).toBe('SingleSignOnFailed')
    expect((await finish(answer, own.cookie)).status).toBe(200)
    expect((await finish(answer, own.cookie)).failure.reason).toBe('SingleSignOnFailed')
    const late = await begin(email)
    const answerOfLate = await provider.confirm(late.body.address, email)
    server().clock.advance(10 * MINUTE_MS)
    expect((await finish(answerOfLate, late.cookie)).failure.reason).toBe('SingleSignOnFailed')
    const refused = await begin(email)
    expect((await finish(await provider.refuse(refused.body.address), refused.cookie)).failure).toMatchObject(
      {
        code: 'InvalidCredentials',
        reason: 'SingleSignOnFailed',
      },
    )
  })

  test('[SEC-22] neither half can be made by a page of another site', async () => {
    const { domain } = await teamWithProvider()
    const headers = { origin: 'https://elsewhere.example' }
    const begun = await server().call('beginSingleSignOn', { body: { email: `anna@${domain}` } }, headers)
    const finished = await server().call(
      'finishSingleSignOn',
      { body: { answer: '?code=a&state=b' } },
      headers,
    )
    expect([begun.failure.code, finished.failure.code]).toEqual(['OriginRefused', 'OriginRefused'])
  })

  test('[SEC-22] a provider that does not answer, or whose secret is another, is said to; two teams do not share a domain', async () => {
    const { domain, team } = await teamWithProvider()
    await admin('create-team', `Away ${domain}`, '--slots', '1')
    const away = (...options: readonly string[]) => admin('set-sso', `Away ${domain}`, ...options)
    const nobody = clientAt('http://localhost:9')
    expect((await away(...nobody, '--domain', domain)).fault).toContain('Another team')
    const set = await away(...nobody, '--domain', `away.${domain}`)
    expect(set.fault).toBeNull()
    expect(set.output).toContain('At the moment nothing answers there that calls itself http://localhost:9.')
    const { status, failure } = await begin(`anna@away.${domain}`)
    expect([status, failure.reason]).toEqual([503, 'IdentityProviderAway'])
    expect(
      (await away('--issuer', 'http://login.example', '--client-id', 'x', '--domain', 'b.example')).fault,
    ).toContain('Enter a URL as https://login.example.com.')
    await admin('set-sso', team, ...clientAt(provider.issuer, 'another secret'), '--domain', domain)
    expect((await signOn(`anna@${domain}`)).failure.reason).toBe('SingleSignOnFailed')
  })

  test('[SEC-22] a network that comes and goes without end is slowed down', async () => {
    const statuses = new Set<number>()
    for (let attempt = 0; attempt < 501; attempt += 1) {
      const response = await server().app.inject({
        method: 'POST',
        url: '/api/authorize/sso/begin',
        payload: { email: 'anna@nowhere.example' },
        remoteAddress: '198.51.100.9',
      })
      statuses.add(response.statusCode)
    }
    expect([...statuses]).toEqual([400, 429])
  })
})

test('[SEC-22] a provider that names the address in its token is not asked for it again', async () => {
  const other = await startProvider(CALLBACK, 'claims-in-token')
  try {
    const settings = {
      ...{ teamId: 'a team', issuer: other.issuer, clientId: CLIENT.id, clientSecret: CLIENT.secret },
      ...{ domains: ['firm.example'], licence: 'full', isRequired: false },
    } as const
    const client = openId(() => undefined)
    const begun = await client.begin(settings, CALLBACK, 'anna@firm.example')
    if (!begun.ok) throw new Error('The provider does not answer')
    const { address, checks } = begun.value
    const answer = new URL(CALLBACK)
    answer.search = await other.confirm(address, 'anna@firm.example')
    expect(await client.finish(settings, answer, checks)).toEqual({
      ok: true,
      value: { subject: 'anna@firm.example', email: 'anna@firm.example' },
    })
  } finally {
    other.stop()
  }
})
