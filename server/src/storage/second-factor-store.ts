import { and, eq, lt } from 'drizzle-orm'
import type { SecondFactorStore } from '../domain/account/second-factor'
import type { Queries } from './database'
import { accounts, passkeys, secondFactors, teams } from './schema'

export function secondFactorStore(queries: Queries): SecondFactorStore {
  return {
    async find(accountId, isConfirmed) {
      const [factor] = await queries.select().from(secondFactors).where(at(accountId, isConfirmed))
      return factor ?? null
    },

    async isRequired(teamId) {
      const [team] = await queries.select().from(teams).where(eq(teams.id, teamId))
      return team?.requiresSecondFactor ?? false
    },

    async begin({ accountId, isConfirmed, ...row }) {
      await queries
        .insert(secondFactors)
        .values({ accountId, isConfirmed, ...row })
        .onConflictDoUpdate({ target: [secondFactors.accountId, secondFactors.isConfirmed], set: row })
    },

    async useStep(accountId, step) {
      const used = await queries
        .update(secondFactors)
        .set({ lastStep: step })
        .where(and(at(accountId, true), lt(secondFactors.lastStep, step)))
        .returning({ accountId: secondFactors.accountId })
      return used.length > 0
    },

    useRecovery: (accountId, hash) =>
      queries.transaction(async (tx) => {
        const [factor] = await tx.select().from(secondFactors).where(at(accountId, true)).for('update')
        if (factor === undefined || !factor.recoveryHashes.includes(hash)) return false
        const recoveryHashes = factor.recoveryHashes.filter((kept) => kept !== hash)
        await tx.update(secondFactors).set({ recoveryHashes }).where(at(accountId, true))
        return true
      }),

    confirm({ accountId, secret, lastStep, since }) {
      return queries.transaction(async (tx) => {
        // As logins do: each begins its session before, or after, and needs a code then.
        await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update')
        const isThis = and(at(accountId, false), eq(secondFactors.secret, secret))
        const [waiting] = await tx.delete(secondFactors).where(isThis).returning()
        if (waiting === undefined) return false
        await tx.delete(secondFactors).where(at(accountId, true))
        await tx.insert(secondFactors).values({ ...waiting, isConfirmed: true, lastStep, since })
        return true
      })
    },

    remove(accountId) {
      return queries.transaction(async (tx) => {
        await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update')
        await tx.delete(secondFactors).where(eq(secondFactors.accountId, accountId))
        await tx.delete(passkeys).where(eq(passkeys.accountId, accountId))
      })
    },
  }
}

const at = (accountId: string, isConfirmed: boolean) =>
  and(eq(secondFactors.accountId, accountId), eq(secondFactors.isConfirmed, isConfirmed))
