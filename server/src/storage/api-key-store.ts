import { and, count, desc, eq, gt, lt } from 'drizzle-orm'
import type { ApiKeyStore } from '../domain/api-key/api-key'
import type { Queries } from './database'
import { accounts, apiKeys } from './schema'

export function apiKeyStore(queries: Queries): ApiKeyStore {
  return {
    create: (key, most) =>
      queries.transaction(async (tx) => {
        // What an account makes at the same moment queues, so that no count overlooks another's.
        await tx
          .select({ id: accounts.id })
          .from(accounts)
          .where(eq(accounts.id, key.accountId))
          .for('no key update')
        const works = and(eq(apiKeys.accountId, key.accountId), gt(apiKeys.expiresAt, key.createdAt))
        const [row] = await tx.select({ keys: count() }).from(apiKeys).where(works)
        if ((row?.keys ?? 0) >= most) return 'TooManyKeys'
        await tx.insert(apiKeys).values({ ...key, scopes: [...key.scopes] })
        return 'made'
      }),

    async findByHash(keyHash) {
      const [key] = await queries.select().from(apiKeys).where(eq(apiKeys.keyHash, keyHash))
      return key ?? null
    },

    list: (accountId) =>
      queries
        .select()
        .from(apiKeys)
        .where(eq(apiKeys.accountId, accountId))
        .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id)),

    async setUsed(id, now) {
      await queries.update(apiKeys).set({ usedAt: now }).where(eq(apiKeys.id, id))
    },

    async remove(accountId, id) {
      const removed = await queries
        .delete(apiKeys)
        .where(and(eq(apiKeys.accountId, accountId), eq(apiKeys.id, id)))
        .returning({ id: apiKeys.id })
      return removed.length > 0
    },

    async purge(expiredBefore) {
      await queries.delete(apiKeys).where(lt(apiKeys.expiresAt, expiredBefore))
    },
  }
}
