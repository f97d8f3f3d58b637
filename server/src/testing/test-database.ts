import { createHash, randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { openDatabase, type Database, type Queries } from '../storage/database'

/** Every test of the server that touches a database runs on each of them. */
export const DATABASES = ['pglite', 'postgresql'] as const
export type DatabaseKind = (typeof DATABASES)[number]

const migrationsFolder = join(import.meta.dirname, '../../migrations')

/** An empty, migrated database of the test's own. */
export function openTestDatabase(kind: DatabaseKind): Promise<Database> {
  return kind === 'pglite' ? openCopyOfEmpty() : openInCluster()
}

/**
 * A database that `fill` has filled, always with the same: it is filled once for all tests of a run, and each gets a copy
 * of its own.
 */
export async function openFilledDatabase(
  kind: DatabaseKind,
  fill: (queries: Queries) => Promise<void>,
): Promise<Database> {
  if (kind === 'pglite')
    return openCopy(join(clusterFolder(), 'filled'), async (database) => fill(database.queries))
  return openDatabase({ url: await newClusterDatabase(await filledTemplate(fill)) }, migrationsFolder)
}

/** Making a new embedded database takes seconds, so the first one is kept until a migration changes. */
const openCopyOfEmpty = () =>
  openCopy(join(import.meta.dirname, '../../node_modules/.cache', `database-${migrationsHash()}`))

/** A copy of an embedded database in a folder, which is made where it is missing. The copy goes when it is closed. */
async function openCopy(
  original: string,
  prepare: (database: Database) => Promise<void> = () => Promise.resolve(),
): Promise<Database> {
  if (!existsSync(original)) {
    const draft = `${original}.${randomUUID()}`
    const first = await openDatabase({ folder: draft }, migrationsFolder)
    await prepare(first)
    await first.close()
    // Made beside and renamed, because another test process may look at the same moment, or was first.
    try {
      renameSync(draft, original)
    } catch {
      rmSync(draft, { recursive: true })
    }
  }
  const copy = mkdtempSync(join(tmpdir(), 'soundleaf-database-'))
  cpSync(original, copy, { recursive: true })
  const database = await openDatabase({ folder: copy }, migrationsFolder)
  return {
    ...database,
    async close() {
      await database.close()
      rmSync(copy, { recursive: true })
    },
  }
}

function migrationsHash(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(migrationsFolder)
    .filter((file) => file.endsWith('.sql'))
    .sort())
    hash.update(name).update(readFileSync(join(migrationsFolder, name)))
  return hash.digest('hex').slice(0, 16)
}

async function openInCluster(): Promise<Database> {
  return openDatabase({ url: await newClusterDatabase() }, migrationsFolder)
}

/** The address of a new database in the tests' PostgreSQL: an empty one, or a copy of another. */
export async function newClusterDatabase(template?: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asAdmin((admin) =>
    admin.query(`create database ${name}${template === undefined ? '' : ` template ${template}`}`),
  )
  return addressOf(name)
}

const FILLED = 'filled'

/** The name of the database that `fill` has filled; one process makes it while the others wait. */
function filledTemplate(fill: (queries: Queries) => Promise<void>): Promise<string> {
  return asAdmin(async (admin) => {
    await admin.query('select pg_advisory_lock(1)')
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [FILLED])
    if (rowCount === 0) {
      await admin.query('create database filling')
      const database = await openDatabase({ url: addressOf('filling') }, migrationsFolder)
      await fill(database.queries)
      await database.close()
      await admin.query(`alter database filling rename to ${FILLED}`)
    }
    return FILLED
  })
}

function clusterFolder(): string {
  const folder = process.env.TEST_POSTGRES_FOLDER
  if (folder === undefined) throw new Error('The tests have no PostgreSQL: see postgres-cluster.mjs')
  return folder
}

const addressOf = (name: string) =>
  `postgresql://postgres@/${name}?host=${encodeURIComponent(clusterFolder())}`

async function asAdmin<Answer>(work: (admin: Client) => Promise<Answer>): Promise<Answer> {
  const admin = new Client({ host: clusterFolder(), user: 'postgres', database: 'postgres' })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

/** Ends every connection to a database of the cluster, as a restart of PostgreSQL does. */
export async function cutConnections(url: string): Promise<void> {
  const { searchParams, pathname } = new URL(url.replace('@/', '@localhost/'))
  const admin = new Client({ host: searchParams.get('host') ?? '', user: 'postgres', database: 'postgres' })
  await admin.connect()
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    pathname.slice(1),
  ])
  await admin.end()
}
