import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

type Queries = Pick<PgDatabase<PgQueryResultHKT>, 'execute'>

/** The schema belongs to a later version, which this program would damage or misread. */
export class SchemaTooNew extends Error {
  constructor(found: number, known: number, oldest: number) {
    super(
      `The database has schema ${found}, made by a later version of Soundleaf, and works with programs that know at least ${oldest}; this one knows ${known}. Start the later version, or restore a backup from before it.`,
    )
    this.name = 'SchemaTooNew'
  }
}

/** Refuses a database that a later version has changed so that this one cannot work with it. */
export async function refuseNewerSchema(queries: Queries, migrationsFolder: string): Promise<void> {
  const known = migrationsIn(migrationsFolder)
  const found = await schemaVersion(queries)
  if (found <= known) return
  const [row] = await rowsOf<{ migrations: number }>(
    queries,
    sql`select migrations from drizzle.oldest_program`,
  )
  const oldest = row?.migrations ?? found
  if (known < oldest) throw new SchemaTooNew(found, known, oldest)
}

/** Whether the schema is this program's or a later one with which it works; throws where it does not. */
export async function isMigrated(queries: Queries, migrationsFolder: string): Promise<boolean> {
  await refuseNewerSchema(queries, migrationsFolder)
  return (await schemaVersion(queries)) >= migrationsIn(migrationsFolder)
}

function migrationsIn(folder: string): number {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    readonly entries: readonly unknown[]
  }
  return entries.length
}

/** The version of the schema: the number of migrations that were applied; 0 where none was. */
export async function schemaVersion(queries: Queries): Promise<number> {
  const [table] = await rowsOf<{ exists: boolean }>(
    queries,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  )
  if (table?.exists !== true) return 0
  const [row] = await rowsOf<{ count: number }>(
    queries,
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  )
  return row?.count ?? 0
}

/** The rows of a raw query; both drivers return an object with `rows`. */
export async function rowsOf<Row>(queries: Queries, query: SQL): Promise<readonly Row[]> {
  const answer: unknown = await queries.execute(query)
  return (answer as { readonly rows: readonly Row[] }).rows
}
