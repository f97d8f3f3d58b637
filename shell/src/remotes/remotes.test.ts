import type { Outcome, RemoteModule, RemoteName } from '@soundleaf/contracts'
import type { PublishedEntry } from '@soundleaf/contracts/remotes-list'
import type { LoadOutcome } from '@soundleaf/federation/host'
import type { ListedRemote } from './canary'
import type { ReadList } from './list-reader'
import { createRemotes } from './remotes'

const usual: PublishedEntry = {
  name: 'mf-auth',
  entry: 'https://auth.example/1/remoteEntry.js',
  version: '1.2.3',
  contract: '1.0.0',
  integrity: 'sha384-one',
}
const newer: PublishedEntry = {
  ...usual,
  entry: 'https://auth.example/2/remoteEntry.js',
  version: '1.3.0',
  integrity: 'sha384-two',
}
const auth: RemoteModule = {
  name: 'mf-auth',
  contractVersion: '1.0.0',
  mount: () => ({ ready: Promise.resolve(), update: () => undefined, unmount: () => Promise.resolve() }),
}

const listed = (
  remote: ListedRemote = { usual, canary: null },
  others: readonly RemoteName[] = [],
): Outcome<ReadList, string> => ({
  ok: true,
  value: {
    insteadSince: null,
    list: {
      sequence: 1,
      expires: new Date(),
      overrideOrigins: ['https://preview.example'],
      remotes: new Map<RemoteName, ListedRemote>([
        ['mf-auth', remote],
        ...others.map((name) => [name, { usual: { ...usual, name }, canary: null }] as const),
      ]),
    },
  },
})

interface BenchOptions {
  readonly lists?: Outcome<ReadList, string>[]
  readonly outcomes?: LoadOutcome[]
  readonly overrides?: [RemoteName, string][]
  readonly cohort?: number
}

function bench({ lists = [listed()], outcomes = [], overrides = [], cohort = 50 }: BenchOptions = {}) {
  const tries: { entry: PublishedEntry; attempt: number }[] = []
  let reads = 0
  const remotes = createRemotes({
    readList: () => Promise.resolve(lists[Math.min(reads++, lists.length - 1)] ?? listed()),
    readOverride: (name, folder, allowed) =>
      Promise.resolve({
        ok: true,
        value: { ...newer, name, entry: `${folder}remoteEntry.js`, version: allowed.join() },
      }),
    overrides: new Map(overrides),
    cohort,
    loadRemote: (entry, attempt) => {
      tries.push({ entry, attempt })
      return Promise.resolve(outcomes.shift() ?? { kind: 'loaded', module: auth })
    },
    idle: () => Promise.resolve(),
  })
  return { remotes, tries, reads: () => reads }
}

test('[MFE-03] every further try of a remote has a number of its own and reads the list again', async () => {
  const failed: LoadOutcome = { kind: 'failed', reason: 'entry-timeout', detail: 'late' }
  const { remotes, tries, reads } = bench({ outcomes: [failed, failed] })
  expect(await remotes.load('mf-auth')).toEqual({ kind: 'failed', reason: 'entry-timeout: late' })
  await remotes.load('mf-auth')
  expect((await remotes.load('mf-auth')).kind).toBe('loaded')
  expect(tries.map(({ attempt }) => attempt)).toEqual([0, 1, 2])
  expect(reads()).toBe(3)
})

test('a loaded remote is loaded once for the life of the page', async () => {
  const { remotes, tries } = bench()
  const [first, second] = await Promise.all([remotes.load('mf-auth'), remotes.load('mf-auth')])
  expect(await remotes.load('mf-auth')).toBe(first)
  expect(second).toBe(first)
  expect(tries).toHaveLength(1)
})

test('[MFE-03] a list that cannot be had is a failure of the place, and the next try reads it anew', async () => {
  const { remotes } = bench({ lists: [{ ok: false, failure: '/remotes.jws: offline' }, listed()] })
  expect(await remotes.load('mf-auth')).toEqual({ kind: 'failed', reason: '/remotes.jws: offline' })
  expect((await remotes.load('mf-auth')).kind).toBe('loaded')
  expect(await remotes.load('mf-print')).toMatchObject({ kind: 'failed', reason: /does not name mf-print/ })
})

test.each([
  [4.9, newer],
  [5, usual],
])('[OPS-05] of a hundred browsers five get the canary: the one at %d', async (cohort, expected) => {
  const { remotes, tries } = bench({
    lists: [listed({ usual, canary: { percent: 5, entry: newer } })],
    cohort,
  })
  await remotes.load('mf-auth')
  expect(tries[0]?.entry).toBe(expected)
})

test('[MFE-02] an overridden remote is taken from where the tab says, from an origin of the list', async () => {
  const { remotes, tries } = bench({ overrides: [['mf-auth', 'https://preview.example/9/']] })
  await remotes.load('mf-auth')
  expect(tries[0]?.entry).toMatchObject({
    entry: 'https://preview.example/9/remoteEntry.js',
    version: 'https://preview.example',
  })
})

test('[MFE-05] a newer build than the running one is named, the same one is not', async () => {
  const { remotes } = bench({ lists: [listed(), listed(), listed({ usual: newer, canary: null })] })
  expect(await remotes.newerThan('mf-auth')).toBeNull()
  await remotes.load('mf-auth')
  expect(await remotes.newerThan('mf-auth')).toBeNull()
  expect(await remotes.newerThan('mf-auth')).toBe('sha384-two')
})

test('[MFE-03] an error is the remote’s whose folder its code came from', async () => {
  const { remotes } = bench()
  await remotes.load('mf-auth')
  expect(remotes.remoteAt('https://auth.example/1/src_form.0a1b2c3d.js')).toBe('mf-auth')
  expect(remotes.remoteAt('https://auth.example/2/src_form.0a1b2c3d.js')).toBeNull()
})

test('what the next page needs is loaded ahead, and to fail then is no harm', async () => {
  const failed: LoadOutcome = { kind: 'failed', reason: 'entry-timeout', detail: 'late' }
  const { remotes, tries } = bench({
    lists: [listed(undefined, ['mf-projects'])],
    outcomes: [{ kind: 'loaded', module: auth }, failed],
  })
  const tried = () => tries.map(({ entry, attempt }) => `${entry.name} ${attempt}`)
  await remotes.load('mf-auth')
  await remotes.loadAhead(['mf-auth', 'mf-projects'])
  expect(tried()).toEqual(['mf-auth 0', 'mf-projects 0'])
  expect((await remotes.load('mf-projects')).kind).toBe('loaded')
  expect(tried()).toEqual(['mf-auth 0', 'mf-projects 0', 'mf-projects 1'])
})
