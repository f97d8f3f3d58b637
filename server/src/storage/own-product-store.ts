import { and, asc, desc, eq, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import {
  MAX_VERSIONS,
  type Keeper,
  type NewVersion,
  type OwnProductStore,
  type StoredOwnProduct,
} from '../domain/catalogue/own-product'
import type { Database, Queries } from './database'
import { accounts, ownProducts, ownProductVersions, teams } from './schema'

/** Rows that one statement inserts: PostgreSQL takes 65 535 parameters. */
const BATCH = 1000

export function ownProductStore(database: Pick<Database, 'queries' | 'requireFreeSpace'>): OwnProductStore {
  const { queries } = database
  return {
    async list(keepers) {
      const kept = await rows(queries, and(isNull(ownProducts.deletedAt), or(...keepers.map(keptBy))))
      return kept.sort((a, b) => a.content.name.localeCompare(b.content.name, 'en', { numeric: true }))
    },

    async find(id) {
      const [product] = await rows(queries, eq(ownProducts.id, id))
      return product ?? null
    },

    listVersions: (id) =>
      queries
        .select({
          version: ownProductVersions.version,
          content: ownProductVersions.content,
          savedAt: ownProductVersions.savedAt,
          savedBy: accounts.email,
        })
        .from(ownProductVersions)
        .leftJoin(accounts, eq(accounts.id, ownProductVersions.savedBy))
        .where(eq(ownProductVersions.productId, id))
        .orderBy(desc(ownProductVersions.version)),

    listOf: (accountId, after, limit) =>
      queries
        .select({ id: ownProducts.id, deletedAt: ownProducts.deletedAt })
        .from(ownProducts)
        .where(
          and(eq(ownProducts.accountId, accountId), after === null ? undefined : gt(ownProducts.id, after)),
        )
        .orderBy(asc(ownProducts.id))
        .limit(limit),

    change(keeper, { accountId, now }, decide) {
      database.requireFreeSpace()
      return queries.transaction(async (tx) => {
        await lock(tx, keeper)
        const decision = decide(await rows(tx, keptBy(keeper)))
        if (!decision.ok) return decision
        const { versions, value } = decision.value
        for (let at = 0; at < versions.length; at += BATCH)
          await write(tx, keeper, versions.slice(at, at + BATCH), accountId, now)
        return { ok: true, value }
      })
    },

    async markDeleted(id, now) {
      await queries.update(ownProducts).set({ deletedAt: now }).where(eq(ownProducts.id, id))
    },
  }
}

const keptBy = ({ keptBy, id }: Keeper): SQL =>
  eq(keptBy === 'own' ? ownProducts.accountId : ownProducts.teamId, id)

/** Changes of one keeper queue, so that none overlooks another's. */
async function lock(tx: Queries, { keptBy, id }: Keeper): Promise<void> {
  const keepers = keptBy === 'own' ? accounts : teams
  await tx.select({ id: keepers.id }).from(keepers).where(eq(keepers.id, id)).for('no key update')
}

async function rows(queries: Queries, which: SQL | undefined): Promise<StoredOwnProduct[]> {
  const found = await queries
    .select({
      id: ownProducts.id,
      accountId: ownProducts.accountId,
      teamId: ownProducts.teamId,
      deletedAt: ownProducts.deletedAt,
      version: ownProducts.version,
      content: ownProductVersions.content,
      savedAt: ownProductVersions.savedAt,
      savedBy: accounts.email,
    })
    .from(ownProducts)
    .innerJoin(
      ownProductVersions,
      and(
        eq(ownProductVersions.productId, ownProducts.id),
        eq(ownProductVersions.version, ownProducts.version),
      ),
    )
    .leftJoin(accounts, eq(accounts.id, ownProductVersions.savedBy))
    .where(which)
  return found.map(({ accountId, teamId, ...product }) => ({
    ...product,
    keeper: accountId === null ? { keptBy: 'team', id: teamId ?? '' } : { keptBy: 'own', id: accountId },
  }))
}

async function write(
  tx: Queries,
  keeper: Keeper,
  versions: readonly NewVersion[],
  savedBy: string,
  savedAt: Date,
): Promise<void> {
  const owner =
    keeper.keptBy === 'own' ? { accountId: keeper.id, teamId: null } : { accountId: null, teamId: keeper.id }
  await tx
    .insert(ownProducts)
    .values(versions.map(({ id, version }) => ({ id, version, deletedAt: null, ...owner })))
    .onConflictDoUpdate({
      target: ownProducts.id,
      set: { version: sql`excluded.version`, deletedAt: null },
    })
  await tx
    .insert(ownProductVersions)
    .values(
      versions.map(({ id, version, content }) => ({ productId: id, version, content, savedAt, savedBy })),
    )
    // A product that was deleted comes back in the version that it had.
    .onConflictDoNothing()
  const old = versions.filter(({ version }) => version > MAX_VERSIONS)
  for (const { id, version } of old)
    await tx
      .delete(ownProductVersions)
      .where(
        and(eq(ownProductVersions.productId, id), lte(ownProductVersions.version, version - MAX_VERSIONS)),
      )
}
