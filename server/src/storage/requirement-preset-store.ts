import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { RequirementPresetStore } from '../domain/requirement-presets'
import type { Database } from './database'
import { accounts, requirementPresets } from './schema'

export function requirementPresetStore(
  database: Pick<Database, 'queries' | 'requireFreeSpace'>,
): RequirementPresetStore {
  const { queries } = database
  return {
    async of(accountId) {
      const [row] = await queries
        .select()
        .from(requirementPresets)
        .where(eq(requirementPresets.accountId, accountId))
      return row ?? { revision: 0, presets: [] }
    },

    ofTeam: (teamId, exceptAccountId) =>
      queries
        .select({ owner: accounts.email, presets: requirementPresets.presets })
        .from(requirementPresets)
        .innerJoin(accounts, eq(accounts.id, requirementPresets.accountId))
        .where(and(eq(accounts.teamId, teamId), ne(accounts.id, exceptAccountId), isNull(accounts.erasedAt)))
        .orderBy(asc(accounts.email)),

    async replace(accountId, base, presets) {
      database.requireFreeSpace()
      const row = { accountId, revision: base + 1, presets: [...presets] }
      const saved =
        base === 0
          ? await queries
              .insert(requirementPresets)
              .values(row)
              .onConflictDoNothing()
              .returning({ revision: requirementPresets.revision })
          : await queries
              .update(requirementPresets)
              .set(row)
              .where(and(eq(requirementPresets.accountId, accountId), eq(requirementPresets.revision, base)))
              .returning({ revision: requirementPresets.revision })
      return saved.length > 0
    },
  }
}
