import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { Queries } from '../database'
import { rowsOf, schemaVersion } from '../schema-version'
import { lineOf, totalOf, type RowCounts } from './backup-file'
import { isPassing, tablesOf, type Table } from './tables'

/** A project may have a megabyte. */
const BATCH_SIZE = 50

/**
 * Writes every row that lasts, as of one moment, to a file that only its owner can read. It gets its name when it
 * is complete and synced to the disk; an existing file is replaced.
 */
export async function writeBackup(queries: Queries, file: string, now: Date): Promise<RowCounts> {
  const counts: Record<string, number> = {}
  const [draft, plain] = [`${file}.part`, `${file}.plain`]
  await mkdir(dirname(file), { recursive: true })
  try {
    await queries.transaction(
      (tx) => pipeline(Readable.from(lines(tx, now, counts)), createWriteStream(plain, { mode: 0o600 })),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    // Compressed afterwards: PGlite has one connection, for which every call waits until the transaction is over.
    await pipeline(createReadStream(plain), createGzip(), createWriteStream(draft, { mode: 0o600 }))
    const handle = await open(draft, 'r')
    await handle.sync()
    await handle.close()
    await rename(draft, file)
  } finally {
    await Promise.all([rm(draft, { force: true }), rm(plain, { force: true })])
  }
  return counts
}

async function* lines(tx: Queries, now: Date, counts: Record<string, number>): AsyncGenerator<string> {
  // As in every other database: the text of a moment depends on it.
  await tx.execute(sql`set local time zone 'UTC'`)
  const head = { schema: await schemaVersion(tx), madeAt: now.toISOString() }
  yield `${lineOf(['soundleaf backup', head])}\n`
  for (const table of await tablesOf(tx)) {
    if (isPassing(table.name)) continue
    yield `${lineOf(['table', table.name])}\n`
    let count = 0
    for await (const rows of rowsOfTable(tx, table)) {
      count += rows.length
      yield rows.map(({ row }) => `${row}\n`).join('')
    }
    counts[table.name] = count
  }
  yield `${lineOf(['end', totalOf(counts)])}\n`
}

/**
 * Documents are written as their text, in a string: PostgreSQL keeps every document that it has taken as it is, but
 * reads no row again in which a document holds half a surrogate pair or U+0000.
 */
async function* rowsOfTable(
  tx: Queries,
  { name, columns }: Table,
): AsyncGenerator<readonly { row: string }[]> {
  const values = columns.map((column) => {
    const value = sql.identifier(column.name)
    return column.type === 'json' ? sql`${value}::text as ${value}` : value
  })
  await tx.execute(
    sql`declare backup cursor for select row_to_json(r)::text as row
      from (select ${sql.join(values, sql.raw(', '))} from ${sql.identifier(name)}) r`,
  )
  for (;;) {
    const rows = await rowsOf<{ row: string }>(tx, sql.raw(`fetch ${BATCH_SIZE} from backup`))
    if (rows.length === 0) break
    yield rows
  }
  await tx.execute(sql`close backup`)
}
