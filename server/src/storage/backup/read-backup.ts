import type { Queries } from '../database'
import { BackupRefused, readLine, reasonOf, totalOf, type RowCounts } from './backup-file'
import { backupLines } from './backup-lines'
import { insertRows, makeEmpty, setSequences } from './fill'
import { schemaVersion, tablesOf } from './tables'

const ROWS_AT_ONCE = 200

/**
 * Puts the rows of a backup into the database, all of them or none. The database has this version's schema and no
 * rows; rows that are there are taken away first when `replace` says so. A backup of an earlier version fits: what it
 * does not have gets its usual value.
 */
export function readBackup(
  queries: Queries,
  file: string,
  { replace }: { readonly replace: boolean },
): Promise<RowCounts> {
  return queries.transaction(async (tx) => {
    const tables = await tablesOf(tx)
    await makeEmpty(tx, tables, replace)
    const counts: Record<string, number> = {}
    for await (const { name, rows } of batchesOf(file, await schemaVersion(tx))) {
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

/** The rows of a backup, table by table; fails where the file is not whole. */
async function* batchesOf(file: string, schema: number): AsyncGenerator<Batch> {
  const lines = backupLines(file)
  const head = readLine(String((await lines.next()).value))
  if (head?.[0] !== 'soundleaf backup') throw new BackupRefused(`${file} is no backup of Soundleaf.`)
  if (head[1].schema > schema)
    throw new BackupRefused(`${file} was made by a later version of Soundleaf. Update this one first.`)

  const counts: Record<string, number> = {}
  const rows: string[] = []
  let name: string | null = null
  let isWhole = false
  for await (const text of lines) {
    const line = readLine(text)
    if (line?.[0] === 'row' && name !== null) {
      counts[name] = (counts[name] ?? 0) + 1
      rows.push(line[1])
    }
    if (name !== null && rows.length > 0 && (line?.[0] !== 'row' || rows.length === ROWS_AT_ONCE))
      yield { name, rows: rows.splice(0) }
    if (line?.[0] === 'table') name = line[1]
    isWhole = line?.[0] === 'end' && line[1] === totalOf(counts)
  }
  if (!isWhole) throw new BackupRefused(`${file} is not whole; nothing was restored.`)
}
