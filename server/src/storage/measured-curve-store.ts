import { and, asc, count, desc, eq, getTableColumns, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { MeasuredCurveStore } from '../domain/measured/measured-curve'
import { containing } from './containing'
import type { Database, Queries } from './database'
import { accounts, measuredCurves } from './schema'

/** The largest value of PostgreSQL's `integer`. */
const MAX_REVISION = 2 ** 31 - 1

const isKept = isNull(measuredCurves.deletedAt)
const field = (name: 'title' | 'laboratory' | 'reportNumber') =>
  sql`${measuredCurves.content} ->> ${sql.raw(`'${name}'`)}`

export function measuredCurveStore(
  database: Pick<Database, 'queries' | 'requireFreeSpace'>,
): MeasuredCurveStore {
  const { queries } = database
  return {
    async create(curve, most) {
      database.requireFreeSpace()
      const { accountId, creationKey } = curve
      const sameKey = and(
        eq(measuredCurves.accountId, accountId),
        creationKey === null ? sql`false` : eq(measuredCurves.creationKey, creationKey),
      )
      return queries.transaction(async (tx) => {
        await lockAccount(tx, accountId)
        const [existing] = await tx.select().from(measuredCurves).where(sameKey)
        if (existing !== undefined) return { isNew: false, curve: existing }
        if (await isFull(tx, accountId, most)) return 'TooManyCurves'
        await tx.insert(measuredCurves).values(curve)
        return { isNew: true, curve }
      })
    },

    async find(id) {
      const [curve] = await queries.select().from(measuredCurves).where(eq(measuredCurves.id, id))
      return curve ?? null
    },

    async replace({ id, accountId, revision }, content, now) {
      if (revision > MAX_REVISION) return null
      database.requireFreeSpace()
      const isBase = and(
        eq(measuredCurves.id, id),
        eq(measuredCurves.accountId, accountId),
        eq(measuredCurves.revision, revision),
        isKept,
      )
      const [curve] = await queries
        .update(measuredCurves)
        .set({ content, revision: revision + 1, modifiedAt: now })
        .where(isBase)
        .returning()
      return curve ?? null
    },

    async markDeleted(id, now) {
      await queries.update(measuredCurves).set({ deletedAt: now }).where(eq(measuredCurves.id, id))
    },

    restore: ({ id, accountId }, most) =>
      queries.transaction(async (tx) => {
        await lockAccount(tx, accountId)
        if (await isFull(tx, accountId, most)) return 'TooManyCurves'
        await tx.update(measuredCurves).set({ deletedAt: null }).where(eq(measuredCurves.id, id))
        return 'restored'
      }),

    listOf: (accountId) =>
      queries
        .select()
        .from(measuredCurves)
        .where(eq(measuredCurves.accountId, accountId))
        .orderBy(asc(measuredCurves.createdAt), asc(measuredCurves.id)),

    async purge(deletedBefore) {
      await queries.delete(measuredCurves).where(lt(measuredCurves.deletedAt, deletedBefore))
    },

    async list({ accountId, teamId }, filter, limit) {
      const own = eq(measuredCurves.accountId, accountId)
      const isShared = sql`(${measuredCurves.content} ->> 'isShared') = 'true'`
      const mine = teamId === null ? own : or(own, and(eq(accounts.teamId, teamId), isShared))
      const found = ['title', 'laboratory', 'reportNumber'] as const
      const wanted = and(
        mine,
        isKept,
        filter === '' ? undefined : or(...found.map((name) => containing(field(name), filter))),
      )
      const rows = await queries
        .select({ ...getTableColumns(measuredCurves), ownerEmail: accounts.email })
        .from(measuredCurves)
        .innerJoin(accounts, eq(accounts.id, measuredCurves.accountId))
        .where(wanted)
        .orderBy(desc(measuredCurves.modifiedAt), asc(measuredCurves.id))
        .limit(limit)
      if (rows.length < limit) return { rows, total: rows.length }
      const [counted] = await queries
        .select({ total: count() })
        .from(measuredCurves)
        .innerJoin(accounts, eq(accounts.id, measuredCurves.accountId))
        .where(wanted)
      return { rows, total: counted?.total ?? rows.length }
    },
  }
}

/** What an account writes at the same moment queues, so that no count overlooks another's. */
async function lockAccount(tx: Queries, accountId: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update')
}

/** Whether there is no room for one more; deleted ones that fill the share once more are removed for good. */
async function isFull(tx: Queries, accountId: string, most: number): Promise<boolean> {
  const [row] = await tx
    .select({
      kept: sql<number>`(count(*) filter (where ${isKept}))::int`,
      deleted: sql<number>`(count(*) filter (where not ${isKept}))::int`,
    })
    .from(measuredCurves)
    .where(eq(measuredCurves.accountId, accountId))
  const { kept, deleted } = row ?? { kept: 0, deleted: 0 }
  if (kept >= most) return true
  if (deleted > most)
    await tx
      .delete(measuredCurves)
      .where(and(eq(measuredCurves.accountId, accountId), isNotNull(measuredCurves.deletedAt)))
  return false
}
