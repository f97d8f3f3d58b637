import { type ApiClientOptions, createApiClient } from '@soundleaf/api-client'
import type { Account, Answer, RoutePath, Toast } from '@soundleaf/contracts'
import { createEventBus } from '@soundleaf/event-bus'
import { describeHost } from '@soundleaf/federation/testing'
import { createSessionMark } from '../session/session-mark'
import { createSession, sessionView } from '../session/session'
import { createRemoteHost } from './remote-host'

const account: Account = {
  email: 'full@example.com',
  license: 'full',
  trialExpiry: null,
  trialExpiryText: null,
  evaluationStandard: 'Iso',
}

const answers: Readonly<Record<string, unknown>> = {
  '/api/authorize/login': {
    id: '00000000-0000-4000-8000-000000000001',
    accessToken: 'secret',
    refreshToken: '',
    expiresIn: 600,
  },
  '/account': account,
}

/** The network of these tests: a login and an account. */
const network: ApiClientOptions['adapter'] = (config) => {
  const data = JSON.stringify(answers[config.url ?? ''])
  return Promise.resolve({ status: 200, statusText: 'OK', headers: {}, config, data })
}

const alive: { dispose: () => void }[] = []
beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] }))
afterEach(() => {
  jest.clearAllTimers()
  jest.useRealTimers()
  for (const { dispose } of alive.splice(0)) dispose()
})

/** The shell's own host, on its own client and session. */
async function create() {
  const bus = createEventBus(() => undefined)
  const navigations: RoutePath[] = []
  const toasts: Toast[] = []
  const waiting: ((answer: Answer) => void)[] = []
  const client = createApiClient({
    baseUrl: '',
    tabId: '00000000-0000-4000-8000-000000000001',
    adapter: network,
    onFailure: () => undefined,
    onEnd: () => undefined,
  })
  const session = createSession({
    client,
    events: bus.for('shell'),
    mark: createSessionMark(document, false),
    tellOthers: () => undefined,
    onBack: () => undefined,
    onOtherAccount: () => Promise.resolve(),
    leave: () => Promise.resolve(),
  })
  await client.login({ email: account.email, password: 'soundleaf-demo' })
  await session.begin()
  const lent = createRemoteHost(
    'editor',
    {
      bus,
      api: { call: (...call) => client.call(...call), login: (credentials) => client.login(credentials) },
      session: { current: () => sessionView(session.store.getState()), reload: () => session.reload() },
      speak: () => Promise.resolve(),
      navigate: (to) => void navigations.push(to),
      toast: (message) => void toasts.push(message),
      ask: () => new Promise((resolve) => waiting.push(resolve)),
      report: () => undefined,
    },
    () => undefined,
  )
  alive.push(lent)
  return {
    host: lent.host,
    bus,
    navigations,
    toasts,
    answer: (answer: Answer) => waiting.shift()?.(answer),
    dispose: () => lent.dispose(),
  }
}

describeHost('the shell', create)

test('[SEC-03] a path that is no page of ours leads nowhere', async () => {
  const { host, navigations } = await create()
  // A remote that was built elsewhere need not keep to the types.
  host.navigate('//evil.example' as RoutePath)
  expect(navigations).toEqual([])
})
