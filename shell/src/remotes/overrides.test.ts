import { forgetOverrides, readOverride, takeOverrides } from './overrides'
import { memoryOf } from '../testing/memory'
import { line } from '../testing/signed-list'

function tab(href: string) {
  const memory = memoryOf(new Map())
  const shown: unknown[] = []
  const take = (address = href) =>
    takeOverrides({ href: address }, { replaceState: (...call) => void shown.push(call[2]) }, memory)
  return { take, shown, memory }
}

const FOLDER = 'https://preview.example/mf-auth/7/'

test('[MFE-02] an override leaves the address bar and lasts as long as the tab', () => {
  const { take, shown, memory } = tab(`https://app.example/projects?remote.mf-auth=${FOLDER}&x=1`)
  expect([...take()]).toEqual([['mf-auth', FOLDER]])
  expect(shown).toEqual(['/projects?x=1'])
  expect([...take('https://app.example/')]).toEqual([['mf-auth', FOLDER]])
  expect([...take('https://app.example/?remote.mf-auth=')]).toEqual([])
  take()
  forgetOverrides(memory)
  expect([...take('https://app.example/')]).toEqual([])
})

test('[MFE-02] what is no remote is left where it is', () => {
  const { take, shown } = tab('https://app.example/?remote.mf-evil=https://x.example/&remote=1')
  expect([...take()]).toEqual([])
  expect(shown).toEqual([])
})

const { name: _name, entry: _entry, canary: _canary, ...build } = line
const allowed = ['https://preview.example']
const answering = (statement: unknown, status = 200) =>
  jest.fn(() => Promise.resolve(new Response(JSON.stringify(statement), { status })))

test('[MFE-02] the build at an allowed origin is held to what it states', async () => {
  const read = await readOverride('mf-auth', FOLDER, allowed, answering({ name: 'mf-auth', ...build }))
  expect(read).toEqual({ ok: true, value: { name: 'mf-auth', ...build, entry: `${FOLDER}remoteEntry.js` } })
})

test.each([
  'https://evil.example/',
  'https://preview.example.evil/',
  'http://preview.example/',
  'nowhere',
  'javascript:1',
])('[MFE-02, SEC-06] %s is not asked for anything', async (folder) => {
  const fetch = answering({ name: 'mf-auth', ...build })
  expect((await readOverride('mf-auth', folder, allowed, fetch)).ok).toBe(false)
  expect(fetch).not.toHaveBeenCalled()
})

test.each([
  ['another remote', { name: 'mf-print', ...build }, 200],
  ['nothing', null, 200],
  ['no hash', { name: 'mf-auth', ...build, integrity: undefined }, 200],
  ['a failure', { name: 'mf-auth', ...build }, 404],
])('[SEC-06] an override that states %s is refused', async (_what, statement, status) => {
  expect((await readOverride('mf-auth', FOLDER, allowed, answering(statement, status))).ok).toBe(false)
})
