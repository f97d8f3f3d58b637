import { parseRemotesFile } from './remotes-file'

const BASE = 'https://app.soundleaf.example/'
const auth = {
  name: 'mf-auth',
  entry: 'https://auth.example/remoteEntry.js',
  version: '1.2.3',
  contract: '1.0.0',
}

test('every remote stands under its name with its address', () => {
  const results = { ...auth, name: 'mf-results', entry: '/results/remoteEntry.js' }
  const parsed = parseRemotesFile({ remotes: [auth, results] }, BASE)
  expect(parsed.ok && [...parsed.value.keys()]).toEqual(['mf-auth', 'mf-results'])
  expect(parsed.ok && parsed.value.get('mf-results')?.entry).toBe(
    'https://app.soundleaf.example/results/remoteEntry.js',
  )
})

test.each([
  ['no object', null],
  ['a list', []],
  ['a further field', { remotes: [], sequence: 1 }],
  ['no list', { remotes: {} }],
  ['a line that is no object', { remotes: ['mf-auth'] }],
  ['an unknown remote', { remotes: [{ ...auth, name: 'mf-evil' }] }],
  ['an unknown field', { remotes: [{ ...auth, onload: 'x' }] }],
  ['a missing version', { remotes: [{ ...auth, version: undefined }] }],
  ['a version that is no version', { remotes: [{ ...auth, version: '1.2' }] }],
  ['a contract that is no version', { remotes: [{ ...auth, contract: '^1.0.0' }] }],
  ['a script address', { remotes: [{ ...auth, entry: 'javascript:alert(1)' }] }],
  ['a data address', { remotes: [{ ...auth, entry: 'data:text/javascript,1' }] }],
  ['the same remote twice', { remotes: [auth, auth] }],
])('a file with %s is refused', (_what, file) => {
  expect(parseRemotesFile(file, BASE).ok).toBe(false)
})
