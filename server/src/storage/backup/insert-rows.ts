import { sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../database'
import { BackupRefused } from './backup-file'
import { rowsOf } from '../schema-version'
import { isKept, type Column, type Table } from './tables'

/** Makes sure that no table has rows, but for those that keep them: deletes them with `replace`, else refuses. */
export async function emptyTables(tx: Queries, tables: readonly Table[], replace: boolean): Promise<void> {
  const emptied = tables.filter(({ name }) => !isKept(name))
  const names = sql.join(
    emptied.map(({ name }) => sql.identifier(name)),
    sql.raw(', '),
  )
  if (replace) {
    await tx.execute(sql`truncate ${names}`)
    return
  }
  for (const { name } of emptied) {
    const [row] = await rowsOf(tx, sql`select 1 from ${sql.identifier(name)} limit 1`)
    if (row !== undefined)
      throw new BackupRefused(
        'The database has rows already. With --replace they are deleted and the backup takes their place.',
      )
  }
}

/** Inserts rows that are JSON texts; columns that they do not have get their defaults. */
export async function insertRows(tx: Queries, table: Table, rows: readonly string[]): Promise<void> {
  const parsed = rows.map((row) => JSON.parse(row) as Readonly<Record<string, unknown>>)
  const [first = {}] = parsed
  const columns = table.columns.filter(({ name }) => name in first)
  const list = (form: (name: SQL, type: SQL) => SQL) =>
    sql.join(
      columns.map(({ name, type }) => form(sql`${sql.identifier(name)}`, sql`${sql.identifier(type)}`)),
      sql.raw(', '),
    )
  const given = JSON.stringify(parsed.map((row) => withDocumentsAsText(row, columns)))
  await tx.execute(
    sql`insert into ${sql.identifier(table.name)} (${list((name) => name)})
      select ${list((name, type) => sql`${name}::${type}`)}
      from json_to_recordset(${given}::json) as given(${list((name) => sql`${name} text`)})
      ${sql.raw(isKept(table.name) ? 'on conflict do nothing' : '')}`,
  )
}

/** Backups of earlier versions have documents that are not in a string. */
function withDocumentsAsText(row: Readonly<Record<string, unknown>>, columns: readonly Column[]) {
  const documents = columns.filter(({ name, type }) => type === 'json' && isObject(row[name]))
  return { ...row, ...Object.fromEntries(documents.map(({ name }) => [name, JSON.stringify(row[name])])) }
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null

/** Lets sequences continue after the highest number in use. */
export async function setSequences(tx: Queries): Promise<void> {
  const columns = await rowsOf<{ table: string; column: string }>(
    tx,
    sql`select table_name as table, column_name as column from information_schema.columns
      where table_schema = current_schema() and (column_default like 'nextval(%' or is_identity = 'YES')`,
  )
  for (const { table, column } of columns)
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(quote_ident(${table}), ${column}),
        coalesce((select max(${sql.identifier(column)}) from ${sql.identifier(table)}), 0) + 1, false)`,
    )
}
