import { and, asc, desc, eq, getTableColumns, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { MaterialMeaningStore } from '../domain/material-meanings'
import type { Database } from './database'
import { accounts, materialMeanings } from './schema'

const { material, is, productId, saidAt } = getTableColumns(materialMeanings)

export function materialMeaningStore(
  database: Pick<Database, 'queries' | 'requireFreeSpace'>,
): MaterialMeaningStore {
  const { queries } = database
  const ofAccount = (accountId: string) => eq(materialMeanings.accountId, accountId)
  return {
    of: (accountId) =>
      queries
        .select({ material, is, productId })
        .from(materialMeanings)
        .where(ofAccount(accountId))
        .orderBy(asc(material)),

    ofTeam: (teamId, exceptAccountId) =>
      queries
        .select({ material, is, productId, owner: accounts.email })
        .from(materialMeanings)
        .innerJoin(accounts, eq(accounts.id, materialMeanings.accountId))
        .where(and(eq(accounts.teamId, teamId), ne(accounts.id, exceptAccountId), isNull(accounts.erasedAt)))
        .orderBy(desc(saidAt), asc(accounts.email), asc(material)),

    async say(accountId, { said, forgotten }, now, most) {
      if (said.length > 0) database.requireFreeSpace()
      await queries.transaction(async (tx) => {
        // One after the other of an account, so that none of them counts without the others.
        await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update')
        if (forgotten.length > 0)
          await tx
            .delete(materialMeanings)
            .where(and(ofAccount(accountId), inArray(material, [...forgotten])))
        if (said.length === 0) return
        await tx
          .insert(materialMeanings)
          .values(said.map((one) => ({ ...one, accountId, saidAt: now })))
          .onConflictDoUpdate({
            target: [materialMeanings.accountId, material],
            set: {
              is: sql`excluded.${sql.identifier(is.name)}`,
              productId: sql`excluded.${sql.identifier(productId.name)}`,
              saidAt: now,
            },
          })
        const tooMany = tx
          .select({ material })
          .from(materialMeanings)
          .where(ofAccount(accountId))
          .orderBy(desc(saidAt), asc(material))
          .offset(most)
        await tx.delete(materialMeanings).where(and(ofAccount(accountId), inArray(material, tooMany)))
      })
    },
  }
}
