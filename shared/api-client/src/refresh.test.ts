import { answerRefresh, REFRESH, signedIn, stage, tokenAnswer, TAB_ID } from './testing/signed-in'
import { settle } from './testing/fake-server'

const PROJECTS = 'GET /api/projects'
const projects = { projects: [], total: 0 }

/** 1000 schedules in the full run. */
const SCHEDULES = 100 * Number(process.env.SOUNDLEAF_TEST_SCALE ?? 1)

// Nothing here waits for time; the scheduled refresh of a stage must not outlive it.
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A small generator of pseudo-random numbers (mulberry32), so that a seed names a schedule. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

test('[SES-01] login keeps the tokens and gives none away', async () => {
  const { client, server } = stage()
  const login = client.login({ email: 'full@example.com', password: 'soundleaf-demo' })
  await settle()
  expect(server.requests[0]?.body).toEqual({
    username: 'full@example.com',
    password: 'soundleaf-demo',
    id: TAB_ID,
  })
  server.waiting()[0]?.answer(200, { id: TAB_ID, ...tokenAnswer('secret') })
  expect(await login).toEqual({ ok: true, value: null })
  expect(JSON.stringify(client)).not.toContain('secret')

  void client.call('listProjects', {})
  await settle()
  expect(server.waiting()[0]?.bearer).toBe('secret')
})

test('[SES-01] a call without a session makes no request', async () => {
  const { client, server, failures } = stage()
  const outcome = await client.call('listProjects', {})
  expect(outcome).toMatchObject({ ok: false, failure: { code: 'TokenInvalid', status: 401 } })
  expect(server.requests).toHaveLength(0)
  expect(failures).toHaveLength(0)
})

test('[SES-02] a 401 refreshes once, retries, and the caller notices nothing', async () => {
  const made = await signedIn()
  const call = made.client.call('listProjects', {})
  await settle()
  made.server.waiting()[0]?.answer(401)
  await settle()
  const refresh = made.server.waiting()[0]
  expect(refresh?.line).toBe(REFRESH)
  expect(refresh?.body).toEqual({ id: TAB_ID })
  expect(refresh?.bearer).toBeNull()
  answerRefresh(made, 200, tokenAnswer('second'))
  await settle()
  expect(made.server.waiting()[0]?.bearer).toBe('second')
  made.server.waiting()[0]?.answer(200, projects)
  expect(await call).toEqual({ ok: true, value: projects })
  expect(made.failures).toHaveLength(0)
  expect(made.ends()).toBe(0)
})

test('[SES-02] 20 parallel calls refused in any order share one refresh, each retried at most once', async () => {
  for (let seed = 1; seed <= SCHEDULES; seed += 1) {
    const random = randomFrom(seed)
    const { server, client, ends } = await signedIn()
    const calls = Array.from({ length: 20 }, () => client.call('listProjects', {}))
    await settle()
    for (let waiting = server.waiting(); waiting.length > 0; waiting = server.waiting()) {
      const request = waiting[Math.floor(random() * waiting.length)]
      if (request?.line === REFRESH) request.answer(200, tokenAnswer('second'))
      else if (request?.bearer === 'first') request.answer(401)
      else request?.answer(200, projects)
      // At times the client gets its turn between two answers, at times it does not.
      if (random() < 0.5) await settle()
      if (server.waiting().length === 0) await settle()
    }
    const outcomes = await Promise.all(calls)
    expect({ seed, ok: outcomes.every(({ ok }) => ok), refreshes: server.count(REFRESH) }).toEqual({
      seed,
      ok: true,
      refreshes: 1,
    })
    expect(server.count(PROJECTS)).toBe(40)
    expect(ends()).toBe(0)
  }
})

test('[SES-02] a 401 for an older token only retries', async () => {
  const made = await signedIn()
  const slow = made.client.call('listProjects', {})
  const quick = made.client.call('listProjects', {})
  await settle()
  const [first, second] = made.server.waiting()
  second?.answer(401)
  await settle()
  answerRefresh(made, 200, tokenAnswer('second'))
  await settle()
  first?.answer(401)
  await settle()
  for (const request of made.server.waiting()) request.answer(200, projects)
  expect((await slow).ok && (await quick).ok).toBe(true)
  expect(made.server.count(REFRESH)).toBe(1)
})

test('[SES-02] a server that always says 401 gets two requests per call, and the session ends once', async () => {
  const made = await signedIn()
  const calls = Array.from({ length: 5 }, () => made.client.call('listProjects', {}))
  for (let waiting = made.server.waiting(); ; waiting = made.server.waiting()) {
    for (const request of waiting) {
      if (request.line === REFRESH) request.answer(200, tokenAnswer('second'))
      else request.answer(401)
    }
    await settle()
    if (made.server.waiting().length === 0) break
  }
  for (const outcome of await Promise.all(calls)) {
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'TokenInvalid' } })
  }
  expect(made.server.count(PROJECTS)).toBe(10)
  expect(made.server.count(REFRESH)).toBe(1)
  expect(made.ends()).toBe(1)
  expect(made.failures).toHaveLength(0)

  const sent = made.server.requests.length
  await made.client.call('listProjects', {})
  expect(made.server.requests).toHaveLength(sent)
})

test('[SES-02] a refresh that is refused ends the session once, for all who wait', async () => {
  const made = await signedIn()
  const calls = Array.from({ length: 3 }, () => made.client.call('listProjects', {}))
  await settle()
  for (const request of made.server.waiting()) request.answer(401)
  await settle()
  answerRefresh(made, 401, { code: 'SessionReused', message: 'x' })
  for (const outcome of await Promise.all(calls)) expect(outcome.ok).toBe(false)
  expect(made.ends()).toBe(1)
  expect(made.failures).toHaveLength(0)
})

test.each([
  ['a broken connection', (made: Awaited<ReturnType<typeof signedIn>>) => made.server.waiting()[0]?.drop()],
  ['a 500', (made: Awaited<ReturnType<typeof signedIn>>) => answerRefresh(made, 500, 'oops')],
  ['garbage', (made: Awaited<ReturnType<typeof signedIn>>) => answerRefresh(made, 200, '<html>')],
])('[SES-02] a refresh that meets %s keeps the session', async (_what, meet) => {
  const made = await signedIn()
  const call = made.client.call('listProjects', {})
  await settle()
  made.server.waiting()[0]?.answer(401)
  await settle()
  meet(made)
  expect((await call).ok).toBe(false)
  expect(made.ends()).toBe(0)

  const again = made.client.call('listProjects', {})
  await settle()
  made.server.waiting()[0]?.answer(200, projects)
  expect((await again).ok).toBe(true)
})

test('[SES-02] a 403 and a wrong password never refresh', async () => {
  const { server, client, failures } = await signedIn()
  const forbidden = client.call('listProjects', {})
  await settle()
  server.waiting()[0]?.answer(403, { code: 'LicenceInsufficient', message: 'No.' })
  expect(await forbidden).toMatchObject({ failure: { code: 'LicenceInsufficient' } })

  const wrong = client.call('updatePassword', { body: { password: 'x', newPassword: 'a new password' } })
  await settle()
  server.waiting()[0]?.answer(401, { code: 'InvalidCredentials', message: 'No.' })
  expect(await wrong).toMatchObject({ failure: { code: 'InvalidCredentials' } })
  expect(server.count(REFRESH)).toBe(0)
  expect(failures.map(({ code }) => code)).toEqual(['LicenceInsufficient', 'InvalidCredentials'])
})
