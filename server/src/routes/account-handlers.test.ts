import { CALLS } from '@soundleaf/contracts'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '../domain/clock'
import { BACKOFF } from '../domain/account/attempts'
import { passwordResets } from '../storage/schema'
import { onEachDatabase } from '../testing/on-each-database'
import { PASSWORD, type TestApplication } from '../testing/test-application'

const NEW_PASSWORD = 'another long password'
let count = 0
const newEmail = () => `new-${count++}@example.com`

function signUp(server: TestApplication, email: string, password = PASSWORD) {
  return server.call('signUp', {
    body: { email, confirmEmail: email, password, confirmPassword: password },
  })
}

function logIn(server: TestApplication, username: string, password: string) {
  return server.call('login', { body: { username, password, refreshTransport: 'body' } })
}

/** The token of the newest link that was sent to an address. */
async function tokenOf(server: TestApplication, email: string): Promise<string> {
  return (await server.resetTokens(email)).at(-1) ?? ''
}

/** The text of the newest letter to an address, in whatever case it was typed. */
const letterTo = async (server: TestApplication, email: string) =>
  (await server.emails()).findLast(({ to }) => to.toLowerCase() === email)?.text

onEachDatabase('accounts', (server) => {
  test('[SGN-07] a new account has a free trial of 30 days and the Iso standard', async () => {
    const email = newEmail()
    expect((await signUp(server(), email)).status).toBe(200)
    const token = await tokenOf(server(), email)
    await server().call('changeForgottenPassword', { body: { email, password: PASSWORD, token } })
    const { accessToken } = (await logIn(server(), email, PASSWORD)).body
    const account = await server().call('getAccount', {}, { authorization: `Bearer ${accessToken}` })
    const trialExpiry = new Date(server().clock.read().getTime() + 30 * DAY_MS)
    expect(account.body).toMatchObject({
      email,
      license: 'trial',
      trialExpiry: trialExpiry.toISOString(),
      evaluationStandard: 'Iso',
    })
  })

  test('[SEC-09] signing up with a taken address gets the same answer, changes nothing, and its owner hears of it', async () => {
    const { email } = await server().account()
    const before = server().passwords.work
    const taken = await signUp(server(), email.toUpperCase(), NEW_PASSWORD)
    const workForTaken = server().passwords.work - before
    const free = await signUp(server(), newEmail(), NEW_PASSWORD)
    expect([taken.status, taken.body]).toEqual([free.status, free.body])
    expect(workForTaken).toBe(server().passwords.work - before - workForTaken)
    expect((await logIn(server(), email, NEW_PASSWORD)).status).toBe(401)
    expect(await letterTo(server(), email)).toContain('has an account already')
  })

  test('[SEC-09] nobody fills an inbox by signing up with its address', async () => {
    const { email } = await server().account()
    const before = (await server().emails()).length
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await signUp(server(), email)).status).toBe(200)
      await server().emails()
    }
    expect((await server().emails()).length - before).toBe(BACKOFF.emails.freeAttempts)
  })

  test('emails and passwords must match', async () => {
    const email = newEmail()
    const body = { email, confirmEmail: email, password: PASSWORD, confirmPassword: PASSWORD }
    const emails = await server().call('signUp', { body: { ...body, confirmEmail: newEmail() } })
    expect(emails.failure).toMatchObject({ code: 'ValidationFailed', message: 'The emails must match' })
    const passwords = await server().call('signUp', { body: { ...body, confirmPassword: NEW_PASSWORD } })
    expect(passwords.failure).toMatchObject({ message: 'The passwords must match', field: 'confirmPassword' })
  })

  test('[RST-04] a reset link works once, and ends the sessions of the account', async () => {
    const person = await server().person()
    const { email } = person
    await server().call('forgottenPassword', { body: email })
    const reset = { body: { email, password: NEW_PASSWORD, token: await tokenOf(server(), email) } }
    expect((await server().call('changeForgottenPassword', reset)).status).toBe(200)
    expect((await person.call('getAccount', {})).status).toBe(401)
    expect((await logIn(server(), email, PASSWORD)).status).toBe(401)
    expect((await server().call('changeForgottenPassword', reset)).failure.code).toBe('ValidationFailed')
    expect((await logIn(server(), email, NEW_PASSWORD)).status).toBe(200)
  })

  test('[RST-04] a reset link ends after 30 minutes, and works for its own address only', async () => {
    const { email } = await server().account()
    const other = await server().account()
    const change = async (wait_ms: number, address: string) => {
      await server().call('forgottenPassword', { body: { email } })
      const token = await tokenOf(server(), email)
      server().clock.advance(wait_ms)
      return server().call('changeForgottenPassword', {
        body: { email: address, password: NEW_PASSWORD, token },
      })
    }
    expect((await change(30 * MINUTE_MS + SECOND_MS, email)).status).toBe(400)
    expect((await change(0, other.email)).status).toBe(400)
    expect((await change(30 * MINUTE_MS, email)).status).toBe(200)
  })

  test('[RST-04] the first link that is used ends all others of the account', async () => {
    const { email } = await server().account()
    for (let request = 0; request < 2; request += 1)
      await server().call('forgottenPassword', { body: { email } })
    const tokens = await server().resetTokens(email)
    const change = (token = '') =>
      server().call('changeForgottenPassword', { body: { email, password: NEW_PASSWORD, token } })
    expect((await change(tokens[1])).status).toBe(200)
    expect((await change(tokens[0])).status).toBe(400)
  })

  test('[RST-04] what is kept of a link does not open it', async () => {
    const { email } = await server().account()
    await server().call('forgottenPassword', { body: { email } })
    const token = await tokenOf(server(), email)
    const kept = await server().database.queries.select().from(passwordResets)
    expect(kept.length).toBeGreaterThan(0)
    expect(JSON.stringify(kept)).not.toContain(token)
    const body = { email, password: NEW_PASSWORD, token: kept.at(-1)?.hash ?? '' }
    expect((await server().call('changeForgottenPassword', { body })).status).toBe(400)
  })

  test('[SEC-09] asking for a reset link tells nothing about an unknown address, and mails nobody', async () => {
    const letters = (await server().emails()).length
    const unknown = await server().call('forgottenPassword', { body: { email: 'nobody@example.com' } })
    expect([unknown.status, unknown.body, (await server().emails()).length]).toEqual([200, {}, letters])
  })

  test('[SEC-09] nobody fills an inbox with reset links', async () => {
    const { email } = await server().account()
    const before = (await server().emails()).length
    for (let request = 0; request < 10; request += 1) {
      const asked = await server().call('forgottenPassword', { body: { email } })
      expect([asked.status, asked.body]).toEqual([200, {}])
      await server().emails()
    }
    expect((await server().emails()).length - before).toBe(BACKOFF.emails.freeAttempts)
    server().clock.advance(MINUTE_MS)
    await server().call('forgottenPassword', { body: { email } })
    expect((await server().emails()).length - before).toBe(BACKOFF.emails.freeAttempts + 1)
  })

  test('the link begins with the configured origin, whatever host the request names', async () => {
    const { email } = await server().account()
    await server().call(
      'forgottenPassword',
      { body: { email } },
      { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    )
    expect(await letterTo(server(), email)).toContain('https://soundleaf.test/reset-password?token=')
  })

  test('changing the password needs the current one, and ends the other sessions', async () => {
    const person = await server().person()
    const wrong = await person.call('updatePassword', {
      body: { password: 'not it', newPassword: NEW_PASSWORD },
    })
    expect(wrong.failure).toMatchObject({ code: 'ValidationFailed', field: 'password' })
    const right = await person.call('updatePassword', {
      body: { password: PASSWORD, newPassword: NEW_PASSWORD },
    })
    expect(right.status).toBe(200)
    expect((await person.call('getAccount', {})).status).toBe(200)
    await person.call('logout', {})
    expect((await logIn(server(), person.email, NEW_PASSWORD)).status).toBe(200)
  })

  test("[API-03] the query form of the specification is accepted, for the token's own account", async () => {
    const person = await server().person()
    const victim = await server().account()
    const query = new URLSearchParams({ Email: victim.email, Password: PASSWORD, NewPassword: NEW_PASSWORD })
    const { statusCode } = await server().app.inject({
      method: 'POST',
      url: `${CALLS.updatePassword.path}?${query.toString()}`,
      headers: { authorization: `Bearer ${person.accessToken}` },
    })
    expect(statusCode).toBe(200)
    await person.call('logout', {})
    expect((await logIn(server(), person.email, NEW_PASSWORD)).status).toBe(200)
    expect((await logIn(server(), victim.email, PASSWORD)).status).toBe(200)
  })

  test('[PRF-01] the evaluation standard is chosen, and an unknown one is refused by name', async () => {
    const person = await server().person()
    await person.call('updateAccountDetails', { query: { EvaluationStandard: 'Astm' } })
    expect((await person.call('getAccount', {})).body.evaluationStandard).toBe('Astm')
    const { payload, statusCode } = await server().app.inject({
      method: 'PUT',
      url: `${CALLS.updateAccountDetails.path}?EvaluationStandard=Din`,
      headers: { authorization: `Bearer ${person.accessToken}` },
    })
    expect(statusCode).toBe(400)
    expect(payload).toContain('\\"Din\\", which is not one of Iso, Astm')
  })

  test('[BEY-12] a language is chosen with the standard, stays where none is given, and an unknown one is refused', async () => {
    const person = await server().person()
    const account = async () => (await person.call('getAccount', {})).body
    expect((await account()).language).toBeNull()
    const query = { EvaluationStandard: 'Iso', Language: 'fi' } as const
    expect((await person.call('updateAccountDetails', { query })).status).toBe(200)
    await person.call('updateAccountDetails', { query: { EvaluationStandard: 'Astm' } })
    expect(await account()).toMatchObject({ language: 'fi', evaluationStandard: 'Astm' })
    expect((await person.call('exportAccount', {})).body.account.language).toBe('fi')
    const { payload, statusCode } = await server().app.inject({
      method: 'PUT',
      url: `${CALLS.updateAccountDetails.path}?EvaluationStandard=Iso&Language=klingon`,
      headers: { authorization: `Bearer ${person.accessToken}` },
    })
    expect(statusCode).toBe(400)
    expect(payload).toContain('\\"klingon\\"')
  })

  test('[BEY-12] units are chosen for the account, stay where none are given, and unknown ones are refused', async () => {
    const person = await server().person()
    const account = async () => (await person.call('getAccount', {})).body
    expect((await account()).units).toBeNull()
    const query = { EvaluationStandard: 'Astm', Units: 'ImperialFractions' } as const
    expect((await person.call('updateAccountDetails', { query })).status).toBe(200)
    await person.call('updateAccountDetails', { query: { EvaluationStandard: 'Astm', Language: 'sv' } })
    expect(await account()).toMatchObject({ units: 'ImperialFractions', language: 'sv' })
    expect((await person.call('exportAccount', {})).body.account.units).toBe('ImperialFractions')
    const { payload, statusCode } = await server().app.inject({
      method: 'PUT',
      url: `${CALLS.updateAccountDetails.path}?EvaluationStandard=Astm&Units=Cubits`,
      headers: { authorization: `Bearer ${person.accessToken}` },
    })
    expect(statusCode).toBe(400)
    expect(payload).toContain('\\"Cubits\\"')
  })

  test('the account tells how the trial ends by the clock of the server', async () => {
    const trialExpiry = new Date(server().clock.read().getTime() + DAY_MS)
    const person = await server().person({ licence: 'trial', trialExpiry })
    expect((await person.call('getAccount', {})).body.trialExpiryText).toBe('Expires tomorrow')
    const paid = await server().person({ licence: 'full' })
    expect((await paid.call('getAccount', {})).body).toMatchObject({
      trialExpiry: null,
      trialExpiryText: null,
    })
  })

  test.each([
    ['login', { username: 'anna@example.com', password: 'secret'.repeat(40) }, 'password'],
    ['login', { username: ['anna@example.com'], password: 'secret' }, 'username'],
    ['login', { username: `anna${'a'.repeat(400)}@example.com`, password: 'secret' }, 'username'],
    ['changeForgottenPassword', { email: 'anna@example.com', token: 'secret', password: 'anna' }, 'password'],
    ['changeForgottenPassword', { email: 'anna@example.com', token: 5, password: 'secret one' }, 'token'],
  ] as const)('[SEC-10] what %s refuses in %j is named, and not repeated', async (name, body, field) => {
    const { method, path } = CALLS[name]
    const { payload, statusCode } = await server().app.inject({ method, url: path, payload: body })
    expect(statusCode).toBe(400)
    expect(JSON.parse(payload)).toMatchObject({ code: 'ValidationFailed', field })
    expect(payload).not.toMatch(/anna|secret/)
  })
})
