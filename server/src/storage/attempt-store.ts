import { eq, lt } from 'drizzle-orm'
import type { AttemptStore } from '../domain/account/attempts'
import type { Queries } from './database'
import { attempts } from './schema'

const NEVER = new Date(0)

export function attemptStore(queries: Queries): AttemptStore {
  return {
    update(key, change) {
      return queries.transaction(async (tx) => {
        // Only an existing row can be locked, and the lock makes concurrent attempts queue.
        await tx
          .insert(attempts)
          .values({ key, count: 0, lastAt: NEVER, freeAt: NEVER })
          .onConflictDoNothing()
        const [row] = await tx.select().from(attempts).where(eq(attempts.key, key)).for('update')
        const before = row === undefined || row.count === 0 ? null : row
        const after = change(before)
        if (after !== null) await tx.update(attempts).set(after).where(eq(attempts.key, key))
        return before
      })
    },

    async purge(lastBefore) {
      await queries.delete(attempts).where(lt(attempts.lastAt, lastBefore))
    },
  }
}
