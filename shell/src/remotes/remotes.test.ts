import type { RemoteEntry, RemoteModule } from '@soundleaf/contracts'
import type { LoadOutcome } from '@soundleaf/federation/host'
import { createRemotes } from './remotes'

const line = {
  name: 'mf-auth',
  entry: 'https://auth.example/remoteEntry.js',
  version: '1.2.3',
  contract: '1.0.0',
}
const auth: RemoteModule = {
  name: 'mf-auth',
  contractVersion: '1.0.0',
  mount: () => ({ ready: Promise.resolve(), update: () => undefined, unmount: () => Promise.resolve() }),
}

function bench(file: () => Promise<unknown>, ...outcomes: LoadOutcome[]) {
  const tries: { entry: RemoteEntry; attempt: number }[] = []
  let reads = 0
  const remotes = createRemotes({
    fetch: async () => {
      reads += 1
      return Response.json(await file())
    },
    base: 'https://app.example',
    loadRemote: (entry, attempt) => {
      tries.push({ entry, attempt })
      return Promise.resolve(outcomes.shift() ?? { kind: 'loaded', module: auth })
    },
  })
  return { remotes, tries, reads: () => reads }
}

test('[MFE-03] every further try of a remote has a number of its own and reads the file again', async () => {
  const failed: LoadOutcome = { kind: 'failed', reason: 'entry-timeout', detail: 'late' }
  const { remotes, tries, reads } = bench(() => Promise.resolve({ remotes: [line] }), failed, failed)
  expect(await remotes.load('mf-auth')).toEqual({ kind: 'failed', reason: 'entry-timeout: late' })
  await remotes.load('mf-auth')
  expect((await remotes.load('mf-auth')).kind).toBe('loaded')
  expect(tries.map(({ attempt }) => attempt)).toEqual([0, 1, 2])
  expect(reads()).toBe(3)
})

test('a loaded remote is loaded once for the life of the page', async () => {
  const { remotes, tries } = bench(() => Promise.resolve({ remotes: [line] }))
  const [first, second] = await Promise.all([remotes.load('mf-auth'), remotes.load('mf-auth')])
  expect(await remotes.load('mf-auth')).toBe(first)
  expect(second).toBe(first)
  expect(tries).toHaveLength(1)
})

test.each([
  ['cannot be read', () => Promise.reject(new Error('offline')), /remotes\.json: offline/],
  ['is garbage', () => Promise.resolve({ remotes: 'all' }), /no list/],
  ['does not list the remote', () => Promise.resolve({ remotes: [] }), /does not list mf-auth/],
])(
  '[MFE-03] a file that %s is a failure of the place, and the next try reads it anew',
  async (_what, file, reason) => {
    const files = [file, () => Promise.resolve({ remotes: [line] })]
    const { remotes } = bench(() => (files.shift() ?? file)())
    const load = await remotes.load('mf-auth')
    expect(load.kind === 'failed' && load.reason).toMatch(reason)
    expect((await remotes.load('mf-auth')).kind).toBe('loaded')
  },
)
