import { setTimeout as wait } from 'node:timers/promises'
import type { FailureAnswer, Presence } from '@soundleaf/contracts'
import { eq } from 'drizzle-orm'
import { MINUTE_MS, SECOND_MS } from '../domain/clock'
import { CLOSED_PAGE_LEASE_MS } from '../domain/session/session'
import { ACCESS_TOKEN_S } from '../domain/session/tokens'
import { onEachDatabase } from '../testing/on-each-database'
import { accounts } from '../storage/schema'
import { closePages, connect, connected, untilEnded, untilLeft, type Page } from '../testing/activity-client'
import { PASSWORD } from '../testing/test-application'
import { announcementDelay } from './presence-announcer'

afterEach(closePages)

/** Resolves when the page is told of exactly these people. */
function untilPresent(page: Page, people: readonly string[]): Promise<void> {
  const wanted = JSON.stringify([...people].sort())
  return new Promise((resolve) => {
    const hear = (presence: Presence) => {
      if (JSON.stringify(presence.people) !== wanted) return
      page.off('presence', hear)
      resolve()
    }
    page.on('presence', hear)
  })
}
const untilClosed = (page: Page) => new Promise<string>((resolve) => page.once('disconnect', resolve))
const untilRefused = (page: Page) =>
  new Promise<Error & { data?: unknown }>((resolve) => page.once('connect_error', resolve))
const active = (page: Page) => new Promise<FailureAnswer | null>((resolve) => page.emit('active', resolve))

/** Messages that come at once. */
const FLOOD = Math.ceil(1000 * Number(process.env.SOUNDLEAF_TEST_SCALE ?? 1))

onEachDatabase('the realtime connection', (server) => {
  beforeAll(() => server().app.listen({ port: 0 }))

  test('[SES-05] a team hears who of it is there, and nobody else does', async () => {
    const teamId = await server().team(9)
    const [ann, ben, eve] = [
      await server().person({ teamId }),
      await server().person({ teamId }),
      await server().person(),
    ]
    const annsPage = connect(server(), ann.accessToken)
    await untilPresent(annsPage, [ann.email])
    const bensPage = connect(server(), ben.accessToken)
    await Promise.all([
      untilPresent(annsPage, [ann.email, ben.email]),
      untilPresent(bensPage, [ann.email, ben.email]),
    ])
    await untilPresent(connect(server(), eve.accessToken), [eve.email])
    bensPage.disconnect()
    await untilPresent(annsPage, [ann.email])
  })

  test('[SES-05] who is taken out of a team hears nothing more of it from the next heartbeat on', async () => {
    const teamId = await server().team(9)
    const [ann, ben] = [await server().person({ teamId }), await server().person({ teamId })]
    await connected(server(), ann)
    const bensPage = connect(server(), ben.accessToken)
    await untilPresent(bensPage, [ann.email, ben.email])
    const { queries } = server().database
    await queries.update(accounts).set({ teamId: null }).where(eq(accounts.id, ben.id))
    // By itself: the page is connected again, to nobody but its own person.
    await untilPresent(bensPage, [ben.email])
  })

  test.each([
    ['no token', ''],
    ['a broken token', 'a.b.c'],
  ])('[SES-05] the first message with %s is refused with the code', async (_, token) => {
    const refused = await untilRefused(connect(server(), token))
    expect(refused.message).toBe('TokenInvalid')
    expect(refused.data).toEqual({ code: 'TokenInvalid', message: 'The session has expired.' })
  })

  test('[SES-05] the connection ends with its token, and a new token connects again', async () => {
    const { email } = await server().account()
    const body = { username: email, password: PASSWORD, refreshTransport: 'body' } as const
    const { id, accessToken, refreshToken } = (await server().call('login', { body })).body
    // The server's clock jumps to a moment before the token's end, before the page connects.
    server().clock.advance(ACCESS_TOKEN_S * SECOND_MS - SECOND_MS)
    const page = connect(server(), accessToken)
    const [end, reason] = await Promise.all([untilEnded(page), untilClosed(page)])
    expect(end).toEqual({ reason: 'TokenExpired' })
    expect(reason).toBe('io server disconnect')
    server().clock.advance(SECOND_MS)
    expect((await untilRefused(connect(server(), accessToken))).message).toBe('TokenInvalid')
    const refreshed = await server().call('refreshToken', { body: { id, refreshToken } })
    await untilPresent(connect(server(), refreshed.body.accessToken), [email])
  })

  test('[SES-05] logout closes the connections of the session at once', async () => {
    const person = await server().person()
    const page = await connected(server(), person)
    const ended = untilEnded(page)
    await person.call('logout', {})
    expect(await ended).toEqual({ reason: 'SessionEnded' })
  })

  test('[SES-05] another device that takes over closes those of the first', async () => {
    const person = await server().person()
    const page = await connected(server(), person)
    server().clock.advance(5 * MINUTE_MS)
    const ended = untilEnded(page)
    const login = { body: { username: person.email, password: PASSWORD } }
    expect((await server().call('login', login)).status).toBe(200)
    expect(await ended).toEqual({ reason: 'SessionEnded' })
  })

  test('[SES-07] a connection holds no place; its person being active does', async () => {
    const person = await server().person()
    const page = await connected(server(), person)
    const login = { body: { username: person.email, password: PASSWORD } }
    server().clock.advance(4 * MINUTE_MS)
    expect(await active(page)).toBeNull()
    server().clock.advance(4 * MINUTE_MS)
    expect((await server().call('login', login)).failure.code).toBe('AlreadyLoggedIn')
    server().clock.advance(MINUTE_MS)
    const ended = untilEnded(page)
    expect((await server().call('login', login)).status).toBe(200)
    await ended
  })

  test('[SES-07] closing the last page frees the place after a moment; a reload keeps it', async () => {
    const person = await server().person()
    const login = { body: { username: person.email, password: PASSWORD } }
    const [first, second] = [await connected(server(), person), await connected(server(), person)]
    await untilLeft(server(), person, 2)
    first.disconnect()
    await untilLeft(server(), person, 1)
    server().clock.advance(CLOSED_PAGE_LEASE_MS)
    expect((await server().call('login', login)).failure.code).toBe('AlreadyLoggedIn')

    second.disconnect()
    await untilLeft(server(), person, 0)
    // A reload makes calls.
    server().clock.advance(CLOSED_PAGE_LEASE_MS - SECOND_MS)
    expect((await person.call('getAccount', {})).status).toBe(200)
    server().clock.advance(2 * SECOND_MS)
    expect((await server().call('login', login)).failure.code).toBe('AlreadyLoggedIn')

    const third = await connected(server(), person)
    await untilLeft(server(), person, 1)
    third.disconnect()
    await untilLeft(server(), person, 0)
    server().clock.advance(CLOSED_PAGE_LEASE_MS)
    // The server sees to it after it has forgotten the connection; were it never to, the test would run out of time.
    while ((await server().call('login', login)).status !== 200) await wait(20)
  })

  test('[SEC-09] a session cannot open connections without end', async () => {
    const person = await server().person()
    await Promise.all(Array.from({ length: 50 }, () => connected(server(), person)))
    const refused = await untilRefused(connect(server(), person.accessToken))
    expect(refused.message).toBe('TooManyRequests')
  })

  test('[SEC-13] of messages that come faster than one a second only the first costs anything', async () => {
    const person = await server().person()
    const page = await connected(server(), person)
    const answered = jest.fn()
    page.emit('active', answered)
    page.emit('active', answered)
    page.emit('active', answered)
    await new Promise<void>((resolve) => setTimeout(resolve, 1500))
    expect(answered).toHaveBeenCalledTimes(1)
    expect(await active(page)).toBeNull()
  })

  test('[SEC-13] a page that comes again and again is refused like one that calls too often', async () => {
    const person = await server().person()
    for (let calls = 0; calls < 599; calls += 1) await person.call('getAccount', {})
    const page = await connected(server(), person)
    page.disconnect()
    const refused = await untilRefused(connect(server(), person.accessToken))
    expect(refused.data).toMatchObject({ code: 'TooManyRequests', reason: 'TooManyCalls' })
    expect((await person.call('getAccount', {})).status).toBe(429)
  })

  test('[SEC-13] a connection with a flood of messages is cut, before and after it says who it is', async () => {
    const person = await server().person()
    const page = await connected(server(), person)
    const closed = untilClosed(page)
    for (let at = 0; at < FLOOD; at += 1) page.emit('active', () => undefined)
    expect(await closed).toMatch(/transport (close|error)/)

    const silent = connect(server(), '')
    const ended = new Promise((resolve) => silent.io.engine.once('close', resolve))
    silent.io.engine.once('open', () => {
      for (let at = 0; at < FLOOD; at += 1) silent.io.engine.send('0')
    })
    await ended
    // Others are not affected.
    expect(await active(await connected(server(), await server().person()))).toBeNull()
  })

  test('a page of another origin is refused before its first message', async () => {
    const person = await server().person()
    const refused = await untilRefused(connect(server(), person.accessToken, 'https://evil.example'))
    expect(refused.message).toBe('websocket error')
  })
})

test.each([
  [1, 100],
  [50, 100],
  [100, 400],
  [1000, 40_000],
])('[SES-05] what happens among %i pages of a team is gathered for %i ms', (pages, time_ms) => {
  expect(announcementDelay(pages)).toBe(time_ms)
  // Each is told of each, by an address of 40 bytes: a megabyte a second at most, once there are many.
  expect((40 * pages ** 2) / time_ms).toBeLessThanOrEqual(1000)
})
