import { asc, eq, inArray, lt } from 'drizzle-orm'
import type { PresenceStore } from '../domain/session/presence'
import type { Queries } from './database'
import { accounts, presences, sessions } from './schema'

export function presenceStore(queries: Queries): PresenceStore {
  return {
    async report(connections, now) {
      if (connections.length === 0) return
      await queries
        .insert(presences)
        .values(connections.map(({ id, sessionId }) => ({ connectionId: id, sessionId, seenAt: now })))
        .onConflictDoUpdate({ target: presences.connectionId, set: { seenAt: now } })
    },

    async remove(connectionId) {
      await queries.delete(presences).where(eq(presences.connectionId, connectionId))
    },

    async removeStale(since) {
      const gone = await queries
        .delete(presences)
        .where(lt(presences.seenAt, since))
        .returning({ sessionId: presences.sessionId })
      const sessionIds = gone.map(({ sessionId }) => sessionId)
      return queries
        .selectDistinct({ id: accounts.id, teamId: accounts.teamId })
        .from(sessions)
        .innerJoin(accounts, eq(accounts.id, sessions.accountId))
        .where(inArray(sessions.id, sessionIds))
    },

    async listOnline({ id, teamId }) {
      const rows = await queries
        .selectDistinct({ email: accounts.email })
        .from(presences)
        .innerJoin(sessions, eq(sessions.id, presences.sessionId))
        .innerJoin(accounts, eq(accounts.id, sessions.accountId))
        .where(teamId === null ? eq(accounts.id, id) : eq(accounts.teamId, teamId))
        .orderBy(asc(accounts.email))
      return rows.map(({ email }) => email)
    },

    async isConnected(sessionId) {
      const [found] = await queries
        .select({ connectionId: presences.connectionId })
        .from(presences)
        .where(eq(presences.sessionId, sessionId))
        .limit(1)
      return found !== undefined
    },
  }
}
