import { openId } from '../credentials/open-id'
import { MINUTE_MS } from '../domain/clock'
import type { IdentityProvider } from '../domain/session/identity-provider'
import { CLIENT, startProvider } from '../testing/identity-provider'
import { CALLBACKS, clientAt, withProvider } from '../testing/single-sign-on'

withProvider('single sign-on', (steps) => {
  test('[SEC-22] whom the provider confirms is logged in, with an account of the team, the same each time', async () => {
    const { domain } = await steps().team()
    const email = `anna@${domain}`
    const first = await steps().signOn(email)
    expect(first.status).toBe(200)
    expect(first.body.refreshToken).toBe('')
    expect(String(first.headers['set-cookie'])).toMatch(
      /__Secure-soundleaf-refresh=[^;]+; Max-Age=43200; Path=\/api\/authorize; HttpOnly; Secure; SameSite=Strict/,
    )
    expect(await steps().account(first.body.accessToken)).toMatchObject({ email, license: 'full' })
    await steps().logOut(first.body.accessToken)
    const second = await steps().signOn(email)
    expect(await steps().account(second.body.accessToken)).toMatchObject({ email })
    expect((await steps().admin('list')).output.split(email)).toHaveLength(2)
  })

  test('[SEC-22] the browser is sent with PKCE, state and nonce, new ones each time, and keeps what binds the answer', async () => {
    const { team, domain } = await steps().team()
    const { body, headers } = await steps().begin(`anna@${domain}`)
    const { searchParams: query, origin } = new URL(body.address)
    const own = await steps().admin('sso-address', team)
    expect(origin).toBe(steps().provider.issuer)
    expect(Object.fromEntries(query)).toMatchObject({
      ...{ response_type: 'code', client_id: CLIENT.id, redirect_uri: own.output.trim() },
      ...{ code_challenge_method: 'S256', scope: 'openid email', login_hint: `anna@${domain}` },
    })
    const again = new URL((await steps().begin(`anna@${domain}`)).body.address).searchParams
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(query.get(name)).toHaveLength(43)
      expect(again.get(name)).not.toBe(query.get(name))
    }
    expect(String(headers['set-cookie'])).toMatch(
      /^__Secure-soundleaf-sign-on=[^;]+; Max-Age=600; Path=\/api\/authorize\/sso; HttpOnly; Secure; SameSite=Strict$/,
    )
  })

  test('[SEC-22, SES-07] places are counted as for every login', async () => {
    const { domain } = await steps().team('--licence', 'light')
    for (const name of ['a', 'b']) {
      const { body } = await steps().signOn(`${name}@${domain}`)
      expect((await steps().account(body.accessToken)).license).toBe('light')
    }
    expect((await steps().signOn(`c@${domain}`)).failure.code).toBe('InsufficientSlots')
    expect((await steps().signOn(`a@${domain}`)).failure.code).toBe('AlreadyLoggedIn')
  })

  test('[SEC-22] an answer holds once, in the browser that began, for ten minutes', async () => {
    const { domain } = await steps().team()
    const email = `anna@${domain}`
    const [own, foreign] = [await steps().begin(email), await steps().begin(email)]
    const answer = await steps().provider.confirm(own.body.address, email)
    const madeUp = answer.replace(/code=[^&]+/, 'code=made-up')
    for (const [query, cookie] of [
      [answer, foreign.cookie],
      [answer, ''],
      [answer, own.cookie.replace(/\.[^.]+$/, '.c2lnbmF0dXJl')],
      [madeUp, own.cookie],
    ] as const)
      expect((await steps().finish(query, cookie)).failure.reason).toBe('SingleSignOnFailed')
    expect((await steps().finish(answer, own.cookie)).status).toBe(200)
    expect((await steps().finish(answer, own.cookie)).failure.reason).toBe('SingleSignOnFailed')
    const late = await steps().begin(email)
    const answerOfLate = await steps().provider.confirm(late.body.address, email)
    steps().server.clock.advance(10 * MINUTE_MS)
    expect((await steps().finish(answerOfLate, late.cookie)).failure.reason).toBe('SingleSignOnFailed')
    const refused = await steps().begin(email)
    const no = await steps().provider.refuse(refused.body.address)
    expect((await steps().finish(no, refused.cookie)).failure.reason).toBe('SingleSignOnFailed')
  })

  test('[SEC-22] neither half can be made by a page of another site', async () => {
    const { domain } = await steps().team()
    const headers = { origin: 'https://elsewhere.example' }
    const begun = await steps().server.call(
      'beginSingleSignOn',
      { body: { email: `anna@${domain}` } },
      headers,
    )
    const finished = await steps().server.call(
      'finishSingleSignOn',
      { body: { answer: '/sign-on/a?code=a&state=b' } },
      headers,
    )
    expect([begun.failure.code, finished.failure.code]).toEqual(['OriginRefused', 'OriginRefused'])
  })

  test('[SEC-22] a provider that does not answer, or whose secret is another, is said to; two teams do not share a domain', async () => {
    const { domain, team } = await steps().team()
    await steps().admin('create-team', `Away ${domain}`, '--slots', '1')
    const away = (...options: readonly string[]) => steps().admin('set-sso', `Away ${domain}`, ...options)
    const nobody = clientAt('http://localhost:9')
    expect((await away(...nobody, '--domain', domain)).fault).toContain('Another team')
    const set = await away(...nobody, '--domain', `away.${domain}`)
    expect(set.fault).toBeNull()
    expect(set.output).toContain('At the moment nothing answers there that calls itself http://localhost:9.')
    const { status, failure } = await steps().begin(`anna@away.${domain}`)
    expect([status, failure.reason]).toEqual([503, 'IdentityProviderAway'])
    expect(
      (await away('--issuer', 'http://login.example', '--client-id', 'x', '--domain', 'b.example')).fault,
    ).toContain('Enter a URL as https://login.example.com.')
    const client = clientAt(steps().provider.issuer, 'another secret')
    await steps().admin('set-sso', team, ...client, '--domain', domain)
    expect((await steps().signOn(`anna@${domain}`)).failure.reason).toBe('SingleSignOnFailed')
  })

  test('[SEC-22] a network that comes and goes without end is slowed down', async () => {
    const statuses = new Set<number>()
    for (let attempt = 0; attempt < 501; attempt += 1) {
      const response = await steps().server.app.inject({
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
  const other = await startProvider(CALLBACKS, 'claims-in-token')
  try {
    const settings: IdentityProvider = {
      ...{ teamId: 'a team', issuer: other.issuer, clientId: CLIENT.id, clientSecret: CLIENT.secret },
      ...{ domains: ['firm.example'], licence: 'full', isRequired: false },
    }
    const client = openId(() => undefined)
    const begun = await client.begin(settings, `${CALLBACKS}a`, 'anna@firm.example')
    if (!begun.ok) throw new Error('The provider does not answer')
    const { address, checks } = begun.value
    const answer = new URL(await other.confirm(address, 'anna@firm.example'), CALLBACKS)
    expect(await client.finish(settings, answer, checks)).toEqual({
      ok: true,
      value: { subject: 'anna@firm.example', email: 'anna@firm.example' },
    })
  } finally {
    other.stop()
  }
})
