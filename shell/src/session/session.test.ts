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
  const published: SessionChanged[] = []
  const happened: string[] = []
  const client: SessionClient = {
    resume: () => Promise.resolve(resumes.shift() ?? 'none'),
    logout: () => Promise.resolve(loggedOut),
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
    logoutFails: () => {
      loggedOut = { ok: false, failure: { code: 'NetworkFailure', status: null, message: '', call: '' } }
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

test('[SES-03] a logout that the server has not heard is none', async () => {
  const it = bench()
  await it.logsInAs(anna)
  it.logoutFails()
  await it.session.logOut()
  expect(it.status()).toBe('signed-in')
  expect(it.happened).toEqual(['tell logged-in'])
})
