import { createHash } from 'node:crypto'
import type { Licence } from '@soundleaf/contracts'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Passwords } from '../domain/account/passwords'
import { TRIAL_DAYS } from '../domain/account/trial-expiry'
import { DAY_MS } from '../domain/clock'
import { stableId } from '../domain/catalogue/stable-id'
import type { Queries } from './database'
import { demoProjects } from './demo-projects'
import { firstCatalogue } from './first-catalogue'
import { accounts, manufacturers, partners, products, projects, teams } from './schema'
import { sessionStore } from './session-store'

const DEMO_SLOTS = 5
export const DEMO_PASSWORD = 'soundleaf-demo'

const DEMO_ACCOUNTS: readonly { name: string; licence: Licence; isInTeam: boolean }[] = [
  { name: 'trial', licence: 'trial', isInTeam: false },
  { name: 'light', licence: 'light', isInTeam: false },
  { name: 'full', licence: 'full', isInTeam: true },
  { name: 'colleague', licence: 'full', isInTeam: true },
]

/** Fills a new database with the generic catalogue; for demonstrations also with accounts and a maker's products. */
export async function seed(
  queries: Queries,
  options: {
    readonly withDemo: boolean
    /** What a demonstration left in the database is switched off. */
    readonly isProduction: boolean
    /** Whether the demo accounts begin with example projects. */
    readonly withDemoProjects?: boolean
    /** Where the catalogue's files lie. */
    readonly catalogueFolder: string
    readonly passwords: Passwords
    readonly now: Date
    /** Pages of the demonstration partner. */
    readonly partnerOrigins?: readonly string[]
  },
): Promise<void> {
  await queries.transaction(async (tx) => {
    // Several processes may start at the same time; the first one fills the database.
    await tx.execute(sql`lock table ${manufacturers} in exclusive mode`)
    if (options.withDemo) await keepDemoPartner(tx, options.partnerOrigins ?? [])
    if (options.isProduction) await switchDemoOff(tx, options.passwords, options.now)
    const [existing] = await tx.select({ id: manufacturers.id }).from(manufacturers).limit(1)
    if (existing !== undefined) return
    const catalogue = firstCatalogue(options.catalogueFolder, options.withDemo)
    await tx
      .insert(manufacturers)
      .values(catalogue.manufacturers.map(({ manufacturerId, name }) => ({ id: manufacturerId, name })))
    await tx.insert(products).values([...catalogue.products])
    if (!options.withDemo) return
    await seedDemoAccounts(tx, options.passwords, options.now)
    if (options.withDemoProjects === true)
      for (const project of demoProjects(demoAccountId, catalogue.products, options.now))
        await tx
          .insert(projects)
          .values({ ...project, structuresSummary: [...project.structuresSummary], tags: [...project.tags] })
  })
}

const demoAccountId = (name: string): string => stableId('account', name)

async function seedDemoAccounts(tx: Queries, passwords: Passwords, now: Date): Promise<void> {
  const teamId = stableId('team', 'demo')
  await tx.insert(teams).values({ id: teamId, name: 'Demo team', slots: DEMO_SLOTS })
  const passwordHash = await passwords.hash(DEMO_PASSWORD)
  await tx.insert(accounts).values(
    DEMO_ACCOUNTS.map(({ name, licence, isInTeam }) => ({
      id: demoAccountId(name),
      email: `${name}@example.com`,
      passwordHash,
      licence,
      trialExpiry: licence === 'trial' ? new Date(now.getTime() + TRIAL_DAYS * DAY_MS) : null,
      evaluationStandard: 'Iso' as const,
      teamId: isInTeam ? teamId : null,
      createdAt: now,
      verifiedAt: now,
    })),
  )
}

/** Everybody knows the partner's key, and the password of the accounts where nobody has changed it. */
async function switchDemoOff(tx: Queries, passwords: Passwords, now: Date): Promise<void> {
  await tx.update(partners).set({ isEnabled: false }).where(eq(partners.keyHash, DEMO_KEY_HASH))
  const ids = DEMO_ACCOUNTS.map(({ name }) => demoAccountId(name))
  const open = and(inArray(accounts.id, ids), isNull(accounts.disabledAt))
  for (const { id, passwordHash } of await tx.select().from(accounts).where(open))
    if (await passwords.verify(passwordHash, DEMO_PASSWORD)) await sessionStore(tx).disable(id, now)
}

/** Its key stands in the examples, and is worth nothing outside a demonstration. */
export const DEMO_PARTNER_KEY = 'soundleaf-demo-partner-key'
const DEMO_KEY_HASH = createHash('sha256').update(DEMO_PARTNER_KEY).digest('base64url')
const DEMO_QUOTA = 100_000

/** Its pages are where this start serves the examples. */
async function keepDemoPartner(tx: Queries, origins: readonly string[]): Promise<void> {
  const pages = { origins: [...origins] }
  await tx
    .insert(partners)
    .values({
      id: stableId('partner', 'demo'),
      name: 'Demo partner',
      keyHash: DEMO_KEY_HASH,
      dailyQuota: DEMO_QUOTA,
      ...pages,
    })
    .onConflictDoUpdate({ target: partners.id, set: pages })
}
