import { and, asc, count, eq, lt, or } from 'drizzle-orm'
import type { PasskeyStore, Purpose } from '../domain/account/passkey'
import type { Queries } from './database'
import { accounts, passkeyChallenges, passkeys, secondFactors } from './schema'

export function passkeyStore(queries: Queries): PasskeyStore {
  return {
    list: (accountId) =>
      queries
        .select()
        .from(passkeys)
        .where(eq(passkeys.accountId, accountId))
        .orderBy(asc(passkeys.addedAt), asc(passkeys.id)),

    async ask(accountId, purpose, challenge, now) {
      const row = { challenge, askedAt: now }
      await queries
        .insert(passkeyChallenges)
        .values({ accountId, purpose, ...row })
        .onConflictDoUpdate({ target: [passkeyChallenges.accountId, passkeyChallenges.purpose], set: row })
    },

    async takeChallenge(accountId, purpose) {
      const [asked] = await queries.delete(passkeyChallenges).where(of(accountId, purpose)).returning()
      return asked ?? null
    },

    add(passkey, most) {
      const { accountId } = passkey
      return queries.transaction(async (tx) => {
        // The account's row makes those who add one queue, and those who switch the second factor off.
        await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update')
        const confirmed = and(eq(secondFactors.accountId, accountId), secondFactors.isConfirmed)
        const [factor] = await tx.select().from(secondFactors).where(confirmed)
        const [there] = await tx
          .select({ count: count() })
          .from(passkeys)
          .where(eq(passkeys.accountId, accountId))
        if (factor === undefined || (there?.count ?? 0) >= most) return false
        const added = await tx
          .insert(passkeys)
          .values({ ...passkey, transports: [...passkey.transports] })
          .onConflictDoNothing()
          .returning({ id: passkeys.id })
        return added.length > 0
      })
    },

    async use({ id }, counter, now) {
      const isNext = or(
        lt(passkeys.counter, counter),
        and(eq(passkeys.counter, 0), eq(passkeys.counter, counter)),
      )
      const used = await queries
        .update(passkeys)
        .set({ counter, usedAt: now })
        .where(and(eq(passkeys.id, id), isNext))
        .returning({ id: passkeys.id })
      return used.length > 0
    },

    async remove(accountId, id) {
      const removed = await queries
        .delete(passkeys)
        .where(and(eq(passkeys.accountId, accountId), eq(passkeys.id, id)))
        .returning({ id: passkeys.id })
      return removed.length > 0
    },
  }
}

const of = (accountId: string, purpose: Purpose) =>
  and(eq(passkeyChallenges.accountId, accountId), eq(passkeyChallenges.purpose, purpose))
