import { sql } from 'drizzle-orm'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DAY_MS } from '../domain/clock'
import { onEachDatabase } from '../testing/on-each-database'
import { runAdmin } from '../testing/run-admin'
import { PASSWORD } from '../testing/test-application'

const CHOSEN = 'chosen by the link'
let count = 0
const newEmail = () => `to-verify-${count++}@example.com`

onEachDatabase('the activation of an account', (server) => {
  const signUp = (email: string, password = PASSWORD) =>
    server().call('signUp', {
      body: { email, confirmEmail: email, password, confirmPassword: password },
    })
  const logIn = (username: string, password: string) =>
    server().call('login', { body: { username, password, refreshTransport: 'body' } })
  const choose = (email: string, token = '', password = CHOSEN) =>
    server().call('changeForgottenPassword', { body: { email, token, password } })
  const lettersTo = async (email: string) =>
    (await server().emails()).filter(({ to }) => to.toLowerCase() === email)

  test('[SEC-14] nothing works before the link of the mail is used, and then only the password chosen by it', async () => {
    const email = newEmail()
    expect((await signUp(email)).status).toBe(200)
    const before = await logIn(email, PASSWORD)
    expect([before.status, before.failure.code]).toEqual([401, 'InvalidCredentials'])
    const [token] = await server().resetTokens(email)
    expect((await choose(email, token)).status).toBe(200)
    // The one of the sign-up may be a stranger's.
    expect((await logIn(email, PASSWORD)).status).toBe(401)
    expect((await logIn(email, CHOSEN)).status).toBe(200)
    expect((await choose(email, token)).status).toBe(400)
  })

  test('[SEC-14] the link ends after a day, and a login with the right password sends another', async () => {
    const email = newEmail()
    await signUp(email)
    const [first] = await server().resetTokens(email)
    server().clock.advance(DAY_MS + 1)
    expect((await choose(email, first)).status).toBe(400)
    await logIn(email, 'a wrong password')
    expect(await server().resetTokens(email)).toHaveLength(1)
    await logIn(email, PASSWORD)
    const tokens = await server().resetTokens(email)
    expect(tokens).toHaveLength(2)
    expect((await choose(email, tokens[1])).status).toBe(200)
  })

  test('[SEC-14, SEC-09] neither sign-up nor the login after it tells which addresses have accounts; the mail does', async () => {
    const [{ email: taken }, free] = [await server().account(), newEmail()]
    const work = async (call: () => Promise<unknown>) => {
      const before = server().passwords.work
      const answer = await call()
      return [answer, server().passwords.work - before]
    }
    const told = async (email: string) => {
      const [signedUp, hashes] = await work(async () => {
        const { status, body } = await signUp(email, 'the one of a stranger')
        return { status, body }
      })
      const [login, checks] = await work(async () => {
        const { status, failure } = await logIn(email, 'the one of a stranger')
        return { status, failure }
      })
      return { signedUp, hashes, login, checks }
    }
    expect(await told(taken)).toEqual(await told(free))
    expect((await lettersTo(taken)).at(-1)?.text).toContain('has an account already')
    expect((await lettersTo(free))[0]?.text).toContain('https://soundleaf.test/reset-password?token=')
    await signUp(free, 'the one of another')
    expect((await lettersTo(free)).at(-1)?.subject).toBe('Welcome to Soundleaf')
  })

  test('[SEC-14] who signed up the address of a colleague first has nothing of the team', async () => {
    await runAdmin(server(), 'create-team', `Team of ${newEmail()}`, '--slots', '3')
    const email = newEmail()
    await signUp(email, 'the one of a stranger')
    const { output } = await runAdmin(server(), 'add-member', 'Demo team', email, '--licence', 'full')
    expect(output).toContain(`${email} is in the team "Demo team" with the licence full.`)
    expect((await logIn(email, 'the one of a stranger')).status).toBe(401)
    const link = new URL(/https:\S+/.exec(output)?.[0] ?? '')
    expect((await choose(email, link.searchParams.get('token') ?? '')).status).toBe(200)
    expect((await logIn(email, 'the one of a stranger')).status).toBe(401)
    expect((await logIn(email, CHOSEN)).status).toBe(200)
  })

  test('[SEC-14] a session of an account that is not verified ends when a team takes it in, its mailed links too', async () => {
    const person = await server().person()
    await server().call('forgottenPassword', { body: { email: person.email } })
    const [token] = await server().resetTokens(person.email)
    await server().database.queries.execute(
      sql`update accounts set verified_at = null where id = ${person.id}`,
    )
    await runAdmin(server(), 'add-member', 'Demo team', person.email)
    expect((await person.call('listProjects', {})).status).toBe(401)
    expect((await choose(person.email, token)).status).toBe(400)
    expect((await runAdmin(server(), 'list')).output).toContain(`${person.email}  full  not verified`)
  })

  test('[SEC-14] an account that is verified joins with its password and its sessions', async () => {
    const person = await server().person()
    const { output } = await runAdmin(server(), 'add-member', 'Demo team', person.email)
    expect(output).not.toContain('https:')
    expect((await person.call('listProjects', {})).status).toBe(200)
    expect((await logIn('colleague@example.com', 'soundleaf-demo')).status).toBe(200)
  })

  test('[SEC-14] accounts from before the migration are verified since they were made', async () => {
    const { id } = await server().account({ isVerified: false })
    const migration = readFileSync(join(import.meta.dirname, '../../migrations/0008_verified.sql'), 'utf8')
    const [, statement = ''] = migration.split('--> statement-breakpoint')
    await server().database.queries.transaction(async (tx) => {
      await tx.execute(sql.raw(statement))
      const found: unknown = await tx.execute(
        sql`select verified_at = created_at as same from accounts where id = ${id}`,
      )
      expect((found as { rows: unknown[] }).rows).toEqual([{ same: true }])
    })
  })
})
