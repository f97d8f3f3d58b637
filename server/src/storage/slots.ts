import { and, countDistinct, eq, gt, isNull, lt, ne, type SQL } from 'drizzle-orm'
import type { LeaseWindow } from '../domain/session/session'
import type { Queries } from './database'
import { accounts, sessions, teams } from './schema'

/** Sessions that have not ended, are not too old, and have a valid lease. */
export const holdsSlot = ({ start, end, oldestStart }: LeaseWindow) =>
  and(
    isNull(sessions.endedAt),
    gt(sessions.lastCallAt, start),
    lt(sessions.lastCallAt, end),
    gt(sessions.startedAt, oldestStart),
  )

/**
 * Whether the team has a slot that none of its other members holds. Locks the team's row until the end of the
 * transaction, so that concurrent logins of one team queue.
 */
export async function hasFreeSlot(
  tx: Queries,
  teamId: string,
  accountId: string,
  holdingSlot: SQL | undefined,
): Promise<boolean> {
  const [team] = await tx.select().from(teams).where(eq(teams.id, teamId)).for('update')
  const others = and(eq(accounts.teamId, teamId), ne(sessions.accountId, accountId), holdingSlot)
  return team !== undefined && (await countAccounts(tx, others)) < team.slots
}

/** How many accounts have such sessions. */
export async function countAccounts(tx: Queries, which: SQL | undefined): Promise<number> {
  const [counted] = await tx
    .select({ count: countDistinct(sessions.accountId) })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(which)
  return counted?.count ?? 0
}
