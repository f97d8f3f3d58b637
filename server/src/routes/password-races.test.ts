import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, isNull } from 'drizzle-orm'
import { MINUTE_MS } from '../domain/clock'
import { sessions } from '../storage/schema'
import { runAdmin } from '../testing/run-admin'
import { StepGate } from '../testing/step-gate'
import { PASSWORD, TestApplication, type Person } from '../testing/test-application'
import { TestPasswords } from '../testing/test-passwords'
import { DATABASES } from '../testing/test-database'

const ROUNDS = Math.ceil(10 * Number(process.env.SOUNDLEAF_TEST_SCALE ?? 1))
const NEW_PASSWORD = 'another long enough password'
const CHANGES = ['a reset', 'a change of the password', 'disabling the account'] as const

/** Takes as long as a moment, so that logins and changes overlap; a test may hold the next check. */
class SlowPasswords extends TestPasswords {
  readonly checking = new StepGate()
  override async verify(hash: string, password: string): Promise<boolean> {
    await wait(Math.random() * 4)
    const isCorrect = await super.verify(hash, password)
    return this.checking.take(() => Promise.resolve(isCorrect))
  }
  override async hash(password: string): Promise<string> {
    await wait(Math.random() * 4)
    return super.hash(password)
  }
}

describe.each(DATABASES)('logins that cross a change on %s', (kind) => {
  const passwords = new SlowPasswords()
  let server: TestApplication
  beforeAll(async () => {
    // With no lease every login gets the place, so that those of the thief are refused for the password alone.
    server = await TestApplication.open(kind, { passwords, lease_ms: 0 })
  })
  afterAll(() => server.close())

  const login = ({ email }: Pick<Person, 'email'>) =>
    server.call('login', { body: { username: email, password: PASSWORD, refreshTransport: 'body' } })
  const aliveOf = ({ id }: Pick<Person, 'id'>) =>
    server.database.queries
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.accountId, id), isNull(sessions.endedAt)))

  async function change(kindOfChange: (typeof CHANGES)[number], person: Person): Promise<void> {
    if (kindOfChange === 'disabling the account') {
      expect((await runAdmin(server, 'disable', person.email)).fault).toBeNull()
    } else if (kindOfChange === 'a reset') {
      const token = (await server.resetTokens(person.email)).at(-1) ?? ''
      const body = { email: person.email, password: NEW_PASSWORD, token }
      expect((await server.call('changeForgottenPassword', { body })).status).toBe(200)
    } else {
      const body = { password: PASSWORD, newPassword: NEW_PASSWORD }
      expect((await person.call('updatePassword', { body })).status).toBe(200)
    }
  }

  async function victim(kindOfChange: (typeof CHANGES)[number]): Promise<Person> {
    server.clock.advance(10 * MINUTE_MS)
    const person = await server.person()
    if (kindOfChange === 'a reset') await server.call('forgottenPassword', { body: { email: person.email } })
    return person
  }

  test.each(['a reset', 'disabling the account'] as const)(
    '[SEC-15] a login whose password was checked before %s begins no session after it',
    async (kindOfChange) => {
      const person = await victim(kindOfChange)
      const held = passwords.checking.holdNext()
      const thief = login(person)
      await held.reached
      await change(kindOfChange, person)
      await held.letGo()
      expect((await thief).failure.code).toBe('InvalidCredentials')
      expect(await aliveOf(person)).toEqual([])
    },
  )

  test('[SEC-15] a thief who was about to change the password does not undo the reset', async () => {
    const person = await victim('a reset')
    const held = passwords.checking.holdNext()
    const body = { password: PASSWORD, newPassword: 'a password of the thief' }
    const thief = person.call('updatePassword', { body })
    await held.reached
    await change('a reset', person)
    await held.letGo()
    expect((await thief).failure).toMatchObject({ reason: 'PasswordIncorrect' })
    const back = { body: { username: person.email, password: NEW_PASSWORD } }
    expect((await server.call('login', back)).status).toBe(200)
  })

  test.each(CHANGES)('[SEC-15] logins that race %s leave no session behind', async (kindOfChange) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const person = await victim(kindOfChange)
      // The one who changes the password themselves stays.
      const mine = kindOfChange === 'a change of the password' ? await aliveOf(person) : []
      // Their own session must be there to change it, so no other login takes its place before.
      const thief = async () => {
        for (let attempt = 0; attempt < 3; attempt += 1) await login(person)
      }
      if (kindOfChange === 'a change of the password') {
        const gate = passwords.checking.holdNext()
        const changed = change(kindOfChange, person)
        await gate.reached
        const racing = thief()
        await gate.letGo()
        await Promise.all([changed, racing, thief()])
        const alive = await aliveOf(person)
        for (const { id } of alive) expect(mine.map((session) => session.id)).toContain(id)
      } else {
        await Promise.all([
          thief(),
          thief(),
          wait(Math.random() * 10).then(() => change(kindOfChange, person)),
        ])
        expect(await aliveOf(person)).toEqual([])
      }
    }
  })
})
