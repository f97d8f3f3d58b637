import { join } from 'node:path'
import { TestPasswords } from '../testing/test-passwords'
import { DATABASES, openTestDatabase } from '../testing/test-database'
import { accountStore } from './account-store'
import type { Database } from './database'
import { partnerStore } from './partner-store'
import { seed } from './seed'
import { sessionStore } from './session-store'

describe.each(DATABASES)('a new database on %s', (kind) => {
  const passwords = new TestPasswords()
  let database: Database
  beforeEach(async () => {
    database = await openTestDatabase(kind)
  })
  afterEach(() => database.close())

  const start = (how: { readonly withDemo: boolean; readonly isProduction: boolean }) =>
    seed(database.queries, {
      ...how,
      catalogueFolder: join(import.meta.dirname, '../../catalogue'),
      passwords,
      now: new Date(),
    })
  const open = async () => {
    const { queries } = database
    const accounts = (await accountStore(queries).list()).filter(({ disabledAt }) => disabledAt === null)
    const partners = (await partnerStore(queries).list()).filter(({ isEnabled }) => isEnabled)
    return [...accounts.map(({ email }) => email), ...partners.map(({ name }) => name)].sort()
  }

  test('[SEC-18] has nobody whose password everybody knows, unless a demonstration was asked for', async () => {
    await start({ withDemo: false, isProduction: false })
    expect(await open()).toEqual([])
  })

  test('[SEC-18] a production on what was a demonstration switches off what everybody knows, and no more', async () => {
    await start({ withDemo: true, isProduction: false })
    expect(await open()).toContain('Demo partner')
    const accounts = accountStore(database.queries)
    const full = await accounts.findByEmail('full@example.com')
    if (full === null) throw new Error('The demonstration has a full account')
    await sessionStore(database.queries).changePassword({
      accountId: full.id,
      passwordHash: await passwords.hash('a password of their own'),
      exceptSessionId: null,
      now: new Date(),
    })
    await start({ withDemo: false, isProduction: true })
    expect(await open()).toEqual(['full@example.com'])
  })
})
