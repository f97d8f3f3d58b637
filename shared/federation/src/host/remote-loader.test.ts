import { createInstance } from '@module-federation/enhanced/runtime'
import { CONTRACT_VERSION } from '@soundleaf/contracts'
import type { PublishedEntry } from '@soundleaf/contracts/remotes-list'
import { chunkRegistryName } from './page-globals'
import { createRemoteLoader } from './remote-loader'

const entry: PublishedEntry = {
  name: 'mf-editor',
  entry: 'https://editor.example/remoteEntry.js',
  version: '0.1.0',
  contract: CONTRACT_VERSION,
  integrity: `sha384-${'a'.repeat(64)}`,
}
const remote = { name: 'mf-editor', contractVersion: CONTRACT_VERSION, mount: () => undefined }
const never = new Promise<never>(() => undefined)

type ShareScope = Parameters<ReturnType<typeof createInstance>['initShareScopeMap']>[1]

/** What an address answers: a script that leaves a container whose module is this, or a failure. */
type Answer =
  | { readonly init?: (scope: ShareScope) => void; readonly module: () => Promise<unknown> }
  | 'missing'
  | 'html'
  | 'hangs'

const answers = (module: unknown): Answer => ({ module: () => Promise.resolve(module) })
const asked: string[] = []

/** Answers the scripts that are put into the page, one after the other. */
function serve(...queue: Answer[]) {
  jest.spyOn(document.head, 'appendChild').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) throw new Error('Not a script.')
    asked.push(script.src)
    const answer = queue.shift() ?? 'missing'
    void Promise.resolve().then(() => {
      if (answer === 'hangs') return
      if (answer === 'missing') {
        script.dispatchEvent(new Event('error'))
        return
      }
      if (answer !== 'html') {
        const get = async () => {
          const module: unknown = await answer.module()
          return () => module
        }
        Reflect.set(globalThis, 'mf_editor', { init: answer.init ?? (() => undefined), get })
      }
      script.dispatchEvent(new Event('load'))
    })
    return script
  })
}

const react = {
  version: '19.3.1',
  lib: () => ({ is: 'the React of the page' }),
  shareConfig: { singleton: true, strictVersion: true, requiredVersion: '^19.3.1' },
}
const loadRemote = createRemoteLoader({ shared: { react } })
const load = (attempt = 0, changed: Partial<PublishedEntry> = {}) =>
  loadRemote({ ...entry, ...changed }, attempt)

let fetched: jest.SpyInstance
beforeEach(() => {
  jest.useFakeTimers()
  asked.length = 0
  // The runtime warns when a remote is registered anew, which every further attempt does.
  jest.spyOn(console, 'warn').mockReturnValue()
  fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network here'))
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('a remote is loaded from its entry', async () => {
  serve(answers({ remote }))
  expect(await load()).toEqual({ kind: 'loaded', module: remote })
  expect(asked).toEqual(['https://editor.example/remoteEntry.js'])
})

test.each(['2.0.0', '0.9.0', '', 'newest', '1.0'])(
  '[MFE-04] a remote for the contract %j is refused before any of its code is asked for',
  async (contract) => {
    serve(answers({ remote }))
    expect(await load(0, { contract })).toEqual({
      kind: 'incompatible',
      offered: CONTRACT_VERSION,
      needed: contract,
    })
    expect(asked).toEqual([])
  },
)

test('[MFE-04] an older and a newer minor of the contract are loaded', async () => {
  for (const contract of ['1.0.0', '1.99.3']) {
    serve(answers({ remote: { ...remote, contractVersion: contract } }))
    expect(await load(0, { contract })).toMatchObject({ kind: 'loaded' })
  }
})

test('[MFE-04] a module that was built for another contract than it says is refused', async () => {
  serve(answers({ remote: { ...remote, contractVersion: '2.1.0' } }))
  expect(await load()).toMatchObject({ kind: 'incompatible', needed: '2.1.0' })
})

test.each<[string, unknown]>([
  ['another remote', { remote: { ...remote, name: 'mf-print' } }],
  ['nothing', {}],
  ['no object', 7],
  ['a remote that cannot be mounted', { remote: { ...remote, mount: 'soon' } }],
  ['a remote without a contract', { remote: { name: 'mf-editor', mount: () => undefined } }],
])('a module that is %s is refused', async (_what, module) => {
  serve(answers(module))
  expect(await load()).toMatchObject({ kind: 'failed', reason: 'wrong-module' })
})

test.each<[string, Answer, string]>([
  ['is missing', 'missing', 'entry-unreachable'],
  ['is HTML', 'html', 'not-a-remote'],
  ['never comes', 'hangs', 'entry-timeout'],
  [
    'has lost a chunk',
    { module: () => Promise.reject(new Error('ChunkLoadError: Loading chunk failed.')) },
    'module-failed',
  ],
  ['has a chunk that never comes', { module: () => never }, 'module-timeout'],
])(
  '[MFE-03] an entry that %s fails with a reason, and the next try loads it',
  async (_what, answer, reason) => {
    serve(answer, answers({ remote }))
    const first = load()
    await jest.advanceTimersByTimeAsync(10_000)
    expect(await first).toMatchObject({ kind: 'failed', reason })
    expect(await load(1)).toEqual({ kind: 'loaded', module: remote })
    expect(asked).toEqual([entry.entry, `${entry.entry}?retry=1`])
  },
)

test.each([
  [404, 'text/plain', 'code-gone'],
  // Hosts that answer their start page for whatever is missing.
  [200, 'text/html; charset=utf-8', 'code-gone'],
  [200, 'text/javascript', 'altered'],
  [503, 'text/html', 'entry-unreachable'],
])(
  '[SEC-06] a script that did not run, whose address answers %d as %s, is %s',
  async (status, type, reason) => {
    fetched.mockResolvedValue(new Response('', { status, headers: { 'content-type': type } }))
    serve('missing')
    expect(await load()).toMatchObject({ kind: 'failed', reason })
    const lost = Object.assign(new Error('Loading chunk 7 failed.'), {
      name: 'ChunkLoadError',
      request: 'https://editor.example/7.js',
    })
    serve({ module: () => Promise.reject(lost) })
    expect(await load()).toMatchObject({
      kind: 'failed',
      reason: status === 503 ? 'module-failed' : reason,
      detail: 'https://editor.example/7.js',
    })
  },
)

test.each(['', 'sha384-', `sha256-${'a'.repeat(64)}`, `sha384-${'a'.repeat(63)}`, 'none'])(
  '[SEC-06] an entry whose hash is %j is not asked for: a browser would ignore it and run the script',
  async (integrity) => {
    serve(answers({ remote }))
    expect(await load(0, { integrity })).toMatchObject({ kind: 'failed', reason: 'altered' })
    expect(asked).toEqual([])
  },
)

test('[MFE-03] an entry that never comes is given up after 5 s', async () => {
  serve('hangs')
  const settled = jest.fn()
  void load().then(settled)
  await jest.advanceTimersByTimeAsync(4999)
  expect(settled).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalled()
})

/** A remote built by Module Federation, which brings a runtime of its own and takes React from the page. */
function borrower(requiredVersion: string): Exclude<Answer, string> {
  const runtime = createInstance({ name: `mf_editor_${requiredVersion}`, remotes: [], shared: {} })
  const shareConfig = { singleton: true, strictVersion: true, requiredVersion }
  return {
    init: (scope) => runtime.initShareScopeMap('default', scope),
    async module() {
      const taken = await runtime.loadShare('react', { customShareInfo: { shareConfig, scope: ['default'] } })
      return { remote: { ...remote, react: taken === false ? null : taken() } }
    },
  }
}

test('[MFE-08] a remote gets the singleton of the page', async () => {
  serve(borrower('^19.0.0'))
  expect(await load()).toMatchObject({ kind: 'loaded', module: { react: { is: 'the React of the page' } } })
})

test('[MFE-04] a remote that needs another version of a singleton is incompatible', async () => {
  serve(borrower('^20.0.0'))
  expect(await load()).toEqual({ kind: 'incompatible', offered: 'react 19.3.1', needed: 'react ^20.0.0' })
})

test('[MFE-03] a remote that spoils the scope of shared modules spoils it for nobody else', async () => {
  const spoiler: Answer = {
    init(scope) {
      for (const version of Object.values(scope.react ?? {})) version.lib = () => 'spoilt'
      delete scope.react
    },
    module: () => Promise.reject(new Error('broken on purpose')),
  }
  serve(spoiler, borrower('^19.0.0'))
  expect(await load()).toMatchObject({ kind: 'failed', reason: 'module-failed' })
  expect(await load(1)).toMatchObject({ kind: 'loaded', module: { react: { is: 'the React of the page' } } })
})

test('an address with a query keeps it', async () => {
  serve(answers({ remote }))
  await load(2, { entry: 'https://editor.example/remoteEntry.js?build=7' })
  expect(asked).toEqual(['https://editor.example/remoteEntry.js?build=7&retry=2'])
})

test('a try leaves no container, no chunks of an earlier build and no waiting script behind', async () => {
  const waiting = document.createElement('script')
  waiting.dataset.webpack = 'mf_editor:src_remote_tsx'
  const others = document.createElement('script')
  others.dataset.webpack = 'mf_print:src_remote_tsx'
  document.body.append(waiting, others)
  Reflect.set(globalThis, chunkRegistryName('mf-editor'), ['chunks of another build'])
  Reflect.set(globalThis, 'mf_editor', { init: () => undefined, get: () => never })

  serve('html')
  expect(await load()).toMatchObject({ kind: 'failed', reason: 'not-a-remote' })
  expect(Reflect.get(globalThis, chunkRegistryName('mf-editor'))).toBeUndefined()
  expect(Reflect.get(globalThis, 'mf_editor')).toBeUndefined()
  expect([waiting.isConnected, others.isConnected]).toEqual([false, true])
})
