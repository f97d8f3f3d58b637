import { callLimit } from '../domain/session/call-limit'
import { SECOND_MS } from '../domain/clock'
import { calculation, newProject } from '../testing/constructions'
import { onEachDatabase } from '../testing/on-each-database'

onEachDatabase(
  'calls of one account',
  (server) => {
    test('[SEC-09] beyond its pace an account is told to wait, and how long; nobody else is, and it keeps its session', async () => {
      const [person, other] = [await server().person(), await server().person()]
      const answers = await Promise.all(
        Array.from({ length: 40 }, () => person.call('calculate', calculation())),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
      const refused = answers.find(({ status }) => status !== 200)
      expect(refused?.status).toBe(429)
      expect(refused?.failure).toEqual({
        code: 'TooManyRequests',
        message: 'Too many requests. Please wait 1 s and try again.',
        reason: 'TooManyCalls',
        params: { retryAfter_s: 1 },
      })
      expect(refused?.headers['retry-after']).toBe('1')
      // It counts for every call, before its body is looked at.
      expect((await person.call('saveProject', newProject())).status).toBe(429)
      expect((await person.call('listProducts', {})).status).toBe(429)
      expect((await other.call('calculate', calculation())).status).toBe(200)
      server().clock.advance(SECOND_MS)
      expect((await person.call('saveProject', newProject())).status).toBe(200)
    })

    test('[SEC-09] who has no session uses nothing of anybody up', async () => {
      const person = await server().person()
      for (let call = 0; call < 40; call += 1)
        expect((await server().call('calculate', calculation())).status).toBe(401)
      expect((await person.call('calculate', calculation())).status).toBe(200)
    })
  },
  { callLimit: callLimit(1) },
)
