import { eq, lt } from 'drizzle-orm'
import type { AttemptStore } from '../domain/account/attempts'
import type { Queries } from './database'
import { attempts } from './schema'

const NEVER = new Date(0)

export function attemptStore(queries: Queries): AttemptStore {
  return {
    change(key, change) {
      return queries.transaction(async (tx) => {
        // The row is there before it is looked at, so that attempts at the same moment stand in line.
        await tx
          .insert(attempts)
          .values({ key, count: 0, lastAt: NEVER, freeAt: NEVER })
          .onConflictDoNothing()
        const [row] = await tx.select().from(attempts).where(eq(attempts.key, key)).for('update')
        const known = row === undefined || row.count === 0 ? null : row
        const next = change(known)
        if (next !== null) await tx.update(attempts).set(next).where(eq(attempts.key, key))
        return known
      })
    },

    async purge(lastBefore) {
      await queries.delete(attempts).where(lt(attempts.lastAt, lastBefore))
    },
  }
}
