import { and, asc, eq, gt, inArray, isNull, lt, lte, ne, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { SessionStore } from '../domain/session/session'
import type { Queries } from './database'
import {
  accounts,
  identityProviders,
  ownedTables,
  passwordResets,
  refreshTokens,
  secondFactors,
  sessions,
  tabs,
} from './schema'
import { countAccounts, hasFreeSlot, holdsSlot } from './slots'

export function sessionStore(queries: Queries): SessionStore {
  // Every call runs this query, so it is prepared once.
  const callerOfSession = queries
    .select({ session: sessions, account: accounts })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(eq(sessions.id, sql.placeholder('sessionId')))
    .prepare('caller_of_session')

  return {
    start(request) {
      const { session, teamId, sameDeviceIds, leaseWindow } = request
      return queries.transaction(async (tx) => {
        // The lock makes logins and changes of the password of one account queue: of what ends its sessions each
        // comes before this look at the account, or after the new session, which it then finds.
        const [account] = await tx
          .select()
          .from(accounts)
          .where(eq(accounts.id, session.accountId))
          .for('update')
        const isOpen = account?.disabledAt === null && account.verifiedAt !== null
        if (!isOpen || account.passwordHash !== request.passwordHash) return 'InvalidCredentials'
        if (!request.hadSecondFactor && (await hasSecondFactor(tx, account.id))) return 'InvalidCredentials'
        if (!request.isByProvider && (await mustSignOn(tx, account.teamId))) return 'InvalidCredentials'
        const elsewhere = and(holdsSlot(leaseWindow), notInArray(sessions.id, [...sameDeviceIds]))
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
          .values({ hash: request.tokenHash, sessionId: session.id, issuedAt: session.startedAt })
        await joinTab(tx, request.tabId, session.id)
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

    list: (accountId) =>
      queries
        .select()
        .from(sessions)
        .where(eq(sessions.accountId, accountId))
        .orderBy(asc(sessions.startedAt)),

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

    renewLease({ session, account }, now, by, leaseWindow) {
      return queries.transaction(async (tx) => {
        const ranOut = session.lastCallAt <= leaseWindow.start
        if (ranOut && account.teamId !== null) {
          if (!(await hasFreeSlot(tx, account.teamId, account.id, holdsSlot(leaseWindow)))) return false
        }
        await tx
          .update(sessions)
          .set({ lastCallAt: now, ...(by === 'person' && { lastActiveAt: now }) })
          .where(eq(sessions.id, session.id))
        return true
      })
    },

    async shortenLease(sessionId, leftAt, lastCallAt) {
      const wasNotRenewed = and(lte(sessions.lastCallAt, leftAt), gt(sessions.lastCallAt, lastCallAt))
      await queries
        .update(sessions)
        .set({ lastCallAt })
        .where(and(eq(sessions.id, sessionId), wasNotRenewed))
    },

    findAlive: (sessionIds, oldestStart) =>
      queries
        .select({ id: sessions.id, teamId: accounts.teamId })
        .from(sessions)
        .innerJoin(accounts, eq(accounts.id, sessions.accountId))
        .where(
          and(
            inArray(sessions.id, [...sessionIds]),
            isNull(sessions.endedAt),
            gt(sessions.startedAt, oldestStart),
          ),
        ),

    async countActiveAccounts({ id, teamId }, leaseWindow) {
      const whose = teamId === null ? eq(accounts.id, id) : eq(accounts.teamId, teamId)
      return countAccounts(queries, and(whose, holdsSlot(leaseWindow)))
    },

    changePassword({ accountId, passwordHash, instead, exceptSessionId, verifies, now }) {
      return queries.transaction(async (tx) => {
        const isReplaced = instead === undefined ? undefined : eq(accounts.passwordHash, instead)
        const changed = await tx
          .update(accounts)
          .set({
            passwordHash,
            ...(verifies && {
              verifiedAt: sql`coalesce(${accounts.verifiedAt}, ${now.toISOString()})`,
              trialExpiry: sql`case when ${accounts.verifiedAt} is null
                then greatest(${accounts.trialExpiry}, case when ${accounts.trialExpiry} is not null
                  then ${verifies.trialExpiry.toISOString()}::timestamptz end)
                else ${accounts.trialExpiry} end`,
            }),
          })
          .where(and(eq(accounts.id, accountId), isReplaced))
          .returning({ id: accounts.id })
        if (changed.length === 0) return false
        await tx.delete(passwordResets).where(eq(passwordResets.accountId, accountId))
        const exceptThis = exceptSessionId === null ? undefined : ne(sessions.id, exceptSessionId)
        await endAll(tx, and(eq(sessions.accountId, accountId), exceptThis), now)
        return true
      })
    },

    erase(accountId, passwordHash, now) {
      return queries.transaction(async (tx) => {
        const erased = await tx
          .update(accounts)
          .set({ disabledAt: now, erasedAt: now })
          .where(and(eq(accounts.id, accountId), eq(accounts.passwordHash, passwordHash)))
          .returning({ id: accounts.id })
        if (erased.length === 0) return false
        for (const owned of ownedTables)
          await tx
            .update(owned)
            .set({ deletedAt: now })
            .where(and(eq(owned.accountId, accountId), isNull(owned.deletedAt)))
        await tx.delete(passwordResets).where(eq(passwordResets.accountId, accountId))
        await endAll(tx, eq(sessions.accountId, accountId), now)
        return true
      })
    },

    async endWithoutSecondFactor(teamId, now) {
      const members = queries
        .select({ id: accounts.id })
        .from(accounts)
        .leftJoin(secondFactors, and(eq(secondFactors.accountId, accounts.id), secondFactors.isConfirmed))
        .where(and(eq(accounts.teamId, teamId), isNull(secondFactors.accountId)))
      await endAll(queries, inArray(sessions.accountId, members), now)
    },

    async endOfTeam(teamId, now) {
      await queries.transaction(async (tx) => {
        // As logins do: each begins its session before, or after, and finds what the team asks for then.
        const members = await tx
          .select({ id: accounts.id })
          .from(accounts)
          .where(eq(accounts.teamId, teamId))
          .orderBy(asc(accounts.id))
          .for('update')
        const ids = members.map(({ id }) => id)
        await endAll(tx, inArray(sessions.accountId, ids), now)
      })
    },

    async disable(accountId, now) {
      await queries.transaction(async (tx) => {
        await tx.update(accounts).set({ disabledAt: now }).where(eq(accounts.id, accountId))
        await endAll(tx, eq(sessions.accountId, accountId), now)
      })
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

async function hasSecondFactor(tx: Queries, accountId: string): Promise<boolean> {
  const confirmed = and(eq(secondFactors.accountId, accountId), secondFactors.isConfirmed)
  return (await tx.select().from(secondFactors).where(confirmed)).length > 0
}

async function mustSignOn(tx: Queries, teamId: string | null): Promise<boolean> {
  if (teamId === null) return false
  const required = and(eq(identityProviders.teamId, teamId), identityProviders.isRequired)
  return (await tx.select().from(identityProviders).where(required)).length > 0
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
