import { keyOf } from './credentials/session-key'
import { readSettings } from './settings'

test('without a word from the environment the server listens on this computer alone, with its data in the folder', () => {
  expect(readSettings({}, '/product')).toMatchObject({
    isProduction: false,
    host: '127.0.0.1',
    port: 3000,
    publicOrigin: 'http://localhost:3000',
    dataFolder: '/product/.run/data',
    shellFolder: '/product/shell/dist',
    lease_ms: 300_000,
  })
})

test('[SEC-11] in production a session key must be given, and a short one is refused', () => {
  expect(() => readSettings({ NODE_ENV: 'production' }, '/')).toThrow('SESSION_KEY is missing')
  expect(() => readSettings({ NODE_ENV: 'production', SESSION_KEY: '' }, '/')).toThrow(
    'SESSION_KEY is missing',
  )
  expect(() => keyOf('too short')).toThrow('at least 32 characters')
})

test.each(['', 'http', '-1', '3000.5', '70000'])('the port "%s" is refused by name', (port) => {
  expect(() => readSettings({ PORT: port }, '/')).toThrow(`PORT is "${port}"`)
})

test('[SEC-06] a key of the list of remotes that is no key is refused by name', () => {
  expect(() => readSettings({ REMOTES_KEY: '"><script>' }, '/')).toThrow('REMOTES_KEY must be a public key')
})
