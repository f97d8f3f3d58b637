import { parseRemotesList } from './remotes-list'
import { BASE, line, list } from '../testing/signed-list'

const { name, canary: _none, ...build } = line

test('every remote stands under its name with its address', () => {
  const results = { ...line, name: 'mf-results', entry: '/results/remoteEntry.js' }
  const parsed = parseRemotesList({ ...list, remotes: [line, results] }, BASE)
  expect(parsed.ok && [...parsed.value.remotes.keys()]).toEqual(['mf-auth', 'mf-results'])
  expect(parsed.ok && parsed.value.remotes.get('mf-results')?.usual.entry).toBe(
    'https://app.soundleaf.example/results/remoteEntry.js',
  )
})

test('a canary stands beside the usual build with its share', () => {
  const parsed = parseRemotesList({ ...list, remotes: [{ ...line, canary: { percent: 5, ...build } }] }, BASE)
  expect(parsed.ok && parsed.value.remotes.get('mf-auth')?.canary).toMatchObject({
    percent: 5,
    entry: { name },
  })
})

test('a remote of a later release is left out, and the others stand', () => {
  const later = { ...line, name: 'mf-later', entry: '/later/remoteEntry.js' }
  const parsed = parseRemotesList({ ...list, remotes: [later, line] }, BASE)
  expect(parsed.ok && [...parsed.value.remotes.keys()]).toEqual(['mf-auth'])
})

test.each(Object.keys(list))('[SEC-06] a list without its %s is refused', (field) => {
  expect(parseRemotesList({ ...list, [field]: undefined }, BASE).ok).toBe(false)
  expect(parseRemotesList(JSON.parse(JSON.stringify({ ...list, [field]: undefined })), BASE).ok).toBe(false)
})

test.each(Object.keys(line))('[SEC-06] a line without its %s refuses the list', (field) => {
  const broken = JSON.parse(
    JSON.stringify({ ...list, remotes: [{ ...line, [field]: undefined }] }),
  ) as unknown
  expect(parseRemotesList(broken, BASE).ok).toBe(false)
})

test.each(Object.keys({ percent: 5, ...build }))(
  '[SEC-06] a canary without its %s refuses the list',
  (field) => {
    const canary = { percent: 5, ...build, [field]: undefined }
    const broken = JSON.parse(JSON.stringify({ ...list, remotes: [{ ...line, canary }] })) as unknown
    expect(parseRemotesList(broken, BASE).ok).toBe(false)
  },
)

test.each([
  ['no object', null],
  ['a list', []],
  ['a further field', { ...list, onload: 'x' }],
  ['a sequence that is no count', { ...list, sequence: 1.5 }],
  ['an expiry that is no date', { ...list, expires: 'soon' }],
  ['an origin with a path', { ...list, overrideOrigins: ['https://preview.example/x'] }],
  ['no list of remotes', { ...list, remotes: {} }],
  ['a line that is no object', { ...list, remotes: ['mf-auth'] }],
  ['a name that is no remote’s', { ...list, remotes: [{ ...line, name: 'evil' }] }],
  ['an unknown field in a line', { ...list, remotes: [{ ...line, onload: 'x' }] }],
  ['a version that is no version', { ...list, remotes: [{ ...line, version: '1.2' }] }],
  ['a contract that is no version', { ...list, remotes: [{ ...line, contract: '^1.0.0' }] }],
  ['a hash that a browser ignores', { ...list, remotes: [{ ...line, integrity: 'md5-x' }] }],
  ['a script address', { ...list, remotes: [{ ...line, entry: 'javascript:alert(1)' }] }],
  ['a data address', { ...list, remotes: [{ ...line, entry: 'data:text/javascript,1' }] }],
  ['the same remote twice', { ...list, remotes: [line, line] }],
  ['a share of nobody', { ...list, remotes: [{ ...line, canary: { percent: 0, ...build } }] }],
])('a file with %s is refused', (_what, file) => {
  expect(parseRemotesList(file, BASE).ok).toBe(false)
})
