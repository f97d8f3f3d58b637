import { and, count, desc, eq, getTableColumns, gt, lt, sql } from 'drizzle-orm'
import type { LinkStore } from '../domain/link/project-link'
import type { Database } from './database'
import { accounts, projectLinks, projects } from './schema'

/** Every column but the state, which is long. */
const { state: _, ...rowColumns } = getTableColumns(projectLinks)

export function linkStore(database: Pick<Database, 'queries' | 'requireFreeSpace'>): LinkStore {
  const { queries } = database
  return {
    async create(link, accountId, most) {
      database.requireFreeSpace()
      return queries.transaction(async (tx) => {
        // What an account makes at the same moment queues, so that no count overlooks another's.
        await tx
          .select({ id: accounts.id })
          .from(accounts)
          .where(eq(accounts.id, accountId))
          .for('no key update')
        const works = gt(projectLinks.expiresAt, link.createdAt)
        const [row] = await tx
          .select({ links: count() })
          .from(projectLinks)
          .innerJoin(projects, eq(projects.id, projectLinks.projectId))
          .where(and(eq(projects.accountId, accountId), works))
        if ((row?.links ?? 0) >= most) return 'TooManyLinks'
        await tx.insert(projectLinks).values(link)
        return 'made'
      })
    },

    async find(id) {
      const [link] = await queries.select(rowColumns).from(projectLinks).where(eq(projectLinks.id, id))
      return link ?? null
    },

    async findByToken(tokenHash) {
      const [link] = await queries.select().from(projectLinks).where(eq(projectLinks.tokenHash, tokenHash))
      return link ?? null
    },

    list: (projectId) =>
      queries
        .select(rowColumns)
        .from(projectLinks)
        .where(eq(projectLinks.projectId, projectId))
        .orderBy(desc(projectLinks.createdAt), desc(projectLinks.id)),

    async countOpening(id, now) {
      const opened = sql`${projectLinks.opened} + 1`
      await queries.update(projectLinks).set({ opened, lastOpenedAt: now }).where(eq(projectLinks.id, id))
    },

    async remove(id) {
      await queries.delete(projectLinks).where(eq(projectLinks.id, id))
    },

    async purge(expiredBefore) {
      await queries.delete(projectLinks).where(lt(projectLinks.expiresAt, expiredBefore))
    },
  }
}
