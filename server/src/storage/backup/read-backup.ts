import type { Queries } from '../database'
import { BackupRefused, readLine, reasonOf, totalOf, type Header, type RowCounts } from './backup-file'
import { backupLines } from './backup-lines'
import { insertRows, emptyTables, setSequences } from './insert-rows'
import { schemaVersion } from '../schema-version'
import { isPassing, tablesOf } from './tables'

/** Characters of rows that are inserted at once, give or take a row. */
const BATCH_LENGTH = 1_000_000

/**
 * Restores the rows of a backup, all of them or none, into a database with this version's schema. The database must be
 * empty; with `replace` its rows are deleted first. In a backup of an earlier version, columns that it does not have get
 * their defaults. Nobody is logged in afterwards: sessions, links and presence are not restored.
 */
export function readBackup(
  queries: Queries,
  file: string,
  { replace }: { readonly replace: boolean },
): Promise<RowCounts> {
  return queries.transaction(async (tx) => {
    const tables = await tablesOf(tx)
    await emptyTables(tx, tables, replace)
    const counts: Record<string, number> = {}
    for await (const { name, rows } of rowsOfBackup(file, await schemaVersion(tx))) {
      const table = tables.find((known) => known.name === name)
      if (table === undefined)
        throw new BackupRefused(`${file} has a table ${name}, which this version does not know.`)
      await insertRows(tx, table, rows).catch((error: unknown) => {
        throw new BackupRefused(`The rows of ${name} in ${file} do not fit: ${reasonOf(error)}.`)
      })
      counts[name] = (counts[name] ?? 0) + rows.length
    }
    await setSequences(tx)
    return counts
  })
}

interface Batch {
  readonly name: string
  readonly rows: readonly string[]
}

/** The first line of a backup; throws when the file is of another kind. */
export async function headerOf(file: string): Promise<Header> {
  const lines = backupLines(file)
  const header = readLine(String((await lines.next()).value))
  await lines.return(undefined)
  if (header?.[0] !== 'soundleaf backup') throw new BackupRefused(`${file} is no backup of Soundleaf.`)
  return header[1]
}

/** The rows of a backup that last, table by table; throws when the file is incomplete. */
export async function* rowsOfBackup(file: string, schema: number): AsyncGenerator<Batch> {
  if ((await headerOf(file)).schema > schema)
    throw new BackupRefused(`${file} was made by a later version of Soundleaf. Update this one first.`)

  const counts: Record<string, number> = {}
  const rows: string[] = []
  let length = 0
  let name: string | null = null
  let isWhole = false
  for await (const text of backupLines(file)) {
    const line = readLine(text)
    if (line?.[0] === 'row' && name !== null) {
      counts[name] = (counts[name] ?? 0) + 1
      rows.push(line[1])
      length += text.length
    }
    if (name !== null && rows.length > 0 && (line?.[0] !== 'row' || length >= BATCH_LENGTH)) {
      const batch = rows.splice(0)
      // A backup of an earlier version has all tables.
      if (!isPassing(name)) yield { name, rows: batch }
      length = 0
    }
    if (line?.[0] === 'table') name = line[1]
    isWhole = line?.[0] === 'end' && line[1] === totalOf(counts)
  }
  if (!isWhole) throw new BackupRefused(`${file} is not whole; nothing was restored.`)
}
