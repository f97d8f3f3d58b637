import { and, asc, eq, exists, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { AccountStore } from '../domain/account/account'
import type { Queries } from './database'
import { accounts, ownedTables, passwordResets, sessions } from './schema'

export function accountStore(queries: Queries): AccountStore {
  return {
    async findByEmail(email) {
      // PostgreSQL's `text` cannot contain NUL, so no account has such an address.
      if (email.includes('\0')) return null
      const [account] = await queries
        .select()
        .from(accounts)
        .where(sql`lower(${accounts.email}) = lower(${email})`)
      return account ?? null
    },

    async find(id) {
      const [account] = await queries.select().from(accounts).where(eq(accounts.id, id))
      return account ?? null
    },

    async create(account, now) {
      const created = await queries
        .insert(accounts)
        .values({ ...account, createdAt: now })
        .onConflictDoNothing()
        .returning({ id: accounts.id })
      return created.length === 1
    },

    async setDetails(id, details) {
      await queries.update(accounts).set(details).where(eq(accounts.id, id))
    },

    list: () => queries.select().from(accounts).orderBy(asc(accounts.email)),

    async setLicence(id, licence, trialExpiry) {
      await queries.update(accounts).set({ licence, trialExpiry }).where(eq(accounts.id, id))
    },

    async setTeam(id, teamId) {
      await queries.update(accounts).set({ teamId }).where(eq(accounts.id, id))
    },

    async enable(id) {
      await queries.transaction(async (tx) => {
        for (const owned of ownedTables) {
          const isIts = and(eq(accounts.id, id), eq(accounts.erasedAt, owned.deletedAt))
          const wentWithIt = exists(tx.select().from(accounts).where(isIts))
          await tx
            .update(owned)
            .set({ deletedAt: null })
            .where(and(eq(owned.accountId, id), wentWithIt))
        }
        await tx.update(accounts).set({ disabledAt: null, erasedAt: null }).where(eq(accounts.id, id))
      })
    },

    async purgeErased(erasedBefore) {
      await queries.transaction(async (tx) => {
        const isGone = lt(accounts.erasedAt, erasedBefore)
        const gone = (await tx.select({ id: accounts.id }).from(accounts).where(isGone)).map(({ id }) => id)
        if (gone.length === 0) return
        for (const owned of [sessions, ...ownedTables])
          await tx.delete(owned).where(inArray(owned.accountId, gone))
        await tx.delete(accounts).where(inArray(accounts.id, gone))
      })
    },

    async purgeUnverified(createdBefore) {
      const isForgotten = and(isNull(accounts.verifiedAt), lt(accounts.createdAt, createdBefore))
      await queries.delete(accounts).where(and(isForgotten, isNull(accounts.teamId)))
    },

    async saveReset(reset) {
      await queries.insert(passwordResets).values(reset)
    },

    async findReset(hash) {
      const [reset] = await queries.select().from(passwordResets).where(eq(passwordResets.hash, hash))
      return reset ?? null
    },

    async purgeResets(now) {
      await queries.delete(passwordResets).where(lt(passwordResets.expiresAt, now))
    },

    async consumeReset(hash) {
      const [reset] = await queries.delete(passwordResets).where(eq(passwordResets.hash, hash)).returning()
      return reset ?? null
    },
  }
}
