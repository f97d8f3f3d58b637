import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { Client, Pool } from 'pg'
import { SECOND_MS } from '../domain/clock'
import { lockFolder } from './folder-lock'
import { requireSpace } from './free-space'
import { sharedRooms, type SharedRooms } from './shared-rooms'

/** What the stores ask; the same for PGlite and PostgreSQL. */
export type Queries = PgDatabase<PgQueryResultHKT>

export interface Database {
  readonly queries: Queries
  /** What several processes share beside their rows; null for PGlite, which has one process. */
  readonly rooms: SharedRooms | null
  /** Throws while what is long, as a project, would leave too little space on the disk. */
  requireRoom(): void
  /** Whether the database answers in time. */
  isReady(): Promise<boolean>
  close(): Promise<void>
}

/**
 * Opens PGlite in a folder that belongs to this process alone, or PostgreSQL at an address; migrates either. A server
 * gives up a query of PostgreSQL that takes longer than `longestQuery_ms`: it may wait for an answer that never comes.
 */
export async function openDatabase(
  place: { readonly folder: string } | { readonly url: string },
  migrationsFolder: string,
  { longestQuery_ms }: { readonly longestQuery_ms?: number } = {},
): Promise<Database> {
  return 'url' in place
    ? openPostgres(place.url, migrationsFolder, longestQuery_ms)
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
      requireRoom: () => requireSpace(folder),
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
  return {
    queries,
    rooms: null,
    requireRoom: () => undefined,
    isReady: () => answers(queries),
    close: () => client.close(),
  }
}

const CONNECTIONS = 10
/** A database that is there answers sooner; so is a connection of the pool free sooner. */
const LONGEST_CONNECT_MS = 10 * SECOND_MS

async function openPostgres(
  url: string,
  migrationsFolder: string,
  longestQuery_ms: number | undefined,
): Promise<Database> {
  await migrateInTurn(url, migrationsFolder)
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: LONGEST_CONNECT_MS,
    ...(longestQuery_ms !== undefined && { query_timeout: longestQuery_ms }),
  })
  // A connection that breaks, idle in the pool or between two queries of a transaction, fails the next query and is
  // replaced; without these listeners it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const queries = drizzlePostgres({ client: pool })
  const rooms = sharedRooms(pool, url)
  return {
    queries,
    rooms,
    // The disk is the database server's, which refuses what it cannot keep.
    requireRoom: () => undefined,
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
async function migrateInTurn(url: string, migrationsFolder: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: LONGEST_CONNECT_MS })
  // A connection that breaks fails its query; without a listener it would end the process as well.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migratePostgres(drizzlePostgres({ client }), { migrationsFolder })
  } finally {
    // The lock ends with its connection.
    await client.end()
  }
}

const LONGEST_READY_MS = 2 * SECOND_MS

async function answers(queries: Queries): Promise<boolean> {
  const asked = queries.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  return Promise.race([asked, wait(LONGEST_READY_MS, false, { ref: false })])
}
