import { and, asc, desc, eq, gt, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import type { ProjectStore } from '../domain/project/project'
import type { Quota, QuotaRefusal } from '../domain/project/quota'
import type { Database, Queries } from './database'
import { COLUMNS, fileProjects, page, rowsOf } from './project-lists'
import { dropEarliest, keepRevision } from './revision-store'
import { accounts, MAX_REVISION, projects } from './schema'
import { tellSaved } from './webhook-store'

export function projectStore(database: Pick<Database, 'queries' | 'requireFreeSpace'>): ProjectStore {
  const { queries } = database
  const find: ProjectStore['find'] = async (id) => {
    const [project] = await queries.select().from(projects).where(eq(projects.id, id))
    return project ?? null
  }

  return {
    find,

    async create(project, quota) {
      database.requireFreeSpace()
      const created = await withinQuota(queries, project.accountId, quota, async (tx) => {
        const [row] = await tx
          .insert(projects)
          .values({
            ...project,
            structuresSummary: [...project.structuresSummary],
            tags: [...project.tags],
          })
          .onConflictDoNothing({ target: [projects.accountId, projects.creationKey] })
          .returning()
        if (row === undefined) return null
        await tellSaved(tx, row)
        return row
      })
      if (typeof created === 'string') return created
      if (created !== null) return { isNew: true, project: created }
      const sameKey = project.creationKey === null ? undefined : eq(projects.creationKey, project.creationKey)
      const [existing] = await queries
        .select()
        .from(projects)
        .where(and(eq(projects.accountId, project.accountId), sameKey))
      if (existing === undefined)
        throw new Error('A project was neither created nor found by its creation key')
      return { isNew: false, project: existing }
    },

    async replace({ id, accountId, revision }, content, now, quota) {
      if (revision > MAX_REVISION) return null
      database.requireFreeSpace()
      const { document, structuresSummary } = content
      const base = and(
        eq(projects.id, id),
        eq(projects.accountId, accountId),
        eq(projects.revision, revision),
        isNull(projects.deletedAt),
      )
      return withinQuota(queries, accountId, quota, async (tx) => {
        const [replaced] = await tx.select().from(projects).where(base).for('update')
        if (replaced === undefined) return null
        await keepRevision(tx, replaced)
        await dropEarliest(tx, accountId, quota.bytes)
        const [row] = await tx
          .update(projects)
          .set({
            ...content,
            structuresSummary: [...structuresSummary],
            revision: revision + 1,
            modifiedAt: now,
          })
          .where(base)
          .returning(COLUMNS)
        if (row === undefined) return null
        await tellSaved(tx, row)
        return { ...row, document }
      })
    },

    usage: async (accountId) => (await usageOf(queries, accountId)).kept,

    async setShared(id, isShared) {
      await queries.update(projects).set({ isShared }).where(eq(projects.id, id))
    },

    async markDeleted(id, now) {
      await queries.update(projects).set({ deletedAt: now }).where(eq(projects.id, id))
    },

    async setNumbers(id, numbers) {
      await queries
        .update(projects)
        .set({ numbers })
        .where(and(eq(projects.id, id), eq(projects.revision, numbers.revision)))
    },

    file: (accountId, ids, change) => fileProjects(queries, accountId, ids, change),

    async restore({ id, accountId }, quota) {
      const restored = await withinQuota(queries, accountId, quota, async (tx) => {
        const [row] = await tx
          .update(projects)
          .set({ deletedAt: null })
          .where(and(eq(projects.id, id), isNotNull(projects.deletedAt)))
          .returning({ id: projects.id })
        return row ?? null
      })
      return typeof restored === 'string' ? restored : restored !== null
    },

    listDeleted: (accountId, limit) =>
      rowsOf(queries, and(eq(projects.accountId, accountId), isNotNull(projects.deletedAt)))
        .orderBy(desc(projects.deletedAt), asc(projects.id))
        .limit(limit),

    listDocuments: (accountId, after, limit) =>
      queries
        .select()
        .from(projects)
        .where(and(eq(projects.accountId, accountId), after === null ? undefined : gt(projects.id, after)))
        .orderBy(asc(projects.id))
        .limit(limit),

    async purge(deletedBefore) {
      await queries.delete(projects).where(lt(projects.deletedAt, deletedBefore))
    },

    list: (accountId, { creationKey, archive, ...wanted }, limit) => {
      const made = creationKey === undefined ? undefined : eq(projects.creationKey, creationKey)
      const state = archive ?? (made === undefined ? 'current' : 'all')
      const isInState = state === 'all' ? undefined : eq(projects.isArchived, state === 'archived')
      return page(queries, and(eq(projects.accountId, accountId), made, isInState), wanted, limit)
    },

    listShared: (teamId, accountId, wanted, limit) =>
      page(
        queries,
        and(
          eq(accounts.teamId, teamId),
          ne(projects.accountId, accountId),
          eq(projects.isShared, true),
          eq(projects.isArchived, false),
        ),
        wanted,
        limit,
      ),

    async isSharedWith(id, teamId) {
      const [found] = await queries
        .select({ id: projects.id })
        .from(projects)
        .innerJoin(accounts, eq(accounts.id, projects.accountId))
        .where(and(eq(projects.id, id), eq(projects.isShared, true), eq(accounts.teamId, teamId)))
      return found !== undefined
    },
  }
}

class OverQuota extends Error {
  constructor(readonly refusal: QuotaRefusal) {
    super(refusal)
  }
}

/** Writes, and takes it back if the account then has more than the quota and more than before. */
async function withinQuota<Row>(
  queries: Queries,
  accountId: string,
  quota: Quota,
  write: (tx: Queries) => Promise<Row | null>,
): Promise<Row | QuotaRefusal | null> {
  try {
    return await queries.transaction(async (tx) => {
      // Saves of one account queue, so that none overlooks another's.
      await tx
        .select({ id: accounts.id })
        .from(accounts)
        .where(eq(accounts.id, accountId))
        .for('no key update')
      const { kept: before } = await usageOf(tx, accountId)
      const written = await write(tx)
      if (written === null) return null
      const { kept, deleted } = await usageOf(tx, accountId)
      if (kept.projects > Math.max(quota.projects, before.projects)) throw new OverQuota('TooManyProjects')
      if (kept.bytes > Math.max(quota.bytes, before.bytes)) throw new OverQuota('ShareFull')
      if (deleted.projects > quota.projects || deleted.bytes > quota.bytes)
        await tx.delete(projects).where(and(eq(projects.accountId, accountId), isNotNull(projects.deletedAt)))
      return written
    })
  } catch (error) {
    if (error instanceof OverQuota) return error.refusal
    throw error
  }
}

/** Sizes as stored, which PostgreSQL knows without reading the documents. */
async function usageOf(
  queries: Queries,
  accountId: string,
): Promise<{ readonly kept: Quota; readonly deleted: Quota }> {
  const isKept = sql`filter (where ${projects.deletedAt} is null)`
  const [row] = await queries
    .select({
      kept: sql<number>`(count(*) ${isKept})::int`,
      all: sql<number>`count(*)::int`,
      keptBytes: sql<number>`coalesce(sum(pg_column_size(${projects.document})) ${isKept}, 0)::float8`,
      allBytes: sql<number>`coalesce(sum(pg_column_size(${projects.document})), 0)::float8`,
    })
    .from(projects)
    .where(eq(projects.accountId, accountId))
  const { kept, all, keptBytes, allBytes } = row ?? { kept: 0, all: 0, keptBytes: 0, allBytes: 0 }
  return {
    kept: { projects: kept, bytes: keptBytes },
    deleted: { projects: all - kept, bytes: allBytes - keptBytes },
  }
}
