import { createStore } from 'zustand/vanilla'
import { keepActivity } from './activity'
import type { SessionState } from './session'

const account = {
  email: 'anna@example.com',
  license: 'full',
  trialExpiry: null,
  trialExpiryText: null,
  evaluationStandard: 'Iso',
} as const

function bench(loads: ('code' | 'nothing')[] = []) {
  const store = createStore<SessionState>()(() => ({ status: 'signed-out' }))
  const happened: string[] = []
  let tell: (people: readonly string[]) => void = () => undefined
  const listeners = new Map<string, () => void>()
  const people = keepActivity({
    session: { store },
    client: {
      follow(_open, onPresence) {
        happened.push('open')
        tell = onPresence
        return { active: () => happened.push('active'), leave: () => happened.push('leave') }
      },
    },
    load: () =>
      loads.shift() === 'nothing'
        ? Promise.reject(new Error('offline'))
        : Promise.resolve(() => ({}) as never),
    listen: (event, listener) => listeners.set(event, listener),
  })
  return {
    happened,
    people,
    tell: (there: readonly string[]) => tell(there),
    sign: (name: string) => listeners.get(name)?.(),
    become: async (state: SessionState) => {
      store.setState(state, true)
      await Promise.resolve()
      await Promise.resolve()
      await Promise.resolve()
    },
  }
}

test('[SES-05] the connection is there from the login to the end of the session, and once', async () => {
  const it = bench()
  expect(it.happened).toEqual([])
  await it.become({ status: 'signed-in', account })
  await it.become({ status: 'signed-in', account: { ...account, evaluationStandard: 'Astm' } })
  it.tell(['anna@example.com', 'ben@example.com'])
  it.sign('keydown')
  expect(it.people.getState()).toHaveLength(2)
  await it.become({ status: 'expired', account })
  expect(it.people.getState()).toEqual([])
  await it.become({ status: 'signed-in', account })
  expect(it.happened).toEqual(['open', 'active', 'leave', 'open'])
  it.sign('pagehide')
  expect(it.happened.at(-1)).toBe('leave')
})

test('[SES-05] code that cannot be loaded is asked for again, and not after the session', async () => {
  jest.useFakeTimers()
  const it = bench(['nothing', 'code'])
  await it.become({ status: 'signed-in', account })
  expect(it.happened).toEqual([])
  await jest.advanceTimersByTimeAsync(5000)
  expect(it.happened).toEqual(['open'])
  jest.useRealTimers()
})
