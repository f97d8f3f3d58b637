import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MINUTE_MS } from '../domain/clock'
import { passkeyStore } from '../storage/passkey-store'
import { Authenticator } from '../testing/authenticator'
import { onEachDatabase } from '../testing/on-each-database'
import { runAdmin } from '../testing/run-admin'
import { codeOf, INTERVAL_MS, personWithSecondFactor } from '../testing/second-factor'
import { PASSWORD, type Person } from '../testing/test-application'

onEachDatabase('passkeys', (server) => {
  const ask = async ({ email }: Pick<Person, 'email'>, password = PASSWORD) =>
    server().call('askPasskey', { body: { username: email, password } })
  async function questionFor(person: Pick<Person, 'email'>) {
    const { question } = (await ask(person)).body
    if (question === null) throw new Error('There is no passkey')
    return question
  }
  const logIn = ({ email }: Pick<Person, 'email'>, shown: object, password = PASSWORD) =>
    server().call('login', { body: { username: email, password, refreshTransport: 'body', ...shown } })

  const begin = async ({ person, secret }: { person: Person; secret: string }) => {
    const begun = await person.call('beginPasskey', {
      body: { password: PASSWORD, code: codeOf(secret, server()) },
    })
    server().clock.advance(INTERVAL_MS)
    return begun
  }
  /** Somebody with a second factor and a passkey beside it. */
  async function withPasskey() {
    const made = await personWithSecondFactor(server())
    const key = new Authenticator()
    const { creation } = (await begin(made)).body
    const body = { name: ' Laptop ', passkey: key.make(creation) }
    expect((await made.person.call('confirmPasskey', { body })).status).toBe(200)
    return { ...made, key }
  }

  test('[SEC-21] a passkey logs in in place of a code, and the profile says when', async () => {
    const { person, key, secret } = await withPasskey()
    await person.call('logout', {})
    const question = await questionFor(person)
    expect(question).toMatchObject({ rpId: 'soundleaf.test', allowCredentials: [{ transports: ['usb'] }] })
    const login = await logIn(person, { passkey: key.use(question) })
    expect(login.status).toBe(200)
    const authorization = `Bearer ${login.body.accessToken}`
    const state = (await server().call('getSecondFactor', {}, { authorization })).body
    expect(state.passkeys).toMatchObject([{ name: 'Laptop' }])
    expect(state.passkeys[0]?.usedUtc).toBe(server().clock.read().toISOString())
    // The app goes on.
    await server().call('logout', {}, { authorization })
    expect((await logIn(person, { code: codeOf(secret, server()) })).status).toBe(200)
  })

  test('[SEC-21] only the right password is told which passkeys there are, and who has none is told so', async () => {
    const { person } = await withPasskey()
    const wrong = await ask(person, 'not the password')
    expect([wrong.status, wrong.failure.code]).toEqual([401, 'InvalidCredentials'])
    expect(wrong.failure).not.toHaveProperty('reason')
    expect((await ask(await server().account())).body).toEqual({ question: null })
  })

  test('[SEC-21] what is signed holds once, for five minutes, for this account, this origin and this question', async () => {
    const { person, key } = await withPasskey()
    const other = await withPasskey()
    await person.call('logout', {})
    const refused = async (passkey: object) => {
      const { failure } = await logIn(person, { passkey })
      expect([failure.code, failure.reason]).toEqual(['InvalidCredentials', 'PasskeyWrong'])
      server().clock.advance(15 * MINUTE_MS)
    }
    await refused(other.key.use(await questionFor(person)))
    await refused(key.use(await questionFor(person), 'https://soundleaf.test.elsewhere.example'))
    await refused(key.use({ ...(await questionFor(person)), rpId: 'elsewhere.example' }))
    await refused(key.use({ ...(await questionFor(person)), challenge: 'bWFkZS11cA' }))
    const late = key.use(await questionFor(person))
    server().clock.advance(5 * MINUTE_MS + 1)
    await refused(late)
    const used = key.use(await questionFor(person))
    expect((await logIn(person, { passkey: used }, 'not the password')).failure).not.toHaveProperty('reason')
    expect((await logIn(person, { passkey: used })).status).toBe(200)
    await refused(used)
    // A copy of the key, whose counter lags behind.
    const copied = await questionFor(person)
    key.counter = 0
    await refused(key.use(copied))
  })

  test('[SEC-21] wrong passkeys and wrong codes together delay the next', async () => {
    const { person, key, secret } = await withPasskey()
    await person.call('logout', {})
    for (let attempt = 0; attempt < 3; attempt += 1) await logIn(person, { code: '000000' })
    const question = await questionFor(person)
    for (let attempt = 0; attempt < 2; attempt += 1)
      await logIn(person, { passkey: new Authenticator().use(question) })
    expect((await logIn(person, { code: codeOf(secret, server()) })).status).toBe(429)
    server().clock.advance(MINUTE_MS)
    expect((await logIn(person, { passkey: key.use(await questionFor(person)) })).status).toBe(200)
  })

  test('[SEC-21] of many who use what was signed at the same moment one gets in', async () => {
    const { person } = await withPasskey()
    const store = passkeyStore(server().database.queries)
    const [passkey] = await store.list(person.id)
    if (passkey === undefined) throw new Error('There is no passkey')
    const now = server().clock.read()
    const used = await Promise.all(Array.from({ length: 10 }, () => store.use(passkey, 1, now)))
    expect(used.filter(Boolean)).toHaveLength(1)
    await store.ask(person.id, 'use', 'a challenge', now)
    const taken = await Promise.all(Array.from({ length: 10 }, () => store.takeChallenge(person.id, 'use')))
    expect(taken.filter((challenge) => challenge !== null)).toHaveLength(1)
  })

  test('[SEC-21] adding one takes password and code, stands beside the codes alone, and is told by mail', async () => {
    const bare = await server().person()
    const body = { password: PASSWORD, code: '000000' }
    expect((await bare.call('beginPasskey', { body })).failure.reason).toBe('SecondFactorNotBegun')
    const made = await personWithSecondFactor(server())
    const { person } = made
    const wrong = { password: 'not the password', code: codeOf(made.secret, server()) }
    expect((await person.call('beginPasskey', { body: wrong })).failure.reason).toBe('PasswordIncorrect')
    expect((await person.call('beginPasskey', { body })).failure.reason).toBe('SecondFactorWrong')

    const key = new Authenticator()
    const { creation } = (await begin(made)).body
    expect(creation).toMatchObject({ rp: { id: 'soundleaf.test' }, user: { name: person.email } })
    const confirm = (passkey: object) =>
      person.call('confirmPasskey', {
        body: { name: 'Key', passkey: passkey as ReturnType<Authenticator['make']> },
      })
    expect((await confirm(key.make(creation, 'https://elsewhere.example'))).failure.reason).toBe(
      'PasskeyRefused',
    )
    // The challenge was used up by that.
    expect((await confirm(key.make(creation))).failure.reason).toBe('PasskeyRefused')
    expect((await confirm(key.make((await begin(made)).body.creation))).status).toBe(200)
    expect((await server().emails()).at(-1)).toMatchObject({
      to: person.email,
      subject: 'Your Soundleaf account has a new passkey',
    })
    const again = (await begin(made)).body.creation
    expect(again.excludeCredentials).toHaveLength(1)
    expect((await confirm(key.make(again))).failure.reason).toBe('PasskeyRefused')
    // Nor does another account get a key that somebody has.
    const other = await personWithSecondFactor(server())
    const stolen = key.make((await begin(other)).body.creation)
    const taken = await other.person.call('confirmPasskey', { body: { name: 'Key', passkey: stolen } })
    expect(taken.failure.reason).toBe('PasskeyRefused')
  })

  test('[SEC-21] removing one takes password and code; it logs in no more, another person’s is not found, and switching off takes all away', async () => {
    const { person, key, secret } = await withPasskey()
    const other = await withPasskey()
    const idOf = async (of: Person) => (await of.call('getSecondFactor', {})).body.passkeys[0]?.id ?? ''
    const id = await idOf(person)
    const remove = (of: Person, proof: { password: string; code: string }) =>
      of.call('removePasskey', { body: { id, ...proof } })
    const proof = (of: string) => ({ password: PASSWORD, code: codeOf(of, server()) })
    expect((await remove(other.person, proof(other.secret))).failure.code).toBe('NotFound')
    const question = await questionFor(person)
    // Who finds a page open takes away nothing.
    const wrongPassword = { ...proof(secret), password: 'not the password' }
    expect((await remove(person, wrongPassword)).failure.reason).toBe('PasswordIncorrect')
    const wrongCode = { password: PASSWORD, code: '000000' }
    expect((await remove(person, wrongCode)).failure.reason).toBe('SecondFactorWrong')
    expect(await idOf(person)).toBe(id)
    expect((await remove(person, proof(secret))).status).toBe(200)
    server().clock.advance(INTERVAL_MS)
    expect((await logIn(person, { passkey: key.use(question) })).failure.reason).toBe('PasskeyWrong')
    expect((await server().emails()).at(-1)?.subject).toBe('A passkey of your Soundleaf account was removed')

    const { creation } = (await begin({ person, secret })).body
    await person.call('confirmPasskey', { body: { name: 'Key', passkey: key.make(creation) } })
    const body = { password: PASSWORD, code: codeOf(secret, server()) }
    expect((await person.call('removeSecondFactor', { body })).status).toBe(200)
    expect((await ask(person)).body).toEqual({ question: null })
    await runAdmin(server(), 'remove-second-factor', other.person.email)
    expect((await ask(other.person)).body).toEqual({ question: null })
  })

  test('[SEC-21, SEC-19, SEC-23] passkeys are in the audit trail, in the data of the person and in backups', async () => {
    const { person } = await withPasskey()
    const { account } = (await person.call('exportAccount', {})).body
    expect(account.passkeys).toMatchObject([{ name: 'Laptop', usedDateUtc: null }])
    const actions = (await server().auditEntries())
      .filter(({ accountId }) => accountId === person.id)
      .map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['beginPasskey', 'confirmPasskey']))
    const file = join(mkdtempSync(join(tmpdir(), 'soundleaf-passkeys-')), 'backup')
    expect(await runAdmin(server(), 'backup', file)).toMatchObject({ fault: null })
    expect(await runAdmin(server(), 'verify-backup', file)).toMatchObject({ fault: null })
  })
})
