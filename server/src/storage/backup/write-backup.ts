import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { Queries } from '../database'
import { lineOf, totalOf, type RowCounts } from './backup-file'
import { rowsOf, schemaVersion, tablesOf } from './tables'

const BATCH_SIZE = 200

/**
 * Writes every row of the database, as of one moment, to a file that only its owner can read. It gets its name when it
 * is complete and synced to the disk; an existing file is replaced.
 */
export async function writeBackup(queries: Queries, file: string, now: Date): Promise<RowCounts> {
  const counts: Record<string, number> = {}
  const draft = `${file}.part`
  await mkdir(dirname(file), { recursive: true })
  try {
    await queries.transaction(
      (tx) =>
        pipeline(
          Readable.from(lines(tx, now, counts)),
          createGzip(),
          createWriteStream(draft, { mode: 0o600 }),
        ),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    const handle = await open(draft, 'r')
    await handle.sync()
    await handle.close()
    await rename(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
  return counts
}

async function* lines(tx: Queries, now: Date, counts: Record<string, number>): AsyncGenerator<string> {
  const head = { schema: await schemaVersion(tx), madeAt: now.toISOString() }
  yield `${lineOf(['soundleaf backup', head])}\n`
  for (const { name } of await tablesOf(tx)) {
    yield `${lineOf(['table', name])}\n`
    counts[name] = 0
    for await (const rows of rowsOfTable(tx, name)) {
      counts[name] += rows.length
      yield rows.map(({ row }) => `${row}\n`).join('')
    }
  }
  yield `${lineOf(['end', totalOf(counts)])}\n`
}

async function* rowsOfTable(tx: Queries, name: string): AsyncGenerator<readonly { row: string }[]> {
  await tx.execute(
    sql`declare backup cursor for select row_to_json(t)::text as row from ${sql.identifier(name)} t`,
  )
  for (;;) {
    const rows = await rowsOf<{ row: string }>(tx, sql.raw(`fetch ${BATCH_SIZE} from backup`))
    if (rows.length === 0) break
    yield rows
  }
  await tx.execute(sql`close backup`)
}
