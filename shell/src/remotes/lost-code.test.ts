import { memoryOf } from '../testing/memory'
import { createLostCode, publishedShell } from './lost-code'

interface BenchOptions {
  readonly isGone?: boolean | ((address: string) => boolean)
  readonly newer?: string | null
  readonly answers?: string[]
  readonly keeps?: boolean
  readonly kept?: Map<string, string>
}

function bench({
  isGone = true,
  newer = 'two',
  answers = ['reload'],
  keeps = true,
  kept = new Map(),
}: BenchOptions = {}) {
  const asked: string[] = []
  const steps: string[] = []
  const lost = createLostCode({
    isGone: (address) => {
      asked.push(address)
      return Promise.resolve(typeof isGone === 'function' ? isGone(address) : isGone)
    },
    newerRemote: (name) => Promise.resolve(name === 'mf-editor' ? newer : null),
    newerShell: () => Promise.resolve(newer),
    keepWork: () => {
      steps.push('kept')
      return Promise.resolve(keeps)
    },
    ask: () => {
      steps.push('asked')
      return Promise.resolve({ action: answers.shift() ?? 'later' })
    },
    reload: () => steps.push('reloaded'),
    memory: memoryOf(kept),
  })
  const lose = (build: string | null, src = 'https://editor.example/1/a.js?retry=1') => {
    const script = document.createElement('script')
    script.src = src
    if (build !== null) script.dataset.webpack = build
    return lost(script)
  }
  return { lose, asked, steps, kept }
}

test.each(['mf_editor:src_menu', 'shell:chart'])(
  '[MFE-05] a chunk of %s that a newer build replaced: the work is kept, then one reload',
  async (build) => {
    const { lose, steps, asked } = bench()
    await lose(build)
    expect(steps).toEqual(['asked', 'kept', 'reloaded'])
    expect(asked).toEqual(['https://editor.example/1/a.js'])
  },
)

test('[MFE-05] the reload is never offered twice for one build, neither in the page nor after the reload', async () => {
  const first = bench({ answers: ['later', 'reload'] })
  await first.lose('mf_editor:a')
  await first.lose('mf_editor:b')
  expect(first.steps).toEqual(['asked'])

  const before = bench()
  await before.lose('mf_editor:a')
  const after = bench({ kept: before.kept })
  await after.lose('mf_editor:a')
  expect(after.steps).toEqual([])
})

test('[MFE-05] of several that are lost at once one is enough, whichever can be asked for', async () => {
  const { lose, steps, asked } = bench({ isGone: (address) => address.endsWith('c.js') })
  const address = (name: string) => `https://editor.example/1/${name}.js`
  await Promise.all(['a', 'b', 'c'].map((name) => lose('mf_editor:late', address(name))))
  expect(asked).toEqual([address('a'), address('c')])
  expect(steps).toEqual(['asked', 'kept', 'reloaded'])
})

test('[MFE-05] work that cannot be kept stops the reload', async () => {
  const { lose, steps } = bench({ keeps: false })
  await lose('mf_editor:a')
  expect(steps).toEqual(['asked', 'kept'])
})

test.each<[string, BenchOptions, string | null]>([
  ['is still there', { isGone: false }, 'mf_editor:a'],
  ['is gone without a newer build', { newer: null }, 'mf_editor:a'],
  ['is that of a build this page does not know', {}, 'mf_evil:a'],
  ['is the entry of a remote, which the next try looks up anew', {}, null],
])('a script that %s changes nothing', async (_what, options, build) => {
  const { lose, steps } = bench(options)
  await lose(build)
  expect(steps).toEqual([])
})

test('[MFE-05] the published shell is newer when its page starts with other scripts', async () => {
  document.head.innerHTML = '<script src="/main.1.js"></script><script src="/chunk.js"></script>'
  const page = (src: string) => () =>
    Promise.resolve(new Response(`<script defer="defer" src="${src}"></script>`))
  expect(await publishedShell(document, page('/main.1.js'))).toBeNull()
  expect(await publishedShell(document, page('/main.2.js'))).toBe('/main.2.js')
  expect(await publishedShell(document, () => Promise.reject(new Error('offline')))).toBeNull()
})
