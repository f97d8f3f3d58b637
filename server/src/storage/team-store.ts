import { asc, eq, sql } from 'drizzle-orm'
import type { TeamStore } from '../domain/account/team'
import type { Queries } from './database'
import { teams } from './schema'

export function teamStore(queries: Queries): TeamStore {
  return {
    async create(team) {
      await queries.insert(teams).values(team)
    },

    async findByName(name) {
      const [team] = await queries.select().from(teams).where(sql`lower(${teams.name}) = lower(${name})`)
      return team ?? null
    },

    async setSlots(id, slots) {
      await queries.update(teams).set({ slots }).where(eq(teams.id, id))
    },

    async requireSecondFactor(id, isRequired) {
      await queries.update(teams).set({ requiresSecondFactor: isRequired }).where(eq(teams.id, id))
    },

    list: () => queries.select().from(teams).orderBy(asc(teams.name)),
  }
}
