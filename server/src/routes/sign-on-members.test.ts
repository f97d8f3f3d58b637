import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MINUTE_MS } from '../domain/clock'
import { endLogin } from '../testing/half-done-login'
import { CLIENT } from '../testing/identity-provider'
import { clientAt, withProvider } from '../testing/single-sign-on'
import { PASSWORD } from '../testing/test-application'

withProvider('members who sign on', (steps) => {
  const logIn = (username: string, password = PASSWORD) =>
    steps().server.call('login', { body: { username, password } })

  test('[SEC-22] a provider speaks for the verified addresses of its own domains, and for no account of others', async () => {
    const { team, domain } = await steps().team('--domain', 'sister.example')
    const stranger = await steps().server.account()
    expect((await steps().signOn(`anna@${domain}`, `unverified@${domain}`)).failure.reason).toBe(
      'SingleSignOnUnverified',
    )
    for (const as of [stranger.email, `anna@sub.${domain}`])
      expect((await steps().signOn(`anna@${domain}`, as)).failure.reason).toBe('SingleSignOnForeign')
    expect((await steps().signOn('otto@sister.example')).status).toBe(200)

    const email = `was.here@${domain}`
    const body = { email, confirmEmail: email, password: PASSWORD, confirmPassword: PASSWORD }
    await steps().server.call('signUp', { body })
    expect((await steps().signOn(email)).failure.reason).toBe('SingleSignOnForeign')
    await steps().admin('add-member', team, email)
    expect((await steps().signOn(email)).status).toBe(200)
    // What a stranger chose at the sign-up is worth nothing.
    expect((await logIn(email)).failure.code).toBe('InvalidCredentials')
  })

  test('[SEC-22] an account is one person of the provider, whatever addresses are given to another later', async () => {
    const { domain } = await steps().team()
    const email = `anna@${domain}`
    const first = await steps().signOn(email, `hr-1 ${email}`)
    const account = await steps().account(first.body.accessToken)
    await steps().logOut(first.body.accessToken)
    // The same person after a marriage; then a newcomer who gets the first address.
    const renamed = await steps().signOn(email, `hr-1 anna.berg@${domain}`)
    expect(await steps().account(renamed.body.accessToken)).toEqual(account)
    await steps().logOut(renamed.body.accessToken)
    expect((await steps().signOn(email, `hr-2 ${email}`)).failure.reason).toBe('SingleSignOnForeign')
    expect((await steps().admin('unlink-sso', email)).fault).toBeNull()
    expect((await steps().signOn(email, `hr-2 ${email}`)).status).toBe(200)
    expect((await steps().signOn(email, `hr-1 ${email}`)).failure.reason).toBe('SingleSignOnForeign')
  })

  test('[SEC-22] who has left the team or is disabled gets in no more', async () => {
    const { team, domain } = await steps().team()
    const email = `leaver@${domain}`
    await steps().signOn(email)
    await steps().admin('disable', email)
    expect((await steps().signOn(email)).failure.reason).toBe('SingleSignOnForeign')
    await steps().admin('enable', email)
    await steps().admin('remove-member', email)
    expect((await steps().signOn(email)).failure.reason).toBe('SingleSignOnForeign')
    await steps().admin('remove-sso', team)
    expect((await steps().begin(email)).failure).toMatchObject({
      reason: 'SingleSignOnUnknown',
      field: 'email',
    })
  })

  test('[SEC-22, SEC-09] a team may ask for it: its passwords log in nobody, and no answer tells which is right or who has an account', async () => {
    const { team, domain } = await steps().team('--required')
    expect((await steps().admin('list')).output).toContain(
      `${team} (2 at the same time, single sign-on required)`,
    )
    const member = await steps().server.account()
    await steps().admin('add-member', team, member.email)
    expect((await logIn(member.email)).failure).toMatchObject({
      code: 'InvalidCredentials',
      reason: 'SingleSignOnRequired',
    })
    // An address of no domain of the team tells nothing without the password.
    expect((await logIn(member.email, 'not the password')).failure).not.toHaveProperty('reason')

    const email = `anna@${domain}`
    const { body } = await steps().signOn(email)
    await steps().server.call('forgottenPassword', { body: { email } })
    const token = (await steps().server.resetTokens(email)).at(-1) ?? ''
    await steps().server.call('changeForgottenPassword', { body: { email, password: PASSWORD, token } })
    expect((await steps().account(body.accessToken)) as unknown).toMatchObject({ code: 'TokenInvalid' })
    const answers = await Promise.all([
      logIn(email),
      logIn(email, 'not the password'),
      logIn(`nobody@${domain}`, 'not the password'),
    ])
    expect(
      new Set(answers.map(({ failure }) => JSON.stringify([failure.reason, failure.message]))).size,
    ).toBe(1)
    expect(answers[0].failure.reason).toBe('SingleSignOnRequired')
    const factor = await steps().server.call('beginSecondFactor', {
      body: { username: email, password: PASSWORD },
    })
    expect(factor.failure.reason).toBe('SingleSignOnRequired')

    await steps().admin('remove-sso', team)
    expect((await logIn(email)).status).toBe(200)
  })

  test('[SEC-22, SEC-15] asking for it ends the sessions of the members, also one that a password begins at the same moment', async () => {
    const { team, domain } = await steps().team()
    const member = await steps().server.person()
    await steps().admin('add-member', team, member.email)
    expect((await member.call('getAccount', {})).status).toBe(200)
    const set = await steps().admin(
      'set-sso',
      team,
      ...clientAt(steps().provider.issuer),
      '--domain',
      domain,
      '--required',
    )
    expect(set.output).toContain(`have addresses of other domains and cannot log in: ${member.email}.`)
    expect((await member.call('getAccount', {})).status).toBe(401)
    expect(await endLogin(steps().server, member.id)).toBe('InvalidCredentials')
  })

  test('[SEC-22, SEC-21] the second factor of the team is asked for beside a password alone', async () => {
    const { team, domain } = await steps().team()
    await steps().admin('set-second-factor', team, 'required')
    expect((await steps().signOn(`anna@${domain}`)).status).toBe(200)
  })

  test('[SEC-22, SEC-19, SEC-23] joining, linking and refusals are in the audit trail and in the data of the person, secrets and codes nowhere', async () => {
    // The table takes so many refusals of a network at once.
    steps().server.clock.advance(MINUTE_MS)
    const { team, domain, output } = await steps().team()
    expect(output).toContain('The provider must send them back to https://soundleaf.test/')
    const [joins, links] = [`joins@${domain}`, `links@${domain}`]
    await steps().admin('add-member', team, links)
    const { body } = await steps().signOn(joins, `hr-9 ${joins}`)
    await steps().signOn(links)
    await steps().finish('?code=a&state=b', '')
    const authorization = `Bearer ${body.accessToken}`
    const data = (await steps().server.call('exportAccount', {}, { authorization })).body
    expect(data.account.identities).toEqual([{ issuer: steps().provider.issuer, subject: 'hr-9' }])
    const entries = await steps().server.auditEntries()
    // They are of one moment of the test's clock, in no order.
    const signOns = entries.filter(({ action }) => action === 'finishSingleSignOn').slice(-3)
    expect(signOns.map(({ outcome, details }) => [outcome, ...details].join(' ')).sort()).toEqual([
      'SingleSignOnFailed',
      'done joined',
      'done linked',
    ])
    expect(signOns.find(({ details }) => details.includes('joined'))?.accountId).toBe(data.account.id)
    const set = entries.filter(({ action }) => action === 'admin set-sso').at(-1)
    expect(set?.details).toContain(domain)
    for (const hidden of [CLIENT.secret, `joins@${domain}`])
      expect(JSON.stringify(entries)).not.toContain(hidden)
    const file = join(mkdtempSync(join(tmpdir(), 'soundleaf-sso-')), 'backup')
    expect(await steps().admin('backup', file)).toMatchObject({ fault: null })
    expect(await steps().admin('verify-backup', file)).toMatchObject({ fault: null })
  })
})
