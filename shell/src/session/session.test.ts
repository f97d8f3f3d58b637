import type { Account, Outcome, SessionChanged } from '@soundleaf/contracts'
import { createSessionMark } from './session-mark'
import { createSession, type SessionClient } from './session'

const anna: Account = {
  email: 'anna@example.com',
  license: 'full',
  trialExpiry: null,
  trialExpiryText: null,
  evaluationStandard: 'Iso',
}
const ben: Account = { ...anna, email: 'ben@example.com' }

function bench(resumes: ('resumed' | 'none' | 'unreachable')[] = ['none']) {
  let account = anna
  let loggedOut: Outcome<unknown> = { ok: true, value: null }
  let logouts = 0
  const published: SessionChanged[] = []
  const happened: string[] = []
  const client: SessionClient = {
    resume: () => Promise.resolve(resumes.shift() ?? 'none'),
    logout: () => Promise.resolve(loggedOut).finally(() => (logouts += 1)),
    // The session reads nothing but the account.
    call: () => Promise.resolve({ ok: true, value: account }) as never,
  }
  const mark = createSessionMark(document, false)
  mark.set()
  const session = createSession({
    client,
    mark,
    events: { publish: (_topic, payload) => published.push(payload as SessionChanged) },
    tellOthers: (news) => happened.push(`tell ${news}`),
    onBack: () => happened.push('back'),
    onOtherAccount: () => Promise.resolve(void happened.push('other account')),
    leave: () => Promise.resolve(void happened.push('leave')),
  })
  return {
    session,
    mark,
    published,
    happened,
    status: () => session.store.getState().status,
    logsInAs: (next: Account) => {
      account = next
      return session.begin()
    },
    logouts: () => logouts,
    logoutFails: (status: number | null) => {
      const code = status === 401 ? 'TokenInvalid' : status === null ? 'NetworkFailure' : 'InternalError'
      loggedOut = { ok: false, failure: { code, status, message: '', call: '' } }
    },
    logoutWorks: () => {
      loggedOut = { ok: true, value: null }
    },
  }
}

test('[SES-01] without a session to go on with the person is signed out', async () => {
  const it = bench(['none'])
  await it.session.start()
  expect(it.status()).toBe('signed-out')
  expect(it.published).toEqual([{ signedIn: false }])
})

test('[SES-01] a browser without a mark of a session asks the server for none', async () => {
  const it = bench(['resumed'])
  it.mark.clear()
  await it.session.start()
  expect(it.status()).toBe('signed-out')
})

test('[SES-03] after a logout there is no mark', async () => {
  const it = bench()
  await it.logsInAs(anna)
  expect(it.mark.isThere()).toBe(true)
  await it.session.logOut()
  expect(it.mark.isThere()).toBe(false)
})

test('[RTE-09] a reload goes on with the session, and the remotes hear of it without a token', async () => {
  const it = bench(['resumed'])
  await it.session.start()
  expect(it.status()).toBe('signed-in')
  expect(it.published).toEqual([
    {
      signedIn: true,
      email: 'anna@example.com',
      licence: 'full',
      trialExpiry: null,
      trialExpiryText: null,
      evaluationStandard: 'Iso',
      language: null,
      units: 'Metric',
    },
  ])
})

test('a server that does not answer signs nobody out, and is asked again', async () => {
  jest.useFakeTimers()
  const it = bench(['unreachable', 'resumed'])
  await it.session.start()
  expect(it.session.store.getState()).toEqual({ status: 'starting', isUnreachable: true })
  await jest.advanceTimersByTimeAsync(5000)
  expect(it.status()).toBe('signed-in')
  jest.useRealTimers()
})

test('[DLG-02] a session that ends changes nothing under the dialog, and begun again for the same account lets what waited go on', async () => {
  const it = bench()
  await it.logsInAs(anna)
  it.session.end()
  expect(it.status()).toBe('expired')
  expect(it.published).toHaveLength(1)
  await it.logsInAs(anna)
  expect(it.happened).toEqual(['tell logged-in', 'back', 'tell logged-in'])
})

test('another tab that logs in wakes this one, and one that could not leaves it as it is', async () => {
  const it = bench(['none', 'resumed'])
  await it.logsInAs(anna)
  it.session.end()
  await it.session.start()
  expect(it.status()).toBe('expired')
  await it.session.start()
  expect(it.status()).toBe('signed-in')
})

test('[DLG-02] another account that logs in gets nothing of the first', async () => {
  const it = bench()
  await it.logsInAs(anna)
  it.session.end()
  await it.logsInAs(ben)
  expect(it.happened).toEqual(['tell logged-in', 'other account', 'tell logged-in'])
  expect(it.session.store.getState()).toEqual({ status: 'signed-in', account: ben })
})

test('[SES-03] logging out tells the other tabs and leaves the page', async () => {
  const it = bench()
  await it.logsInAs(anna)
  await it.session.logOut()
  expect(it.happened.slice(1)).toEqual(['tell logged-out', 'leave'])
})

test.each([null, 500, 503, 429])(
  '[SES-03] [SEC-16] a logout that is answered %j is none: the page shows nothing of the account and tries on',
  async (status) => {
    jest.useFakeTimers()
    const it = bench()
    await it.logsInAs(anna)
    it.logoutFails(status)
    const leaving = it.session.logOut()
    await jest.advanceTimersByTimeAsync(0)
    expect(it.session.store.getState()).toEqual({ status: 'logging-out', isUnheard: true })
    // The other tabs hide what they show as well, and a reload goes on logging out.
    expect(it.happened).toEqual(['tell logged-in', 'tell logged-out'])
    expect(it.mark.isLeaving()).toBe(true)
    it.session.end()
    await it.session.start()
    expect(it.status()).toBe('logging-out')
    await jest.advanceTimersByTimeAsync(5000)
    expect(it.logouts()).toBe(2)
    it.logoutWorks()
    await jest.advanceTimersByTimeAsync(5000)
    await leaving
    expect(it.happened.at(-1)).toBe('leave')
    expect(it.mark.isLeaving()).toBe(false)
    jest.useRealTimers()
  },
)

test('[SEC-16] a session that the server has ended already is logged out', async () => {
  const it = bench()
  await it.logsInAs(anna)
  it.logoutFails(401)
  await it.session.logOut()
  expect(it.happened.at(-1)).toBe('leave')
})

test('[SEC-16] a page that is loaded again before the logout was heard resumes nothing but the logout', async () => {
  jest.useFakeTimers()
  const it = bench(['unreachable', 'resumed'])
  it.mark.setLeaving()
  void it.session.start()
  await jest.advanceTimersByTimeAsync(0)
  expect(it.session.store.getState()).toEqual({ status: 'logging-out', isUnheard: true })
  await jest.advanceTimersByTimeAsync(5000)
  expect(it.logouts()).toBe(1)
  expect(it.happened).toEqual(['leave'])
  expect(it.published).toEqual([])
  jest.useRealTimers()
})

test('[SEC-16] a tab that still tries does not log out who has logged in elsewhere since', async () => {
  jest.useFakeTimers()
  const it = bench()
  await it.logsInAs(anna)
  it.logoutFails(500)
  void it.session.logOut()
  await jest.advanceTimersByTimeAsync(0)
  it.mark.set()
  await jest.advanceTimersByTimeAsync(5000)
  expect(it.logouts()).toBe(1)
  expect(it.mark.isThere()).toBe(true)
  expect(it.happened.at(-1)).toBe('leave')
  jest.useRealTimers()
})
