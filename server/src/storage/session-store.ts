import {
  and,
  countDistinct,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { Horizon, SessionStore } from '../domain/session/session'
import type { Queries } from './database'
import { accounts, refreshTokens, sessions, tabs, teams } from './schema'

export function sessionStore(queries: Queries): SessionStore {
  // Every call asks it, so it is written and planned once.
  const callerOfSession = queries
    .select({ session: sessions, account: accounts })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(eq(sessions.id, sql.placeholder('sessionId')))
    .prepare('caller_of_session')

  return {
    start({ session, teamId, tabId, tokenHash, sameDeviceIds, horizon }) {
      return queries.transaction(async (tx) => {
        // Logins of one account, and of one team, stand in line here.
        await tx
          .select({ id: accounts.id })
          .from(accounts)
          .where(eq(accounts.id, session.accountId))
          .for('update')
        const elsewhere = and(holdsPlace(horizon), notInArray(sessions.id, [...sameDeviceIds]))
        const [otherDevice] = await tx
          .select({ id: sessions.id })
          .from(sessions)
          .where(and(eq(sessions.accountId, session.accountId), elsewhere))
          .limit(1)
        if (otherDevice !== undefined) return 'AlreadyLoggedIn'
        if (teamId !== null && !(await hasFreeSlot(tx, teamId, session.accountId, elsewhere)))
          return 'InsufficientSlots'

        const superseded = or(
          eq(sessions.accountId, session.accountId),
          inArray(sessions.id, [...sameDeviceIds]),
        )
        await endAll(tx, superseded, session.startedAt)
        await tx.insert(sessions).values(session)
        await tx
          .insert(refreshTokens)
          .values({ hash: tokenHash, sessionId: session.id, issuedAt: session.startedAt })
        await joinTab(tx, tabId, session.id)
        return null
      })
    },

    async findCaller(sessionId) {
      const [row] = await callerOfSession.execute({ sessionId })
      return row ?? null
    },

    async findToken(hash) {
      const [row] = await queries
        .select({ session: sessions, rotatedAt: refreshTokens.rotatedAt })
        .from(refreshTokens)
        .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
        .where(eq(refreshTokens.hash, hash))
      return row ?? null
    },

    async findSessionOfTab(tabId) {
      const [row] = await queries
        .select({ session: sessions })
        .from(tabs)
        .innerJoin(sessions, eq(sessions.id, tabs.sessionId))
        .where(eq(tabs.id, tabId))
      return row?.session ?? null
    },

    rotate(hash, successorHash, sessionId, now) {
      return queries.transaction(async (tx) => {
        await tx
          .update(refreshTokens)
          .set({ rotatedAt: now })
          .where(and(eq(refreshTokens.hash, hash), isNull(refreshTokens.rotatedAt)))
        await tx
          .insert(refreshTokens)
          .values({ hash: successorHash, sessionId, issuedAt: now })
          .onConflictDoNothing()
      })
    },

    joinTab: (tabId, sessionId) => joinTab(queries, tabId, sessionId),

    renew({ session, account }, now, horizon) {
      return queries.transaction(async (tx) => {
        const ranOut = session.lastCallAt <= horizon.leaseStart
        if (ranOut && account.teamId !== null) {
          if (!(await hasFreeSlot(tx, account.teamId, account.id, holdsPlace(horizon)))) return false
        }
        await tx.update(sessions).set({ lastCallAt: now }).where(eq(sessions.id, session.id))
        return true
      })
    },

    async shorten(sessionId, leftAt, lastCallAt) {
      const wasNotRenewed = and(lte(sessions.lastCallAt, leftAt), gt(sessions.lastCallAt, lastCallAt))
      await queries
        .update(sessions)
        .set({ lastCallAt })
        .where(and(eq(sessions.id, sessionId), wasNotRenewed))
    },

    async findAlive(sessionIds, { ageStart }) {
      const alive = await queries
        .select({ id: sessions.id })
        .from(sessions)
        .where(
          and(
            inArray(sessions.id, [...sessionIds]),
            isNull(sessions.endedAt),
            gt(sessions.startedAt, ageStart),
          ),
        )
      return alive.map(({ id }) => id)
    },

    async countAtWork({ id, teamId }, horizon) {
      const whose = teamId === null ? eq(accounts.id, id) : eq(accounts.teamId, teamId)
      return countAccounts(queries, and(whose, holdsPlace(horizon)))
    },

    async endOthers(accountId, keptSessionId, now) {
      const kept = keptSessionId === null ? undefined : ne(sessions.id, keptSessionId)
      await endAll(queries, and(eq(sessions.accountId, accountId), kept), now)
    },

    async purge(startedBefore) {
      await queries.delete(sessions).where(lt(sessions.startedAt, startedBefore))
    },

    end(sessionId, now) {
      return queries.transaction(async (tx) => {
        await endAll(tx, eq(sessions.id, sessionId), now)
        await tx.delete(tabs).where(eq(tabs.sessionId, sessionId))
      })
    },
  }
}

/** A session that is neither ended nor too old, with a call since the lease's start. */
const holdsPlace = ({ leaseStart, leaseEnd, ageStart }: Horizon) =>
  and(
    isNull(sessions.endedAt),
    gt(sessions.lastCallAt, leaseStart),
    lt(sessions.lastCallAt, leaseEnd),
    gt(sessions.startedAt, ageStart),
  )

/** Whether the team has a place beside those of its other members; holds the team's row until the transaction ends. */
async function hasFreeSlot(
  tx: Queries,
  teamId: string,
  accountId: string,
  holdingPlace: SQL | undefined,
): Promise<boolean> {
  const [team] = await tx.select().from(teams).where(eq(teams.id, teamId)).for('update')
  const others = and(eq(accounts.teamId, teamId), ne(sessions.accountId, accountId), holdingPlace)
  return team !== undefined && (await countAccounts(tx, others)) < team.slots
}

async function countAccounts(tx: Queries, which: SQL | undefined): Promise<number> {
  const [counted] = await tx
    .select({ count: countDistinct(sessions.accountId) })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(which)
  return counted?.count ?? 0
}

async function endAll(tx: Queries, which: SQL | undefined, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(which, isNull(sessions.endedAt)))
}

async function joinTab(tx: Queries, tabId: string, sessionId: string): Promise<void> {
  await tx
    .insert(tabs)
    .values({ id: tabId, sessionId })
    .onConflictDoUpdate({ target: tabs.id, set: { sessionId } })
}
