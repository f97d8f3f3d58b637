import { randomUUID } from 'node:crypto'
import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm'
import type { StoredProject } from '../domain/project/project'
import type { Attempt, WebhookStore } from '../domain/webhook/webhook'
import { carriedTrace } from '../tracing/spans'
import type { Database, Queries } from './database'
import { accounts, webhookDeliveries, webhooks } from './schema'

/** So many messages of one webhook wait at most; the earliest of more are given up. */
const MOST_WAITING = 100

const ROW = {
  ...getTableColumns(webhooks),
  // Columns of a single table are written without its name, which the inner query would take for its own.
  waiting: sql<number>`(select count(*)::int from ${webhookDeliveries} as kept where kept.webhook_id = webhooks.id)`,
}

export function webhookStore(database: Pick<Database, 'queries' | 'requireFreeSpace'>): WebhookStore {
  const { queries } = database
  const rowsOf = (which: SQL | undefined) =>
    queries.select(ROW).from(webhooks).where(which).orderBy(asc(webhooks.createdAt), asc(webhooks.id))
  const note = async (id: string, { at, status }: Attempt, tx: Queries = queries) => {
    await tx.update(webhooks).set({ lastAt: at, lastStatus: status }).where(eq(webhooks.id, id))
  }

  return {
    note,

    async create(webhook, most) {
      database.requireFreeSpace()
      return queries.transaction(async (tx) => {
        // What an account makes at the same moment queues, so that no count overlooks another's.
        await tx
          .select({ id: accounts.id })
          .from(accounts)
          .where(eq(accounts.id, webhook.accountId))
          .for('no key update')
        const [row] = await tx
          .select({ there: count() })
          .from(webhooks)
          .where(eq(webhooks.accountId, webhook.accountId))
        if ((row?.there ?? 0) >= most) return 'TooManyWebhooks'
        await tx.insert(webhooks).values(webhook)
        return 'made'
      })
    },

    list: (accountId) => rowsOf(eq(webhooks.accountId, accountId)),

    find: async (id) => (await rowsOf(eq(webhooks.id, id)))[0] ?? null,

    async remove(id) {
      await queries.delete(webhooks).where(eq(webhooks.id, id))
    },

    async claim(now, until, limit) {
      const due = lte(webhookDeliveries.nextAt, now)
      const firsts = queries
        .selectDistinctOn([webhookDeliveries.webhookId], { id: webhookDeliveries.id })
        .from(webhookDeliveries)
        .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
        .innerJoin(accounts, eq(accounts.id, webhooks.accountId))
        .where(and(due, isNull(accounts.erasedAt), isNull(accounts.disabledAt)))
        .orderBy(
          webhookDeliveries.webhookId,
          asc(webhookDeliveries.nextAt),
          asc(webhookDeliveries.createdAt),
          asc(webhookDeliveries.id),
        )
        .limit(limit)
      const claimed = await queries
        .update(webhookDeliveries)
        .set({ nextAt: until })
        // Whoever waited for another process's claim of a row finds it no longer due.
        .where(and(inArray(webhookDeliveries.id, firsts), due))
        .returning()
      if (claimed.length === 0) return []
      const known = await queries
        .select()
        .from(webhooks)
        .where(
          inArray(
            webhooks.id,
            claimed.map(({ webhookId }) => webhookId),
          ),
        )
      return claimed.flatMap(({ id, webhookId, message, tries, traceparent }) => {
        const webhook = known.find((one) => one.id === webhookId)
        return webhook === undefined ? [] : [{ id, webhook, message, tries, traceparent }]
      })
    },

    async finish({ id, webhook }, attempt) {
      await queries.transaction(async (tx) => {
        await tx.delete(webhookDeliveries).where(eq(webhookDeliveries.id, id))
        await note(webhook.id, attempt, tx)
      })
    },

    async postpone({ id, webhook, tries }, attempt, next) {
      await queries.transaction(async (tx) => {
        await tx
          .update(webhookDeliveries)
          .set({ nextAt: next, tries: tries + 1 })
          .where(eq(webhookDeliveries.id, id))
        await note(webhook.id, attempt, tx)
      })
    },
  }
}

/** Stores a message about a revision for each webhook of its owner, with the save: neither comes without the other. */
export async function tellSaved(
  tx: Queries,
  project: Pick<StoredProject, 'id' | 'accountId' | 'name' | 'revision' | 'modifiedAt'>,
): Promise<void> {
  const { id: projectId, name, revision, modifiedAt } = project
  const wanting = await tx
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(eq(webhooks.accountId, project.accountId))
  for (const { id: webhookId } of wanting) {
    await tx.insert(webhookDeliveries).values({
      id: randomUUID(),
      webhookId,
      message: {
        type: 'project.saved',
        timestamp: modifiedAt.toISOString(),
        data: { projectId, name, revision },
      },
      createdAt: modifiedAt,
      nextAt: modifiedAt,
      tries: 0,
      ...carriedTrace(),
    })
    const excess = tx
      .select({ id: webhookDeliveries.id })
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.webhookId, webhookId))
      .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
      .offset(MOST_WAITING)
    await tx.delete(webhookDeliveries).where(inArray(webhookDeliveries.id, excess))
  }
}
