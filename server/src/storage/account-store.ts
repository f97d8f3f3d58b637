import { eq, sql } from 'drizzle-orm'
import type { AccountStore } from '../domain/account/account'
import type { Queries } from './database'
import { accounts } from './schema'

export function accountStore(queries: Queries): AccountStore {
  return {
    async findByEmail(email) {
      // PostgreSQL's text holds no NUL; an address with one has no account.
      if (email.includes('\0')) return null
      const [account] = await queries
        .select()
        .from(accounts)
        .where(eq(sql`lower(${accounts.email})`, email.toLowerCase()))
      return account ?? null
    },
  }
}
