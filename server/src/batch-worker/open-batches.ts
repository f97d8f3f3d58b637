import type { BatchQueue } from '../batch-queue/batch-queue'
import { bossQueue } from '../batch-queue/boss-queue'
import { localQueue } from '../batch-queue/local-queue'
import type { BatchStore } from '../domain/batch/batch'
import type { Clock } from '../domain/clock'
import { batchStore } from '../storage/batch-store'
import type { Database } from '../storage/database'
import { batchThreads } from './batch-threads'
import { batchWorker, type BatchWorker } from './batch-worker'

export interface BatchSettings {
  /** Of PostgreSQL; the embedded database has none. */
  readonly databaseUrl: string | undefined
  readonly migrates: boolean
  /** Of this process; 0: it works out none. */
  readonly batchThreads: number
  /** The built thread. */
  readonly threadFile: string
  readonly calculation: { readonly limit_s: number }
  readonly clock: Clock
  readonly onError: (error: unknown) => void
}

export interface Batches {
  readonly store: BatchStore
  /** Begins to work batches out. */
  work(): void
  /** Ends the chunks that are being calculated, and takes no more. */
  close(): Promise<void>
}

/** Batches of a database: its rows with the queue that belongs to it, and this process as one of those who work them out. */
export async function openBatches(database: Database, settings: BatchSettings): Promise<Batches> {
  const { databaseUrl, migrates, threadFile, calculation, clock, onError } = settings
  // Where there is no other process, this one does it.
  const atOnce = databaseUrl === undefined ? Math.max(1, settings.batchThreads) : settings.batchThreads
  const queue: BatchQueue =
    databaseUrl === undefined
      ? localQueue(database.queries)
      : await bossQueue(databaseUrl, { migrates, onError })
  const store = batchStore(database, queue)
  const threads = batchThreads(threadFile, Math.max(1, atOnce))
  let worker: BatchWorker | null = null
  return {
    store,
    work() {
      if (atOnce === 0) return
      worker = batchWorker(
        { queue, batches: store, threads, limit_s: calculation.limit_s, clock, onError },
        atOnce,
      )
    },
    async close() {
      await worker?.close()
      await threads.close()
      await queue.close()
    },
  }
}
