import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { Database } from '../database'
import { BackupRefused, type RowCounts } from './backup-file'
import { headerOf, readBackup, rowsOfBackup } from './read-backup'
import { schemaVersion } from '../schema-version'
import { writeBackup } from './write-backup'

/**
 * Restores a backup into an empty database, backs that up again, and holds every row of the two files against each
 * other, byte for byte. The rows of an earlier version, which get further columns, are restored only.
 */
export async function verifyBackup({ queries }: Database, file: string, now: Date): Promise<RowCounts> {
  const counts = await readBackup(queries, file, { replace: false })
  const schema = await schemaVersion(queries)
  if ((await headerOf(file)).schema !== schema) return counts
  const again = `${file}.verified`
  try {
    await writeBackup(queries, again, now)
    const [before, after] = [await digestsOf(file, schema), await digestsOf(again, schema)]
    for (const [table, digest] of before)
      if (after.get(table) !== digest)
        throw new BackupRefused(`The rows of ${table} in ${file} are not the same once they are restored.`)
  } finally {
    await rm(again, { force: true })
  }
  return counts
}

/** A digest of the rows of each table, whatever their order. */
async function digestsOf(file: string, schema: number): Promise<ReadonlyMap<string, string>> {
  const digests = new Map<string, string[]>()
  for await (const { name, rows } of rowsOfBackup(file, schema)) {
    const ofTable = digests.get(name) ?? []
    for (const row of rows) ofTable.push(digest(row))
    digests.set(name, ofTable)
  }
  return new Map([...digests].map(([name, ofTable]) => [name, digest(ofTable.sort().join(''))]))
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64')
