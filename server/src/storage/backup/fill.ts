import { sql } from 'drizzle-orm'
import type { Queries } from '../database'
import { BackupRefused } from './backup-file'
import { rowsOf, type Table } from './tables'

/** Sees to it that no table has a row: takes them away, or refuses where that was not asked for. */
export async function makeEmpty(tx: Queries, tables: readonly Table[], replace: boolean): Promise<void> {
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

/** Inserts rows that are texts of JSON objects; columns that they do not have get their usual value. */
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

/** Lets counters go on after the highest number in use. */
export async function setSequences(tx: Queries): Promise<void> {
  const counted = await rowsOf<{ table: string; column: string }>(
    tx,
    sql`select table_name as table, column_name as column from information_schema.columns
      where table_schema = current_schema() and (column_default like 'nextval(%' or is_identity = 'YES')`,
  )
  for (const { table, column } of counted)
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(quote_ident(${table}), ${column}),
        coalesce((select max(${sql.identifier(column)}) from ${sql.identifier(table)}), 0) + 1, false)`,
    )
}
