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
import { requireFreeSpace } from './free-space'
import { isMigrated, refuseNewerSchema, rowsOf } from './schema-version'
import { socketAdapters } from './socket-adapter'
import { inSpan } from '../tracing/spans'

/** The query interface of the stores; the same for PGlite and PostgreSQL. */
export type Queries = PgDatabase<PgQueryResultHKT>

export interface Database {
  readonly queries: Queries
  /** Connects the sockets of several processes; null for PGlite, which has only one. */
  readonly openSocketAdapter: ReturnType<typeof socketAdapters>['open'] | null
  /** Throws while the disk has too little space for something long, as a project. */
  requireFreeSpace(): void
  /** Whether the database answers quickly. */
  isReady(): Promise<boolean>
  /** Of this process to PostgreSQL, by state; PGlite has none. */
  connections(): Readonly<Record<string, number>>
  /** By how much this process's clock is ahead of the database's. */
  clockSkew_ms(): Promise<number>
  close(): Promise<void>
}

interface OpenOptions {
  readonly queryTimeout_ms?: number | undefined
  /** False: another process migrates PostgreSQL, and this one waits for it. */
  readonly migrates?: boolean
}

/**
 * Opens and migrates PGlite in a folder, which it locks for this process, or PostgreSQL at a URL. Queries to PostgreSQL
 * fail after `queryTimeout_ms`: on a broken network an answer may never come. PostgreSQL itself ends them as well, so that
 * what nobody waits for any more holds no lock, and ends sooner what only waits for somebody else's lock.
 */
export async function openDatabase(
  place: { readonly folder: string } | { readonly url: string },
  migrationsFolder: string,
  { queryTimeout_ms, migrates = true }: OpenOptions = {},
): Promise<Database> {
  return 'url' in place
    ? openPostgres(place.url, migrationsFolder, { queryTimeout_ms, migrates })
    : openFolder(place.folder, migrationsFolder)
}

async function openFolder(folder: string, migrationsFolder: string): Promise<Database> {
  mkdirSync(folder, { recursive: true })
  const lock = await lockFolder(folder)
  try {
    const path = join(folder, 'database')
    if (!existsSync(path)) await createDatabase(path)
    const database = await openPglite(path, migrationsFolder)
    return {
      ...database,
      requireFreeSpace: () => requireFreeSpace(folder),
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

/** PostgreSQL's own 128 MB of buffers are filled with zeros at every start, which takes most of a second. */
const embedded = (path: string): PGlite =>
  new PGlite(path, { startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'] })

/** A database whose creation was interrupted cannot be opened, so it gets its name only when it is complete. */
async function createDatabase(path: string): Promise<void> {
  const unfinished = `${path}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const client = embedded(unfinished)
  await client.waitReady
  await client.close()
  renameSync(unfinished, path)
}

/** Migrates and wraps an embedded database. */
async function openPglite(path: string, migrationsFolder: string): Promise<Database> {
  const client = embedded(path)
  const queries = drizzlePglite({ client })
  traceTransactions(queries)
  await refuseNewerSchema(queries, migrationsFolder)
  await migratePglite(queries, { migrationsFolder })
  return {
    queries,
    openSocketAdapter: null,
    connections: () => ({}),
    requireFreeSpace: () => undefined,
    isReady: () => isAnswering(queries),
    clockSkew_ms: () => clockSkew(queries),
    close: () => client.close(),
  }
}

/** Each transaction becomes a span. */
function traceTransactions(queries: Queries): void {
  const transaction = queries.transaction.bind(queries)
  queries.transaction = (work, config) => inSpan('transaction', {}, () => transaction(work, config))
}

const CONNECTIONS = 10
/** Also for waiting until a connection of the pool is free. */
const CONNECT_TIMEOUT_MS = 10 * SECOND_MS
const LOCK_TIMEOUT_MS = 10 * SECOND_MS

async function openPostgres(
  url: string,
  migrationsFolder: string,
  { queryTimeout_ms, migrates }: OpenOptions,
): Promise<Database> {
  if (migrates) await migrateWithLock(url, migrationsFolder)
  else await untilMigrated(url, migrationsFolder)
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...(queryTimeout_ms !== undefined && {
      query_timeout: queryTimeout_ms,
      statement_timeout: queryTimeout_ms,
      idle_in_transaction_session_timeout: queryTimeout_ms,
      lock_timeout: Math.min(LOCK_TIMEOUT_MS, queryTimeout_ms),
    }),
  })
  // When a connection breaks, idle in the pool or between two queries of a transaction, the next query fails and the
  // connection is replaced; without these listeners the process would crash.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const queries = drizzlePostgres({ client: pool })
  traceTransactions(queries)
  const adapters = socketAdapters(pool, url)
  return {
    queries,
    openSocketAdapter: adapters.open,
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    // The disk belongs to the database server, which reports by itself when it is full.
    requireFreeSpace: () => undefined,
    isReady: () => isAnswering(queries),
    clockSkew_ms: () => clockSkew(queries),
    async close() {
      await adapters.close()
      await pool.end()
    },
  }
}

/** The key of the advisory lock; any number that no other lock of the database uses. */
const MIGRATION_LOCK = 73_021

/** Several processes may start at the same time: one migrates, the others wait for it. */
async function migrateWithLock(url: string, migrationsFolder: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  // When the connection breaks its query fails; without this listener the process would crash as well.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    // A migration that waits for a table makes everybody else wait behind it: rather another start.
    await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`)
    const queries = drizzlePostgres({ client })
    await refuseNewerSchema(queries, migrationsFolder)
    await migratePostgres(queries, { migrationsFolder })
  } finally {
    // The lock is released with the connection.
    await client.end()
  }
}

/** The half of the question's time is the answer's way. */
async function clockSkew(queries: Queries): Promise<number> {
  const asked = Date.now()
  const [row] = await rowsOf<{ now: number }>(
    queries,
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
  )
  return (asked + Date.now()) / 2 - (row?.now ?? Number.NaN)
}

const LOOK_INTERVAL_MS = 1 * SECOND_MS

/** For as long as it takes: whoever started this process gives it so much time, and no other way is right. */
async function untilMigrated(url: string, migrationsFolder: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  pool.on('error', () => undefined)
  const queries = drizzlePostgres({ client: pool })
  try {
    while (!(await isMigrated(queries, migrationsFolder))) await wait(LOOK_INTERVAL_MS)
  } finally {
    await pool.end()
  }
}

const READY_TIMEOUT_MS = 2 * SECOND_MS

async function isAnswering(queries: Queries): Promise<boolean> {
  const asked = queries.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  return Promise.race([asked, wait(READY_TIMEOUT_MS, false, { ref: false })])
}
