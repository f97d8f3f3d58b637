import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MINUTE_MS } from '../domain/clock'
import { sessionStore } from '../storage/session-store'
import { CLIENT, startProvider, type TestProvider } from '../testing/identity-provider'
import { onEachDatabase } from '../testing/on-each-database'
import { runAdmin } from '../testing/run-admin'
import { PASSWORD } from '../testing/test-application'

const CALLBACK = 'https://soundleaf.test/'
const SECRET_FILE = join(mkdtempSync(join(tmpdir(), 'soundleaf-sso-')), 'secret')

let provider: TestProvider
beforeAll(async () => {
  writeFileSync(SECRET_FILE, `${CLIENT.secret}\n`)
  provider = await startProvider(CALLBACK, 'claims-when-asked')
})
afterAll(() => provider.stop())

onEachDatabase('single sign-on', (server) => {
  let teams = 0
  const admin = (...args: readonly string[]) => runAdmin(server(), ...args)
  const settings = (issuer: string) => [
    '--issuer',
    issuer,
    '--client-id',
    CLIENT.id,
    '--secret-file',
    SECRET_FILE,
  ]

  /** A team whose people have addresses of a domain of its own. */
  async function teamWithProvider(...options: readonly string[]) {
    teams += 1
    const [team, domain] = [`Signing on ${teams}`, `firm${teams}.example`]
    await admin('create-team', team, '--slots', '2')
    const set = await admin('set-sso', team, ...settings(provider.issuer), '--domain', domain, ...options)
    expect(set.fault).toBeNull()
    return { team, domain, output: set.output }
  }
  async function begin(email: string) {
    const begun = await server().call('beginSingleSignOn', { body: { email } })
    const [cookie = ''] = String(begun.headers['set-cookie']).split(';')
    return { ...begun, cookie }
  }
  const finish = (answer: string, cookie: string) =>
    server().call('finishSingleSignOn', { body: { answer } }, { cookie })
  async function signOn(email: string, as = email) {
    const { body, cookie } = await begin(email)
    return finish(await provider.confirm(body.address, as), cookie)
  }
  const accountOf = async (accessToken: string) =>
    (await server().call('getAccount', {}, { authorization: `Bearer ${accessToken}` })).body
  const logOut = (accessToken: string) =>
    server().call('logout', {}, { authorization: `Bearer ${accessToken}` })
  const logIn = (username: string, password = PASSWORD) =>
    server().call('login', { body: { username, password } })

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
      ...{ code_challenge_method: 'S256', scope: 'openid email' },
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

  test('[SEC-22] a provider speaks for the verified addresses of its own domains, and for no account of others', async () => {
    const { team, domain } = await teamWithProvider('--domain', 'sister.example')
    const stranger = await server().account()
    expect((await signOn(`anna@${domain}`, `unverified@${domain}`)).failure.reason).toBe(
      'SingleSignOnUnverified',
    )
    for (const as of [stranger.email, `anna@sub.${domain}`])
      expect((await signOn(`anna@${domain}`, as)).failure.reason).toBe('SingleSignOnForeign')
    expect((await signOn('otto@sister.example')).status).toBe(200)

    const email = `was.here@${domain}`
    const body = { email, confirmEmail: email, password: PASSWORD, confirmPassword: PASSWORD }
    await server().call('signUp', { body })
    expect((await signOn(email)).failure.reason).toBe('SingleSignOnForeign')
    await admin('add-member', team, email)
    expect((await signOn(email)).status).toBe(200)
    // What a stranger chose at the sign-up is worth nothing.
    expect((await logIn(email)).failure.code).toBe('InvalidCredentials')
  })

  test('[SEC-22] an account is one person of the provider, whatever addresses are given to another later', async () => {
    const { domain } = await teamWithProvider()
    const email = `anna@${domain}`
    const first = await signOn(email, `hr-1 ${email}`)
    const { body } = first
    const moved = await accountOf(body.accessToken)
    await logOut(body.accessToken)
    // The same person after a marriage; then a newcomer who gets the first address.
    const renamed = await signOn(email, `hr-1 anna.berg@${domain}`)
    expect(await accountOf(renamed.body.accessToken)).toEqual(moved)
    await logOut(renamed.body.accessToken)
    expect((await signOn(email, `hr-2 ${email}`)).failure.reason).toBe('SingleSignOnForeign')
    expect((await admin('unlink-sso', email)).fault).toBeNull()
    expect((await signOn(email, `hr-2 ${email}`)).status).toBe(200)
    expect((await signOn(email, `hr-1 ${email}`)).failure.reason).toBe('SingleSignOnForeign')
  })

  test('[SEC-22] who has left the team or is disabled gets in no more', async () => {
    const { team, domain } = await teamWithProvider()
    const email = `leaver@${domain}`
    await signOn(email)
    await admin('disable', email)
    expect((await signOn(email)).failure.reason).toBe('SingleSignOnForeign')
    await admin('enable', email)
    await admin('remove-member', email)
    expect((await signOn(email)).failure.reason).toBe('SingleSignOnForeign')
    await admin('remove-sso', team)
    expect((await begin(email)).failure).toMatchObject({ reason: 'SingleSignOnUnknown', field: 'email' })
  })

  test('[SEC-22, SEC-09] a team may ask for it: its passwords log in nobody, and no answer tells which is right or who has an account', async () => {
    const { team, domain } = await teamWithProvider('--required')
    expect((await admin('list')).output).toContain(`${team} (2 at the same time, single sign-on required)`)
    const member = await server().account()
    await admin('add-member', team, member.email)
    expect((await logIn(member.email)).failure).toMatchObject({
      code: 'InvalidCredentials',
      reason: 'SingleSignOnRequired',
    })
    // An address of no domain of the team tells nothing without the password.
    expect((await logIn(member.email, 'not the password')).failure).not.toHaveProperty('reason')

    const email = `anna@${domain}`
    const { body } = await signOn(email)
    await server().call('forgottenPassword', { body: { email } })
    const token = (await server().resetTokens(email)).at(-1) ?? ''
    await server().call('changeForgottenPassword', { body: { email, password: PASSWORD, token } })
    expect((await accountOf(body.accessToken)) as unknown).toMatchObject({ code: 'TokenInvalid' })
    const answers = await Promise.all([
      logIn(email),
      logIn(email, 'not the password'),
      logIn(`nobody@${domain}`, 'not the password'),
    ])
    expect(
      new Set(answers.map(({ failure }) => JSON.stringify([failure.reason, failure.message]))).size,
    ).toBe(1)
    expect(answers[0].failure.reason).toBe('SingleSignOnRequired')
    const factor = await server().call('beginSecondFactor', { body: { username: email, password: PASSWORD } })
    expect(factor.failure.reason).toBe('SingleSignOnRequired')

    await admin('remove-sso', team)
    expect((await logIn(email)).status).toBe(200)
  })

  test('[SEC-22, SEC-15] asking for it ends the sessions of the members, also one that a password begins at the same moment', async () => {
    const { team, domain } = await teamWithProvider()
    const member = await server().person()
    await admin('add-member', team, member.email)
    expect((await member.call('getAccount', {})).status).toBe(200)
    const set = await admin('set-sso', team, ...settings(provider.issuer), '--domain', domain, '--required')
    expect(set.output).toContain(`have addresses of other domains and cannot log in: ${member.email}.`)
    expect((await member.call('getAccount', {})).status).toBe(401)
    const now = server().clock.read()
    const start = sessionStore(server().database.queries).start({
      session: {
        ...{ id: '9e0c1f64-0000-4000-8000-000000000031', accountId: member.id },
        ...{ startedAt: now, lastCallAt: now, lastActiveAt: now, endedAt: null },
      },
      passwordHash: `hash of ${PASSWORD}`,
      hadSecondFactor: false,
      isByProvider: false,
      teamId: null,
      tabId: '9e0c1f64-0000-4000-8000-000000000032',
      tokenHash: 'a hash of another',
      sameDeviceIds: [],
      leaseWindow: { start: now, end: now, oldestStart: now },
    })
    expect(await start).toBe('InvalidCredentials')
  })

  test('[SEC-22, SEC-21] the second factor of the team is asked for beside a password alone', async () => {
    const { team, domain } = await teamWithProvider()
    await admin('set-second-factor', team, 'required')
    expect((await signOn(`anna@${domain}`)).status).toBe(200)
  })

  test('[SEC-22] a provider that does not answer, or whose secret is another, is said to; two teams do not share a domain', async () => {
    const { domain, team } = await teamWithProvider()
    await admin('create-team', `Away ${domain}`, '--slots', '1')
    const away = (...options: readonly string[]) => admin('set-sso', `Away ${domain}`, ...options)
    const nobody = settings('http://localhost:9')
    expect((await away(...nobody, '--domain', domain)).fault).toContain('Another team')
    const set = await away(...nobody, '--domain', `away.${domain}`)
    expect(set.fault).toBeNull()
    expect(set.output).toContain('At the moment nothing answers there that calls itself http://localhost:9.')
    const { status, failure } = await begin(`anna@away.${domain}`)
    expect([status, failure.reason]).toEqual([503, 'IdentityProviderAway'])
    expect(
      (await away('--issuer', 'http://login.example', '--client-id', 'x', '--domain', 'b.example')).fault,
    ).toContain('Enter a URL as https://login.example.com.')
    writeFileSync(`${SECRET_FILE}-2`, 'another secret')
    const other = ['--issuer', provider.issuer, '--client-id', CLIENT.id, '--secret-file', `${SECRET_FILE}-2`]
    await admin('set-sso', team, ...other, '--domain', domain)
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

  test('[SEC-22, SEC-19, SEC-23] joining, linking and refusals are in the audit trail and in the data of the person, secrets and codes nowhere', async () => {
    // The table takes so many refusals of a network at once.
    server().clock.advance(MINUTE_MS)
    const { team, domain, output } = await teamWithProvider()
    expect(output).toContain('The provider must send them back to https://soundleaf.test/')
    const [joins, links] = [`joins@${domain}`, `links@${domain}`]
    await admin('add-member', team, links)
    const { body } = await signOn(joins, `hr-9 ${joins}`)
    await signOn(links)
    await finish('?code=a&state=b', '')
    const authorization = `Bearer ${body.accessToken}`
    const data = (await server().call('exportAccount', {}, { authorization })).body
    expect(data.account.identities).toEqual([{ issuer: provider.issuer, subject: `hr-9 ${joins}` }])
    const entries = await server().auditEntries()
    const signOns = entries.filter(({ action }) => action === 'finishSingleSignOn').slice(-3)
    expect(signOns.map(({ outcome, details }) => [outcome, ...details])).toEqual([
      ['done', 'joined'],
      ['done', 'linked'],
      ['SingleSignOnFailed'],
    ])
    expect(signOns[0]?.accountId).toBe(data.account.id)
    const set = entries.filter(({ action }) => action === 'admin set-sso').at(-1)
    expect(set?.details).toContain(domain)
    for (const hidden of [CLIENT.secret, `joins@${domain}`])
      expect(JSON.stringify(entries)).not.toContain(hidden)
    const file = join(mkdtempSync(join(tmpdir(), 'soundleaf-sso-')), 'backup')
    expect(await admin('backup', file)).toMatchObject({ fault: null })
    expect(await admin('verify-backup', file)).toMatchObject({ fault: null })
  })
})

test('[SEC-22] a provider that names the address in its token is not asked for it again', async () => {
  const { openId } = await import('../credentials/open-id')
  const other = await startProvider(CALLBACK, 'claims-in-token')
  try {
    const settings = {
      ...{ teamId: 'a team', issuer: other.issuer, clientId: CLIENT.id, clientSecret: CLIENT.secret },
      ...{ domains: ['firm.example'], licence: 'full', isRequired: false },
    } as const
    const client = openId(() => undefined)
    const begun = await client.begin(settings, CALLBACK)
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
