import { randomUUID } from 'node:crypto'
import { sessionTokens } from '../credentials/session-tokens'
import { callLimit } from '../domain/session/call-limit'
import { SECOND_MS } from '../domain/clock'
import { refresh } from '../domain/session/refresh'
import { DEFAULT_LEASE_MS, type SessionStore } from '../domain/session/session'
import { sessionStore } from '../storage/session-store'
import { StepGate } from '../testing/step-gate'
import { onEachDatabase } from '../testing/on-each-database'
import { PASSWORD, TEST_KEY } from '../testing/test-application'

onEachDatabase('a refresh', (server) => {
  async function firstToken(): Promise<string> {
    const { email } = await server().account()
    const body = { username: email, password: PASSWORD, refreshTransport: 'body' } as const
    return (await server().call('login', { body })).body.refreshToken
  }

  const store = () => sessionStore(server().database.queries)

  async function next(refreshToken: string, changes: Partial<SessionStore> = {}): Promise<string> {
    const sessions = { ...store(), ...changes }
    const parts = {
      sessions,
      tokens: sessionTokens({ key: TEST_KEY }),
      clock: server().clock.read,
      lease_ms: DEFAULT_LEASE_MS,
      idle_ms: 0,
      refreshLimit: callLimit(0),
    }
    const refreshed = await refresh({ refreshToken, tabId: randomUUID() }, parts)
    if (!refreshed.ok) throw new Error(refreshed.failure.code)
    return refreshed.value.refreshToken
  }

  test('[SEC-02, SES-06] which others overtake while it is worked on gives the newest token, too', async () => {
    const first = await firstToken()
    const rotating = new StepGate()
    const held = rotating.holdNext()
    const slow = next(first, { rotate: (...rotation) => rotating.take(() => store().rotate(...rotation)) })
    await held.reached
    const third = await next(await next(first))
    await held.letGo()
    expect(await slow).toBe(third)
  })

  test('[SEC-17] a session that refreshes without a pause is slowed down, and keeps a bounded number of rows', async () => {
    const { email } = await server().account()
    const body = { username: email, password: PASSWORD, refreshTransport: 'body' } as const
    let { id, refreshToken } = (await server().call('login', { body })).body
    let retryAfter: unknown
    for (let count = 0; count < 201; count += 1) {
      const {
        status,
        body: next,
        headers,
      } = await server().call('refreshToken', { body: { id, refreshToken } })
      if (status === 200) ({ id, refreshToken } = { id, refreshToken: next.refreshToken })
      else retryAfter = headers['retry-after']
    }
    expect(retryAfter).toBe('5')
    server().clock.advance(5 * SECOND_MS)
    expect((await server().call('refreshToken', { body: { id, refreshToken } })).status).toBe(200)
  })

  test('[SEC-09] looks for the newest token within a limit, however many were made within the grace', async () => {
    const first = await firstToken()
    let last = first
    for (let rotation = 0; rotation < 60; rotation += 1) last = await next(last)
    const findToken = jest.fn((hash: string) => store().findToken(hash))
    const given = await next(first, { findToken })
    expect(findToken.mock.calls.length).toBeLessThanOrEqual(51)
    expect(await next(given)).toBe(last)
  })
})
