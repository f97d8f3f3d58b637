import { and, asc, isNull, notInArray } from 'drizzle-orm'
import type { Queries } from '../storage/database'
import { batchChunks } from '../storage/schema'
import type { BatchQueue } from './batch-queue'

/** The queue of the only process that has the database: the rows themselves, and who has taken which in memory. */
export function localQueue(queries: Queries): BatchQueue {
  const taken = new Set<string>()
  return {
    put: () => Promise.resolve(),
    drop: () => Promise.resolve(),
    async take() {
      const isFree = taken.size === 0 ? undefined : notInArray(batchChunks.id, [...taken])
      const [next] = await queries
        .select({ id: batchChunks.id })
        .from(batchChunks)
        .where(and(isNull(batchChunks.doneAt), isFree))
        .orderBy(asc(batchChunks.turn), asc(batchChunks.id))
        .limit(1)
      if (next === undefined) return null
      taken.add(next.id)
      const leave = () => Promise.resolve(void taken.delete(next.id))
      return { id: next.id, done: leave, release: leave }
    },
    close: () => Promise.resolve(),
  }
}
