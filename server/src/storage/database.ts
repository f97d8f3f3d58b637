import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { Pool } from 'pg'
import { lockFolder } from './folder-lock'
import { sharedRooms, type SharedRooms } from './shared-rooms'

/** What the stores ask; the same for PGlite and PostgreSQL. */
export type Queries = PgDatabase<PgQueryResultHKT>

export interface Database {
  readonly queries: Queries
  /** What several processes share beside their rows; null for PGlite, which has one process. */
  readonly rooms: SharedRooms | null
  /** Whether the database answers. */
  isReady(): Promise<boolean>
  close(): Promise<void>
}

/** Opens PGlite in a folder that belongs to this process alone, or PostgreSQL at an address; migrates either. */
export async function openDatabase(
  place: { readonly folder: string } | { readonly url: string },
  migrationsFolder: string,
): Promise<Database> {
  return 'url' in place
    ? openPostgres(place.url, migrationsFolder)
    : openFolder(place.folder, migrationsFolder)
}

async function openFolder(folder: string, migrationsFolder: string): Promise<Database> {
  mkdirSync(folder, { recursive: true })
  const lock = lockFolder(folder)
  try {
    const path = join(folder, 'database')
    if (!existsSync(path)) await makeDatabase(path)
    const database = await openPglite(new PGlite(path), migrationsFolder)
    return {
      ...database,
      async close() {
        await database.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** A database killed while it is made can never be opened: it gets its name only when it is whole. */
async function makeDatabase(path: string): Promise<void> {
  const unfinished = `${path}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const client = new PGlite(unfinished)
  await client.waitReady
  await client.close()
  renameSync(unfinished, path)
}

/** Migrates and wraps an embedded database, wherever it keeps its files. */
export async function openPglite(client: PGlite, migrationsFolder: string): Promise<Database> {
  const queries = drizzlePglite({ client })
  await migratePglite(queries, { migrationsFolder })
  return { queries, rooms: null, isReady: () => answers(queries), close: () => client.close() }
}

const CONNECTIONS = 10

async function openPostgres(url: string, migrationsFolder: string): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: CONNECTIONS })
  // A connection that breaks while idle is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  await migrateInTurn(pool, migrationsFolder)
  const queries = drizzlePostgres({ client: pool })
  const rooms = sharedRooms(pool, url)
  return {
    queries,
    rooms,
    isReady: () => answers(queries),
    async close() {
      await rooms.close()
      await pool.end()
    },
  }
}

/** Any number that no other lock of the database has. */
const MIGRATION_LOCK = 73_021

/** Several processes may start on one new database at the same time: one migrates, the others wait for it. */
async function migrateInTurn(pool: Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migratePostgres(drizzlePostgres({ client }), { migrationsFolder })
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    client.release()
  } catch (error) {
    // The lock ends with its connection.
    client.release(true)
    await pool.end()
    throw error
  }
}

async function answers(queries: Queries): Promise<boolean> {
  try {
    await queries.execute(sql`select 1`)
    return true
  } catch {
    return false
  }
}
