import { getTableName, sql } from 'drizzle-orm'
import type { Queries } from '../database'
import {
  apiKeys,
  auditEntries,
  batchChunks,
  batches,
  passkeyChallenges,
  passwordResets,
  presences,
  projectLinks,
  refreshTokens,
  sessions,
  socketIoAttachments,
  tabs,
  webhookDeliveries,
} from '../schema'
import { rowsOf } from '../schema-version'

export interface Column {
  readonly name: string
  /** As PostgreSQL calls it in its catalogue: `int4`, `timestamptz`, `json`. */
  readonly type: string
}

export interface Table {
  readonly name: string
  readonly columns: readonly Column[]
}

/**
 * Tables of which no backup has a row: a restore would bring back sessions that had ended, links and keys that were used up or
 * taken back, and messages to receivers that have had them, or between processes that are gone. Batches are calculated again
 * from what their owners have.
 */
const PASSING: ReadonlySet<string> = new Set(
  [
    sessions,
    refreshTokens,
    tabs,
    presences,
    passwordResets,
    passkeyChallenges,
    projectLinks,
    apiKeys,
    batches,
    batchChunks,
    webhookDeliveries,
    socketIoAttachments,
  ].map((table) => getTableName(table)),
)

export const isPassing = (table: string): boolean => PASSING.has(table)

/** The audit trail keeps its rows when a backup is restored; those of the backup come to them. */
export const isKept = (table: string): boolean => table === getTableName(auditEntries)

/** Every table of the database; a table comes after those that it references. */
export async function tablesOf(queries: Queries): Promise<readonly Table[]> {
  const columns = await rowsOf<{ table: string; column: string; type: string }>(
    queries,
    sql`select c.table_name as table, c.column_name as column, c.udt_name as type
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where table_schema = current_schema() and t.table_type = 'BASE TABLE'
      order by c.table_name, c.ordinal_position`,
  )
  const references = await rowsOf<{ from: string; to: string }>(
    queries,
    sql`select distinct f.relname as from, t.relname as to
      from pg_constraint c join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
      where c.contype = 'f' and c.conrelid <> c.confrelid`,
  )
  const names = [...new Set(columns.map(({ table }) => table))]
  return sortByReferences(names, references).map((name) => ({
    name,
    columns: columns
      .filter(({ table }) => table === name)
      .map(({ column, type }) => ({ name: column, type })),
  }))
}

function sortByReferences(
  names: readonly string[],
  references: readonly { readonly from: string; readonly to: string }[],
): readonly string[] {
  const placed: string[] = []
  while (placed.length < names.length) {
    const next = names.find(
      (name) =>
        !placed.includes(name) && references.every(({ from, to }) => from !== name || placed.includes(to)),
    )
    if (next === undefined) throw new Error('Tables reference each other in a circle')
    placed.push(next)
  }
  return placed
}
