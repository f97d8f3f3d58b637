import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keyOf } from './credentials/session-key'
import { ROWS } from './environment'
import type { Documented } from './environment-rows'
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
    idle_ms: 3_600_000,
  })
})

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://soundleaf@localhost/soundleaf',
  PUBLIC_ORIGIN: 'https://app.example.com',
  SESSION_KEY: 'a key of this production that is long enough',
  REMOTES_KEY: 'MCowBQYDK2VwAyEA',
}

test.each(['DATABASE_URL', 'PUBLIC_ORIGIN', 'SESSION_KEY', 'REMOTES_KEY'])(
  '[SEC-11] [SEC-18] in production %s must be given',
  (name) => {
    expect(readSettings(PRODUCTION, '/')).toMatchObject({ isProduction: true, demo: false })
    for (const value of [undefined, ''])
      expect(() => readSettings({ ...PRODUCTION, [name]: value }, '/')).toThrow(`${name} is missing`)
  },
)

test('[SEC-18] a demonstration is there only when it is asked for, and in production never', () => {
  expect(readSettings({}, '/').demo).toBe(false)
  expect(readSettings({ DEMO: '1' }, '/').demo).toBe(true)
  expect(() => readSettings({ ...PRODUCTION, DEMO: '1' }, '/')).toThrow(
    'DEMO is "1"; it must be 0 or 1, and not 1 in production.',
  )
})

test('[SEC-11] a short session key is refused', () => {
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
  ['SESSION_KEY_ALSO', 'too short'],
  ['METRICS_TOKEN', 'too short'],
  ['DEMO_PROJECTS', 'yes'],
  ['DEMO', 'yes'],
  ['HOST', ''],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['PRICING_URL', 'javascript:alert(1)'],
  ['CONTACT_URL', 'nonsense'],
  ['TERMS_URL', 'mailto:a@b.se'],
  ['SUPPORT_ADDRESS', 'no address'],
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
  const when = (row.requiredWith ?? []).map((variable) => `\`${variable}\``).join(' or ')
  const required = when === '' ? [] : [`required with ${when}`]
  const last = [...(row.defaultText === undefined ? fixed : [row.defaultText]), ...required].join('; ') || '–'
  return `| \`${name}\` | ${row.description} | ${last} |`
}
