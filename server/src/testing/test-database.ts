import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import { openDatabase, openPglite, type Database } from '../storage/database'

/** Every test of the server that touches a database runs on each of them. */
export const DATABASES = ['pglite', 'postgresql'] as const
export type DatabaseKind = (typeof DATABASES)[number]

const migrationsFolder = join(import.meta.dirname, '../../migrations')

/** An empty, migrated database of the test's own. */
export function openTestDatabase(kind: DatabaseKind): Promise<Database> {
  return kind === 'pglite' ? openInMemory() : openInCluster()
}

/** Making a new embedded database takes seconds, so the first one is kept as a picture until a migration changes. */
async function openInMemory(): Promise<Database> {
  const picture = join(import.meta.dirname, '../../node_modules/.cache', `database-${migrationsHash()}.tar`)
  if (!existsSync(picture)) {
    const first = new PGlite()
    await openPglite(first, migrationsFolder)
    const dump = await first.dumpDataDir('none')
    await first.close()
    mkdirSync(join(picture, '..'), { recursive: true })
    // Written beside and renamed, because another test process may look at the same moment.
    const draft = `${picture}.${randomUUID()}`
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()))
    renameSync(draft, picture)
  }
  const client = new PGlite({ loadDataDir: new Blob([readFileSync(picture)]) })
  return openPglite(client, migrationsFolder)
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

/** The address of a new, empty database in the tests' PostgreSQL. */
export async function newClusterDatabase(): Promise<string> {
  const host = process.env.TEST_POSTGRES_FOLDER
  if (host === undefined) throw new Error('The tests have no PostgreSQL: see postgres-cluster.mjs')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new Client({ host, user: 'postgres', database: 'postgres' })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  return `postgresql://postgres@/${name}?host=${encodeURIComponent(host)}`
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
