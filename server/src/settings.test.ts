import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keyOf } from './credentials/session-key'
import { readSettings, ROWS, type Documented } from './settings'

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
    ['MAIL_FROM', undefined, 'MAIL_FROM is missing'],
    ['PUBLIC_ORIGIN', undefined, 'PUBLIC_ORIGIN is missing'],
    ['PUBLIC_ORIGIN', 'https://app.example.com/path', 'PUBLIC_ORIGIN is'],
  ])('[SEC-10] %s = %s is refused by name, and no password is repeated', (name, value, message) => {
    const read = () => readSettings({ ...complete, [name]: value }, '/')
    expect(read).toThrow(message)
    expect(read).not.toThrow('secret-password')
  })
})

test.each([
  ['TRUSTED_PROXY', 'nonsense'],
  ['LOG_LEVEL', 'loud'],
  ['DATABASE_URL', 'nonsense'],
  ['EMBED_ORIGIN', 'junk'],
  ['EMBED_PORT', 'x'],
  ['SESSION_KEY', 'too short'],
  ['METRICS_TOKEN', 'too short'],
  ['DEMO_PROJECTS', 'yes'],
  ['HOST', ''],
])('%s = "%s" is refused by name', (name, value) => {
  expect(() => readSettings({ [name]: value }, '/')).toThrow(new RegExp(`^${name} `))
})

test('all that is wrong is said at once, a line for each variable', () => {
  expect(() => readSettings({ PORT: 'x', LOG_LEVEL: 'loud' }, '/')).toThrow(
    'PORT is "x"; it must be a whole number from 0 to 65535.\nLOG_LEVEL is "loud"; it must be trace,',
  )
})

test.each(['127.0.0.1', 'loopback, 10.0.0.0/8', '::1', 'fd00::/8'])('the proxy "%s" is accepted', (proxy) => {
  expect(readSettings({ TRUSTED_PROXY: proxy }, '/').trustedProxy).toBe(proxy)
})

test('the README has a row for each variable, as the schema describes it, and no other', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
  const table = readme.split('\n').filter((line) => /^\| `[A-Z_]+` \|/.test(line))
  expect(table).toEqual(ROWS.map(([name, row]) => rowOfReadme(name, row)))
})

function rowOfReadme(name: string, row: Documented & { readonly default?: string | number }): string {
  const fixed = row.default === undefined || row.default === '' ? [] : [`\`${String(row.default)}\``]
  const required = row.requiredWith === undefined ? [] : [`required with \`${row.requiredWith}\``]
  const last = [...(row.defaultText === undefined ? fixed : [row.defaultText]), ...required].join('; ') || '–'
  return `| \`${name}\` | ${row.description} | ${last} |`
}
