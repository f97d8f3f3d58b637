import { MINUTE_MS } from '../domain/clock'
import { onEachDatabase } from '../testing/on-each-database'
import { PASSWORD } from '../testing/test-application'

const IDLE_MS = 60 * MINUTE_MS

onEachDatabase(
  'idle sessions',
  (server) => {
    async function logIn() {
      const { email } = await server().account()
      const body = { username: email, password: PASSWORD, refreshTransport: 'body' } as const
      const { id, accessToken, refreshToken } = (await server().call('login', { body })).body
      let tokens = { accessToken, refreshToken }
      return {
        async refresh() {
          const answer = await server().call('refreshToken', { body: { id, ...tokens } })
          if (answer.status === 200) tokens = answer.body
          return answer.status
        },
        work: async () =>
          (
            await server().call(
              'listProjects',
              { query: {} },
              { authorization: `Bearer ${tokens.accessToken}` },
            )
          ).status,
        countPeople: async () =>
          (await server().call('connectedUsers', {}, { authorization: `Bearer ${tokens.accessToken}` }))
            .status,
      }
    }

    test('[SEC-23] a page that calls by itself keeps no session alive whose person does nothing', async () => {
      const page = await logIn()
      for (let minutes = 10; minutes <= 60; minutes += 10) {
        server().clock.advance(10 * MINUTE_MS)
        expect([minutes, await page.refresh(), await page.countPeople()]).toEqual([minutes, 200, 200])
      }
      server().clock.advance(MINUTE_MS)
      expect(await page.work()).toBe(401)
      expect(await page.refresh()).toBe(401)
    })

    test('[SEC-23] whatever the person does begins the time anew', async () => {
      const page = await logIn()
      for (let hour = 1; hour <= 5; hour += 1) {
        server().clock.advance(IDLE_MS - MINUTE_MS)
        // What a page does that was asleep: it refreshes, and makes the call that was wanted in the same moment.
        expect([await page.refresh(), await page.work()]).toEqual([200, 200])
      }
    })
  },
  { idle_ms: IDLE_MS },
)
