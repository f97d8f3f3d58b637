import { sql } from 'drizzle-orm'
import type { DrizzleTransactionLike } from 'pg-boss'
import { SECOND_MS } from '../domain/clock'
import type { BatchQueue } from './batch-queue'

const QUEUE = 'batch-chunks'
/** The schema of its tables, beside ours. */
const SCHEMA = 'batch_queue'
/** A worker that says nothing for so long is gone, and another one gets what it had. */
const HEARTBEAT_S = 10
const BEAT_INTERVAL_MS = 4 * SECOND_MS
/** How often it is looked whether one is gone. */
const LOOK_INTERVAL_S = 5
/** Jobs of one statement. */
const AT_ONCE = 1000
/** It tries again for as long as the rows say so: they know when it is enough. */
const ATTEMPTS = 1000
const MOST_CONNECTIONS = 4

interface BossOptions {
  /** False: another process makes its tables (`admin migrate`). */
  readonly migrates: boolean
  readonly onError: (error: unknown) => void
}

/** Makes the queue's tables, where a start does not (`MIGRATE_AT_START=0`). */
export async function migrateBossQueue(url: string): Promise<void> {
  await (await bossQueue(url, { migrates: true, onError: () => undefined })).close()
}

/** The queue of any number of processes on any number of machines: pg-boss in the PostgreSQL that is there. */
export async function bossQueue(url: string, { migrates, onError }: BossOptions): Promise<BatchQueue> {
  // Here alone: the embedded database has no use for it, and a start no time.
  const { fromDrizzle, PgBoss } = await import('pg-boss')
  const boss = new PgBoss({
    connectionString: url,
    schema: SCHEMA,
    max: MOST_CONNECTIONS,
    migrate: migrates,
    schedule: false,
    superviseIntervalSeconds: LOOK_INTERVAL_S,
    monitorIntervalSeconds: LOOK_INTERVAL_S,
  })
  // Without a listener an error of its own connections would end the process; it goes on by itself.
  boss.on('error', onError)
  await boss.start()
  await boss.createQueue(QUEUE, {
    retryLimit: ATTEMPTS,
    retryDelay: 1,
    heartbeatSeconds: HEARTBEAT_S,
    expireInSeconds: 60 * 60,
    deleteAfterSeconds: 60 * 60,
    retentionSeconds: 60 * 24 * 60 * 60,
  })

  return {
    async put(chunks, transaction) {
      // Both drivers answer with an object that has `rows`, which their common type does not say.
      const db = fromDrizzle(transaction as unknown as DrizzleTransactionLike, sql)
      for (const some of inGroups(chunks))
        await boss.insert(
          QUEUE,
          some.map(({ id, turn }) => ({ id, priority: -turn })),
          { db },
        )
    },
    async drop(chunkIds) {
      for (const some of inGroups(chunkIds)) await boss.deleteJob(QUEUE, [...some])
    },
    async take() {
      const [job] = await boss.fetch(QUEUE, { batchSize: 1, includeMetadata: true })
      if (job === undefined) return null
      const attempt = { id: job.id, retryCount: job.retryCount }
      // A beat that is lost costs nothing: the next one comes before the job is given to somebody else.
      const beats = setInterval(() => void boss.touch(QUEUE, attempt).catch(onError), BEAT_INTERVAL_MS)
      return {
        id: job.id,
        async done() {
          clearInterval(beats)
          await boss.complete(QUEUE, attempt)
        },
        async release() {
          clearInterval(beats)
          await boss.fail(QUEUE, attempt)
        },
      }
    },
    close: () => boss.stop({ graceful: false }),
  }
}

function inGroups<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / AT_ONCE)
  return Array.from({ length: count }, (_, at) => items.slice(at * AT_ONCE, (at + 1) * AT_ONCE))
}
