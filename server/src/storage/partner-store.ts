import { asc, eq, sql } from 'drizzle-orm'
import type { Partner, PartnerStore } from '../domain/embed/partner'
import type { Queries } from './database'
import { partnerDays, partners } from './schema'

export function partnerStore(queries: Queries): PartnerStore {
  const first = async (rows: Promise<(Partner & { keyHash: string })[]>) => partnerOf((await rows)[0])
  return {
    async create({ origins, ...partner }) {
      await queries.insert(partners).values({ ...partner, origins: [...origins] })
    },

    find: (id) => first(queries.select().from(partners).where(eq(partners.id, id))),

    findByName: (name) =>
      first(queries.select().from(partners).where(sql`lower(${partners.name}) = lower(${name})`)),

    findByKey: (keyHash) => first(queries.select().from(partners).where(eq(partners.keyHash, keyHash))),

    async knowsOrigin(origin) {
      const enabled = await queries.select().from(partners).where(eq(partners.isEnabled, true))
      return enabled.some(({ origins }) => origins.includes(origin))
    },

    async list() {
      const rows = await queries.select().from(partners).orderBy(asc(partners.name))
      return rows.flatMap((row) => partnerOf(row) ?? [])
    },

    async setEnabled(id, isEnabled) {
      await queries.update(partners).set({ isEnabled }).where(eq(partners.id, id))
    },

    async setKey(id, keyHash) {
      await queries.update(partners).set({ keyHash }).where(eq(partners.id, id))
    },

    async countCall(partnerId, day) {
      const [counted] = await queries
        .insert(partnerDays)
        .values({ partnerId, day, calls: 1 })
        .onConflictDoUpdate({
          target: [partnerDays.partnerId, partnerDays.day],
          set: { calls: sql`${partnerDays.calls} + 1` },
        })
        .returning({ calls: partnerDays.calls })
      return counted?.calls ?? Number.POSITIVE_INFINITY
    },
  }
}

function partnerOf(row: (Partner & { keyHash: string }) | undefined): Partner | null {
  if (row === undefined) return null
  const { keyHash: _keyHash, ...partner } = row
  return partner
}
