import { BACKOFF } from '../domain/account/attempts'
import { MINUTE_MS, SECOND_MS } from '../domain/clock'
import { attempts } from '../storage/schema'
import { onEachDatabase } from '../testing/on-each-database'
import { PASSWORD, type TestApplication } from '../testing/test-application'

const [HOME, ELSEWHERE] = ['198.51.100.1', '203.0.113.1']
const WRONG = 'not the password'

/** Calls come through a proxy that says where from. */
const from = (network: string) => ({ 'x-forwarded-for': network })

function logIn(server: TestApplication, username: string, password: string, network: string) {
  return server.call('login', { body: { username, password } }, from(network))
}

onEachDatabase(
  'attempts',
  (server) => {
    test('[SEC-09] 100 wrong passwords from one network do not keep the right one from another out', async () => {
      const { email } = await server().account()
      const wrong = await Promise.all(
        Array.from({ length: 100 }, () => logIn(server(), email, WRONG, ELSEWHERE)),
      )
      expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([401, 429]))
      expect((await logIn(server(), email, PASSWORD, HOME)).status).toBe(200)
    })

    test('[SEC-09] wrong passwords slow their own network down, and never shut it out', async () => {
      const { email } = await server().account()
      for (let attempt = 0; attempt < BACKOFF.password.freeAttempts; attempt += 1)
        expect((await logIn(server(), email, WRONG, HOME)).status).toBe(401)
      const early = await logIn(server(), email, PASSWORD, HOME)
      expect(early.failure).toEqual({
        code: 'TooManyRequests',
        message: 'Too many attempts. Please wait 1 s and try again.',
        reason: 'TooManyAttempts',
        params: { retryAfter_s: 1 },
      })
      expect(early.headers['retry-after']).toBe('1')
      server().clock.advance(SECOND_MS)
      expect((await logIn(server(), email, PASSWORD, HOME)).status).toBe(200)
    })

    test('[SEC-09] each further one doubles the wait, to a minute at most', async () => {
      const { email } = await server().account()
      const waits: unknown[] = []
      for (let attempt = 0; attempt < BACKOFF.password.freeAttempts + 9; attempt += 1) {
        await logIn(server(), email, WRONG, HOME)
        const { headers } = await logIn(server(), email, WRONG, HOME)
        if (headers['retry-after'] === undefined) continue
        waits.push(Number(headers['retry-after']))
        server().clock.advance(Number(headers['retry-after']) * SECOND_MS)
      }
      expect(waits.slice(0, 9)).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60])
      server().clock.advance(15 * MINUTE_MS + SECOND_MS)
      expect((await logIn(server(), email, WRONG, HOME)).status).toBe(401)
      expect((await logIn(server(), email, WRONG, HOME)).status).toBe(401)
    })

    test('[SEC-09] of many guesses at once no more are looked at than one after the other', async () => {
      const { email } = await server().account()
      const before = server().passwords.work
      await Promise.all(Array.from({ length: 60 }, () => logIn(server(), email, WRONG, '192.0.2.60')))
      expect(server().passwords.work - before).toBe(BACKOFF.password.freeAttempts)
    })

    test('[SEC-09] an unknown address slows down like a known one', async () => {
      const { email } = await server().account()
      const statuses = async (username: string, network: string) => {
        const answers: number[] = []
        for (let attempt = 0; attempt < BACKOFF.password.freeAttempts + 2; attempt += 1)
          answers.push((await logIn(server(), username, WRONG, network)).status)
        return answers
      }
      expect(await statuses('nobody-here@example.com', '192.0.2.1')).toEqual(
        await statuses(email, '192.0.2.2'),
      )
    })

    test('[SEC-09] a network that tries many accounts slows down; right passwords do not count', async () => {
      const network = '192.0.2.77'
      const { email } = await server().account()
      const tab = { id: '00000000-0000-4000-8000-000000000077' }
      for (let attempt = 0; attempt < BACKOFF.network.freeAttempts + 5; attempt += 1) {
        const body = { username: email, password: PASSWORD, ...tab }
        expect((await server().call('login', { body }, from(network))).status).toBe(200)
      }
      for (let attempt = 0; attempt < BACKOFF.network.freeAttempts; attempt += 1)
        expect((await logIn(server(), `guess-${attempt}@example.com`, WRONG, network)).status).toBe(401)
      expect((await logIn(server(), email, PASSWORD, network)).status).toBe(429)
      expect((await logIn(server(), email, PASSWORD, HOME)).status).toBe(409)
      server().clock.advance(BACKOFF.network.maxDelay_ms)
      expect(
        (
          await server().call(
            'login',
            { body: { username: email, password: PASSWORD, ...tab } },
            from(network),
          )
        ).status,
      ).toBe(200)
    })

    test('[SEC-17] a network that is slowed down leaves no counter for the addresses that it makes up', async () => {
      const network = '192.0.2.123'
      const counters = async () => (await server().database.queries.select().from(attempts)).length
      for (let attempt = 0; attempt < BACKOFF.network.freeAttempts; attempt += 1)
        await logIn(server(), `made-up-${attempt}@example.com`, WRONG, network)
      const before = await counters()
      for (let attempt = 0; attempt < 50; attempt += 1) {
        const refused = await logIn(server(), `another-${attempt}@example.com`, WRONG, network)
        expect(refused.status).toBe(429)
      }
      expect(await counters()).toBe(before)
    })

    test('[SEC-09] who guesses the current password of an open session slows down', async () => {
      const person = await server().person()
      const change = (password: string) =>
        person.call('updatePassword', { body: { password, newPassword: 'another long password' } })
      for (let attempt = 0; attempt < BACKOFF.password.freeAttempts; attempt += 1)
        expect((await change(WRONG)).status).toBe(400)
      expect((await change(PASSWORD)).status).toBe(429)
      server().clock.advance(SECOND_MS)
      expect((await change(PASSWORD)).status).toBe(200)
    })

    test('[SEC-09] one network cannot sign up without end', async () => {
      const signUp = (count: number) => {
        const email = `many-${count}@example.com`
        const body = { email, confirmEmail: email, password: PASSWORD, confirmPassword: PASSWORD }
        return server().call('signUp', { body }, from('192.0.2.99'))
      }
      for (let count = 0; count < BACKOFF.signUps.freeAttempts; count += 1)
        expect((await signUp(count)).status).toBe(200)
      expect((await signUp(-1)).status).toBe(429)
    })

    test("[SEC-10] the counters hold nobody's address", async () => {
      const { email } = await server().account()
      await logIn(server(), email, WRONG, HOME)
      const kept = JSON.stringify(await server().database.queries.select().from(attempts))
      expect(kept.length).toBeGreaterThan(50)
      expect(kept).not.toContain(email)
      expect(kept).not.toContain(HOME)
    })
  },
  { trustedProxy: '127.0.0.1' },
)
