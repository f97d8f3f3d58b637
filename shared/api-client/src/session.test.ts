import { settle } from './testing/fake-server'
import { answerRefresh, LOGIN, REFRESH, signedIn, stage, tokenAnswer, TAB_ID } from './testing/signed-in'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('[SES-02] a token is renewed before it ends, by what the server said of its life', async () => {
  const made = await signedIn()
  jest.advanceTimersByTime(479_000)
  expect(made.server.count(REFRESH)).toBe(0)
  jest.advanceTimersByTime(2_000)
  await settle()
  expect(made.server.count(REFRESH)).toBe(1)
  answerRefresh(made, 200, tokenAnswer('second', 100))
  await settle()
  jest.advanceTimersByTime(80_000)
  await settle()
  expect(made.server.count(REFRESH)).toBe(2)
})

test('[SES-02] a clock that jumps a day renews nothing and ends nothing', async () => {
  const made = await signedIn()
  jest.setSystemTime(Date.now() + 86_400_000)
  jest.advanceTimersByTime(60_000)
  await settle()
  expect(made.server.count(REFRESH)).toBe(0)
  expect(made.ends()).toBe(0)
})

test('a scheduled refresh that fails by the network is tried again, less and less often, and said to no one', async () => {
  const made = await signedIn()
  jest.advanceTimersByTime(480_000)
  for (const pause_ms of [5_000, 10_000, 20_000, 40_000, 60_000, 60_000]) {
    await settle()
    const sent = made.server.count(REFRESH)
    made.server.waiting()[0]?.drop()
    await settle()
    jest.advanceTimersByTime(pause_ms - 1)
    await settle()
    expect(made.server.count(REFRESH)).toBe(sent)
    jest.advanceTimersByTime(1)
    await settle()
    expect(made.server.count(REFRESH)).toBe(sent + 1)
  }
  expect(made.failures).toHaveLength(0)
  expect(made.ends()).toBe(0)
})

test('[SES-02] the timer and a refused call share one refresh', async () => {
  const made = await signedIn()
  const call = made.client.call('listProjects', {})
  await settle()
  jest.advanceTimersByTime(480_000)
  await settle()
  made.server.waiting()[0]?.answer(401)
  await settle()
  expect(made.server.count(REFRESH)).toBe(1)
  answerRefresh(made, 200, tokenAnswer('second'))
  await settle()
  made.server.waiting()[0]?.answer(200, { projects: [], total: 0 })
  expect((await call).ok).toBe(true)
})

test('a page goes on with the session of the cookie', async () => {
  const made = stage()
  const resumption = made.client.resume()
  await settle()
  answerRefresh(made, 200, tokenAnswer('resumed'))
  expect(await resumption).toBe('resumed')
})

test('a page without a session says so and ends nothing', async () => {
  const made = stage()
  const resumption = made.client.resume()
  await settle()
  answerRefresh(made, 401, { code: 'TokenInvalid', message: 'x' })
  expect(await resumption).toBe('none')
  expect(made.ends()).toBe(0)
})

test('a page that does not reach the server does not know', async () => {
  const made = stage()
  const resumption = made.client.resume()
  await settle()
  made.server.waiting()[0]?.drop()
  expect(await resumption).toBe('unreachable')
})

test('[SES-03] after logout the token is gone and nothing is refreshed', async () => {
  const made = await signedIn()
  const logout = made.client.logout()
  await settle()
  expect(made.server.waiting()[0]?.bearer).toBe('first')
  made.server.waiting()[0]?.answer(200)
  expect(await logout).toEqual({ ok: true, value: null })
  jest.advanceTimersByTime(3_600_000)
  expect(await made.client.call('getAccount', {})).toMatchObject({ failure: { code: 'TokenInvalid' } })
  expect(made.server.count(REFRESH)).toBe(0)
  expect(made.ends()).toBe(0)
})

test('[SES-03] a logout that did not reach the server keeps the session and says so', async () => {
  const made = await signedIn()
  const logout = made.client.logout()
  await settle()
  made.server.waiting()[0]?.drop()
  expect(await logout).toMatchObject({ ok: false, failure: { code: 'NetworkFailure' } })
  expect(made.failures).toHaveLength(1)
  void made.client.call('getAccount', {})
  await settle()
  expect(made.server.waiting()[0]?.bearer).toBe('first')
})

test('what a refresh brings after a new login is thrown away', async () => {
  const made = await signedIn()
  jest.advanceTimersByTime(480_000)
  await settle()
  const login = made.client.login({ email: 'light@example.com', password: 'soundleaf-demo' })
  await settle()
  made.server
    .waiting()
    .find(({ line }) => line === LOGIN)
    ?.answer(200, { id: TAB_ID, ...tokenAnswer('of the second login') })
  await login
  answerRefresh(made, 200, tokenAnswer('of the first login'))
  await settle()
  void made.client.call('getAccount', {})
  await settle()
  expect(made.server.waiting()[0]?.bearer).toBe('of the second login')
})

test('what a refused refresh says after a new login ends nothing', async () => {
  const made = await signedIn()
  jest.advanceTimersByTime(480_000)
  await settle()
  const login = made.client.login({ email: 'light@example.com', password: 'soundleaf-demo' })
  await settle()
  made.server
    .waiting()
    .find(({ line }) => line === LOGIN)
    ?.answer(200, { id: TAB_ID, ...tokenAnswer('of the second login') })
  await login
  answerRefresh(made, 401, { code: 'TokenInvalid', message: 'x' })
  await settle()
  expect(made.ends()).toBe(0)
})

test('[SEC-22] what an identity provider answered logs in as a password does, for the tab and with no token in sight', async () => {
  const made = stage()
  const login = made.client.login({ answer: '/sign-on/a?code=a&state=b' })
  await settle()
  const [sent] = made.server.waiting()
  expect([sent?.line, sent?.body]).toEqual([
    'POST /api/authorize/sso/finish',
    { answer: '/sign-on/a?code=a&state=b', id: TAB_ID },
  ])
  sent?.answer(200, { id: TAB_ID, ...tokenAnswer('first') })
  expect(await login).toEqual({ ok: true, value: null })
  void made.client.call('getAccount', {})
  await settle()
  expect(made.server.waiting()[0]?.bearer).toBe('first')
})
