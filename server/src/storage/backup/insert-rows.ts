import { sql } from 'drizzle-orm'
import type { Queries } from '../database'
import { BackupRefused } from './backup-file'
import { rowsOf, type Table } from './tables'

/** Makes sure that no table has rows: deletes them with `replace`, else refuses. */
export async function emptyTables(tx: Queries, tables: readonly Table[], replace: boolean): Promise<void> {
  const names = sql.join(
    tables.map(({ name }) => sql.identifier(name)),
    sql.raw(', '),
  )
  if (replace) {
    await tx.execute(sql`truncate ${names}`)
    return
  }
  for (const { name } of tables) {
    const [row] = await rowsOf(tx, sql`select 1 from ${sql.identifier(name)} limit 1`)
    if (row !== undefined)
      throw new BackupRefused(
        'The database has rows already. With --replace they are deleted and the backup takes their place.',
      )
  }
}

/** Inserts rows that are JSON texts; columns that they do not have get their defaults. */
export async function insertRows(tx: Queries, table: Table, rows: readonly string[]): Promise<void> {
  const [first = '{}'] = rows
  const given = Object.keys(JSON.parse(first) as object)
  const columns = sql.join(
    table.columns.filter((column) => given.includes(column)).map((column) => sql.identifier(column)),
    sql.raw(', '),
  )
  const name = sql.identifier(table.name)
  await tx.execute(
    sql`insert into ${name} (${columns})
      select ${columns} from json_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::json)`,
  )
}

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
