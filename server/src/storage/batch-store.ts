import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, max, min, sql } from 'drizzle-orm'
import type { BatchQueue } from '../batch-queue/batch-queue'
import type { BatchStore, NewChunk, StoredBatch } from '../domain/batch/batch'
import { carriedTrace } from '../tracing/spans'
import type { Database, Queries } from './database'
import { accounts, batchChunks, batches } from './schema'

/** Batches that one housekeeping removes. */
const PURGED_AT_ONCE = 20

export function batchStore(
  database: Pick<Database, 'queries' | 'requireFreeSpace'>,
  queue: Pick<BatchQueue, 'put' | 'drop'>,
): BatchStore {
  const { queries } = database

  /** Behind the account's own chunks, and not before any that waits. */
  async function put(
    { id: batchId, accountId }: Pick<StoredBatch, 'id' | 'accountId'>,
    chunks: readonly NewChunk[],
    tx: Queries,
  ): Promise<void> {
    const waits = isNull(batchChunks.doneAt)
    const [first] = await tx
      .select({ turn: min(batchChunks.turn) })
      .from(batchChunks)
      .where(waits)
    const [own] = await tx
      .select({ turn: max(batchChunks.turn) })
      .from(batchChunks)
      .innerJoin(batches, eq(batches.id, batchChunks.batchId))
      .where(and(waits, eq(batches.accountId, accountId)))
    const start = Math.max(first?.turn ?? 0, (own?.turn ?? -1) + 1)
    const { traceparent = null } = carriedTrace()
    const rows = chunks.map((chunk, at) => ({ ...chunk, turn: start + at }))
    // One statement with one parameter: ten thousand rows with a parameter for each value would take the embedded
    // database, and all who wait for it, a second or two.
    await tx.execute(
      sql`insert into ${batchChunks} (id, batch_id, "first", size, turn, traceparent, structures)
        select id, ${batchId}::uuid, "first", size, turn, ${traceparent}::text, structures
        from json_to_recordset(${JSON.stringify(rows)}::json)
          as rows (id uuid, "first" integer, size integer, turn integer, structures json)`,
    )
    await queue.put(rows, tx)
  }

  async function find(id: string): Promise<StoredBatch | null> {
    const [batch] = await queries.select().from(batches).where(eq(batches.id, id))
    return batch ?? null
  }

  return {
    find,

    create(batch, chunks, most) {
      database.requireFreeSpace()
      const { accountId, creationKey } = batch
      return queries.transaction(async (tx) => {
        // What an account makes at the same moment queues, so that no count overlooks another's.
        await tx
          .select({ id: accounts.id })
          .from(accounts)
          .where(eq(accounts.id, accountId))
          .for('no key update')
        const own = eq(batches.accountId, accountId)
        if (creationKey !== null) {
          const same = and(own, eq(batches.creationKey, creationKey))
          const [made] = await tx.select().from(batches).where(same)
          if (made !== undefined) return made
        }
        const [running] = await tx
          .select({ batches: count() })
          .from(batches)
          .where(and(own, eq(batches.state, 'Running')))
        if ((running?.batches ?? 0) >= most) return 'TooManyBatches'
        await tx.insert(batches).values(batch)
        await put(batch, chunks, tx)
        return batch
      })
    },

    add(id, received, chunks) {
      database.requireFreeSpace()
      const more = chunks.reduce((sum, { size }) => sum + size, 0)
      return queries.transaction(async (tx) => {
        const [batch] = await tx
          .update(batches)
          .set({ received: received + more })
          .where(and(eq(batches.id, id), eq(batches.received, received), eq(batches.state, 'Running')))
          .returning()
        if (batch === undefined) return null
        await put(batch, chunks, tx)
        return batch
      })
    },

    list: (accountId) =>
      queries
        .select()
        .from(batches)
        .where(eq(batches.accountId, accountId))
        .orderBy(desc(batches.createdAt), desc(batches.id)),

    async listRunning(accountIds) {
      if (accountIds.length === 0) return []
      const isWatched = inArray(batches.accountId, [...accountIds])
      return queries
        .select()
        .from(batches)
        .where(and(isWatched, eq(batches.state, 'Running')))
    },

    async countWaiting() {
      const [row] = await queries
        .select({ waiting: sql<number>`coalesce(sum(${batches.count} - ${batches.done}), 0)::float8` })
        .from(batches)
        .where(eq(batches.state, 'Running'))
      return row?.waiting ?? 0
    },

    async cancel(id, now) {
      const left = await queries.transaction(async (tx) => {
        // In the order in which a worker that finishes a chunk locks the rows.
        const waiting = await tx
          .delete(batchChunks)
          .where(and(eq(batchChunks.batchId, id), isNull(batchChunks.doneAt)))
          .returning({ id: batchChunks.id })
        await tx
          .update(batches)
          .set({ state: 'Cancelled', finishedAt: now })
          .where(and(eq(batches.id, id), eq(batches.state, 'Running')))
        return waiting
      })
      await queue.drop(left.map((chunk) => chunk.id))
    },

    async remove(id) {
      await queries.delete(batches).where(eq(batches.id, id))
    },

    async purge(createdBefore) {
      const old = await queries
        .select({ id: batches.id })
        .from(batches)
        .where(lt(batches.createdAt, createdBefore))
        .limit(PURGED_AT_ONCE)
      for (const { id } of old) {
        await queries.delete(batchChunks).where(eq(batchChunks.batchId, id))
        await queries.delete(batches).where(eq(batches.id, id))
      }
    },

    async begin(chunkId) {
      // The lines need room as well: before the attempt counts.
      database.requireFreeSpace()
      const { suspects, doing } = batchChunks
      const [chunk] = await queries
        .update(batchChunks)
        .set({
          attempts: sql`${batchChunks.attempts} + 1`,
          suspects: sql`case when ${doing} is null then ${suspects} else (${suspects}::jsonb || to_jsonb(${doing}))::json end`,
          doing: null,
        })
        .where(and(eq(batchChunks.id, chunkId), isNull(batchChunks.doneAt)))
        .returning()
      const batch = chunk && (await find(chunk.batchId))
      if (!chunk || !batch) return null
      const { standard, fieldValues, sweep, solve } = batch
      return { ...chunk, standard, fieldValues, sweep, solve }
    },

    async setDoing(chunkId, index) {
      await queries.update(batchChunks).set({ doing: index }).where(eq(batchChunks.id, chunkId))
    },

    async finish(chunkId, { lines, failed, front }, now) {
      await queries.transaction(async (tx) => {
        const [chunk] = await tx
          .update(batchChunks)
          .set({
            lines: lines.join('\n'),
            front: front.length > 0 ? front.join('\n') : null,
            doneAt: now,
            doing: null,
            structures: null,
          })
          .where(and(eq(batchChunks.id, chunkId), isNull(batchChunks.doneAt)))
          .returning({ batchId: batchChunks.batchId, size: batchChunks.size })
        if (chunk === undefined) return
        const done = sql`${batches.done} + ${chunk.size}`
        const isLast = sql`${batches.state} = 'Running' and ${done} >= ${batches.count}`
        await tx
          .update(batches)
          .set({
            done,
            failed: sql`${batches.failed} + ${failed}`,
            state: sql`case when ${isLast} then 'Done' else ${batches.state} end`,
            finishedAt: sql`case when ${isLast} then ${now.toISOString()}::timestamptz else ${batches.finishedAt} end`,
          })
          .where(eq(batches.id, chunk.batchId))
      })
    },

    async readLines(id, from, most, which) {
      const rows = await queries
        .select({ first: batchChunks.first, size: batchChunks.size, lines: batchChunks[which] })
        .from(batchChunks)
        .where(
          and(
            eq(batchChunks.batchId, id),
            isNotNull(batchChunks.doneAt),
            isNotNull(batchChunks[which]),
            gt(sql`${batchChunks.first} + ${batchChunks.size}`, from),
          ),
        )
        .orderBy(asc(batchChunks.first))
        .limit(most)
      return rows.map(({ lines, ...chunk }) => ({ ...chunk, lines: lines ?? '' }))
    },
  }
}
