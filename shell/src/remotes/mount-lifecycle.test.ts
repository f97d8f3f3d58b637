import type { RemoteModule } from '@soundleaf/contracts'
import type { RemoteLoad } from './remotes'
import { type MountState, startMount } from './mount-lifecycle'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

type Behaviour = 'ready' | 'throws' | 'rejects' | 'never' | 'offline'

/** A place whose remote behaves as told, one behaviour per try; the last one stays. */
function place(...behaviours: Behaviour[]) {
  const states: MountState[] = []
  const reports: string[] = []
  const props: unknown[] = []
  const parent = document.createElement('div')
  let loads = 0
  let hosts = 0
  let unmounted = 0
  let breaks: (error: unknown) => void = () => undefined

  const behaviour = () => behaviours[Math.min(loads, behaviours.length) - 1] ?? 'ready'
  const module: RemoteModule = {
    name: 'mf-results',
    contractVersion: '1.0.0',
    mount(element) {
      if (behaviour() === 'throws') throw new Error('broken on purpose')
      element.textContent = 'results'
      return {
        ready:
          behaviour() === 'rejects'
            ? Promise.reject(new Error('broken effect'))
            : behaviour() === 'never'
              ? new Promise(() => undefined)
              : Promise.resolve(),
        update: (next) => void props.push(next),
        unmount: () => {
          unmounted += 1
          return Promise.resolve()
        },
      }
    },
  }
  const lifecycle = startMount({
    name: 'mf-results',
    parent,
    props: { page: 'first' },
    load: (): Promise<RemoteLoad> => {
      loads += 1
      return Promise.resolve(
        behaviour() === 'offline'
          ? { kind: 'failed', reason: 'entry-unreachable' }
          : { kind: 'loaded', module, version: '1.0.0' },
      )
    },
    createHost: (onFailed) => {
      hosts += 1
      breaks = onFailed
      // A host is only handed through here.
      return { host: {} as never, dispose: () => void (hosts -= 1) }
    },
    onState: (state) => states.push(state),
    report: (message) => reports.push(message),
    random: () => 0.5,
  })
  return {
    lifecycle,
    parent,
    states,
    reports,
    props,
    counts: () => ({ loads, hosts, unmounted }),
    breakNow: (error: unknown) => breaks(error),
    kind: () => states.at(-1)?.kind,
  }
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

test('[MFE-03] a remote that works is shown', async () => {
  const it = place('ready')
  await pass(0)
  expect(it.kind()).toBe('ready')
  expect(it.parent.textContent).toBe('results')
})

test.each<[Behaviour, number[]]>([
  ['throws', [1, 2, 2, 3, 3, 3, 3]],
  ['rejects', [1, 2, 2, 3, 3, 3, 3]],
  ['offline', [1, 2, 2, 3, 3, 4, 4]],
])(
  '[MFE-03] a remote that %s is said to have failed at once, and silent tries follow after 1, 2 and, offline, 4 s',
  async (behaviour, expected) => {
    const it = place(behaviour)
    await pass(0)
    expect(it.states).toMatchObject([{ kind: 'failed', attempts: 1 }])
    expect(it.parent.childElementCount).toBe(0)
    const loads: number[] = []
    for (const wait_ms of [999, 1, 1999, 1, 3999, 1, 60_000]) {
      await pass(wait_ms)
      loads.push(it.counts().loads)
    }
    expect(loads).toEqual(expected)
    expect(it.states.every(({ kind }) => kind === 'failed')).toBe(true)
    expect(it.counts().hosts).toBe(0)
  },
)

test('[MFE-03] a remote that never gets ready has failed after 5 s', async () => {
  const it = place('never')
  await pass(4999)
  expect(it.kind()).toBeUndefined()
  await pass(1)
  expect(it.states).toMatchObject([{ kind: 'failed', reason: 'not ready within 5 s' }])
  expect(it.counts().unmounted).toBe(1)
})

test('[MFE-03] a silent try that works takes the message away', async () => {
  const it = place('offline', 'offline', 'ready')
  await pass(3000)
  expect(it.states.map(({ kind }) => kind)).toEqual(['failed', 'failed', 'ready'])
})

test('[MFE-03] "Try again" tries at once, and works when the remote is back', async () => {
  const it = place('offline', 'offline', 'offline', 'offline', 'ready')
  await pass(60_000)
  expect(it.kind()).toBe('failed')
  it.lifecycle.retry()
  expect(it.kind()).toBe('loading')
  await pass(0)
  expect(it.kind()).toBe('ready')
})

test('[MFE-03] a remote that breaks after it was ready is cleared away, and comes back by itself', async () => {
  const it = place('ready')
  await pass(0)
  it.breakNow(new Error('thrown in an effect'))
  expect(it.states.at(-1)).toMatchObject({ kind: 'failed', reason: 'thrown in an effect' })
  expect(it.parent.childElementCount).toBe(0)
  expect(it.reports).toEqual(['mf-results failed: thrown in an effect'])
  await pass(1000)
  expect(it.kind()).toBe('ready')
})

test('[MFE-03] a remote that breaks again and again stays down until the person asks', async () => {
  const it = place('ready')
  for (const wait_ms of [0, 1000, 2000]) {
    await pass(wait_ms)
    expect(it.kind()).toBe('ready')
    it.breakNow(new Error('again'))
  }
  await pass(60_000)
  expect(it.kind()).toBe('failed')
  it.lifecycle.retry()
  await pass(0)
  expect(it.kind()).toBe('ready')
})

test('a lifecycle that has ended mounts nothing, makes no host and tries no more', async () => {
  const ended = place('ready')
  ended.lifecycle.end()
  await pass(10_000)
  expect(ended.states).toEqual([])
  expect(ended.parent.childElementCount).toBe(0)

  const failing = place('offline')
  await pass(0)
  failing.lifecycle.end()
  await pass(60_000)
  expect(failing.counts()).toMatchObject({ loads: 1, hosts: 0 })
})

test('an update reaches the mounted remote', async () => {
  const it = place('ready')
  await pass(0)
  it.lifecycle.update({ page: 'second' })
  expect(it.props).toEqual([{ page: 'second' }])
})

test('[MFE-03] the third throw within a minute stays down until the person asks; being offline does not count', async () => {
  const it = place('offline', 'throws', 'throws', 'throws')
  await pass(7500)
  expect(it.counts().loads).toBe(4)
  const again = place('throws', 'throws', 'throws', 'ready')
  await pass(60_000)
  expect(again.counts().loads).toBe(3)
  expect(again.kind()).toBe('failed')
  again.lifecycle.retry()
  await pass(0)
  expect(again.kind()).toBe('ready')
})
