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

describe('mail', () => {
  const complete = {
    SMTP_URL: 'smtps://user:secret-password@mail.example.com:465',
    MAIL_FROM: 'no-reply@example.com',
    PUBLIC_ORIGIN: 'https://app.example.com',
  }

  test('[OPS-06] without a mail server there is none, and a complete one is read', () => {
    expect(readSettings({}, '/').mail).toBeUndefined()
    expect(readSettings(complete, '/').mail).toEqual({ url: complete.SMTP_URL, from: complete.MAIL_FROM })
  })

  test.each([
    ['SMTP_URL', 'mail.example.com secret-password', 'SMTP_URL must read'],
    ['MAIL_FROM', undefined, 'MAIL_FROM must be'],
    ['PUBLIC_ORIGIN', undefined, 'PUBLIC_ORIGIN is missing'],
    ['PUBLIC_ORIGIN', 'https://app.example.com/path', 'PUBLIC_ORIGIN is'],
  ])('[SEC-10] %s = %s is refused by name, and no password is repeated', (name, value, message) => {
    const read = () => readSettings({ ...complete, [name]: value }, '/')
    expect(read).toThrow(message)
    expect(read).not.toThrow('secret-password')
  })
})
