import { and, desc, eq, gte, lt } from 'drizzle-orm'
import type { AuditStore } from '../domain/audit-trail'
import type { Queries } from './database'
import { auditEntries } from './schema'

export function auditStore(queries: Queries): AuditStore {
  return {
    async append(entry) {
      await queries.insert(auditEntries).values({ ...entry, details: [...entry.details] })
    },

    async list({ accountId, addressHash, since, limit }) {
      const latest = await queries
        .select()
        .from(auditEntries)
        .where(
          and(
            accountId === undefined ? undefined : eq(auditEntries.accountId, accountId),
            addressHash === undefined ? undefined : eq(auditEntries.addressHash, addressHash),
            since === undefined ? undefined : gte(auditEntries.at, since),
          ),
        )
        .orderBy(desc(auditEntries.at))
        .limit(limit)
      return latest.reverse()
    },

    async purge(before) {
      await queries.delete(auditEntries).where(lt(auditEntries.at, before))
    },
  }
}
