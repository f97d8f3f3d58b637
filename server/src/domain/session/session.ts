import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../clock'
import type { Account } from '../account/account'

/** A session ends this long after it began, whatever happens (decision 22). */
export const SESSION_AGE_MS = 12 * HOUR_MS
/** A place is free again after this long without a call (decision 22). */
export const LEASE_MS = 5 * MINUTE_MS
/** A just-rotated refresh token gives the newest one that follows it for this long (SEC-02). */
export const GRACE_MS = 30 * SECOND_MS
/** A closed page's place is free after this long without a call; a page that reloads makes one at once. */
export const LEAVING_MS = 15 * SECOND_MS
/** Calls closer together than this renew the lease once. */
export const RENEWAL_MS = 1 * SECOND_MS

/** One signed-in device: a family of refresh tokens that follow each other. */
export interface Session {
  readonly id: string
  readonly accountId: string
  readonly startedAt: Date
  readonly lastCallAt: Date
  readonly endedAt: Date | null
}

/** Who makes a call. */
export interface Caller {
  readonly session: Session
  readonly account: Account
}

export function isAlive(session: Session, now: Date): boolean {
  return session.endedAt === null && now.getTime() - session.startedAt.getTime() < SESSION_AGE_MS
}

/**
 * What holds no place at a moment: sessions without a call since, and sessions begun before. Nor those whose last call
 * is further ahead than a lease: the clock was put back since.
 */
export interface Horizon {
  readonly leaseStart: Date
  readonly leaseEnd: Date
  readonly ageStart: Date
}

export function horizonAt(now: Date, lease_ms: number): Horizon {
  return {
    leaseStart: new Date(now.getTime() - lease_ms),
    leaseEnd: new Date(now.getTime() + lease_ms),
    ageStart: new Date(now.getTime() - SESSION_AGE_MS),
  }
}

/** Why a login finds no place. */
export type PlaceRefusal = 'AlreadyLoggedIn' | 'InsufficientSlots'

export interface RefreshToken {
  readonly session: Session
  readonly rotatedAt: Date | null
}

export interface SessionStore {
  /**
   * Starts a session when the account has no other device at work and the team has a free place; both looked at and
   * taken in one step. Sessions of the same device, and of the same account elsewhere whose lease ran out, end.
   */
  start(request: {
    readonly session: Session
    readonly teamId: string | null
    readonly tabId: string
    readonly tokenHash: string
    readonly sameDeviceIds: readonly string[]
    readonly horizon: Horizon
  }): Promise<PlaceRefusal | null>
  findCaller(sessionId: string): Promise<Caller | null>
  findToken(hash: string): Promise<RefreshToken | null>
  findSessionOfTab(tabId: string): Promise<Session | null>
  /** Marks the token as rotated unless it was, and keeps its successor. */
  rotate(hash: string, successorHash: string, sessionId: string, now: Date): Promise<void>
  joinTab(tabId: string, sessionId: string): Promise<void>
  /** Renews the lease; one that ran out is taken again only if the team still has a free place. */
  renew(caller: Caller, now: Date, horizon: Horizon): Promise<boolean>
  /** Dates the last call back, so that the lease runs out sooner; not where a call came after the page left. */
  shorten(sessionId: string, leftAt: Date, lastCallAt: Date): Promise<void>
  /** Those of the sessions that are neither ended nor too old. */
  findAlive(sessionIds: readonly string[], horizon: Pick<Horizon, 'ageStart'>): Promise<string[]>
  /** How many accounts of the team hold a place; without a team the account alone counts. */
  countAtWork(account: Account, horizon: Horizon): Promise<number>
  /** Ends every session of an account but one. */
  endOthers(accountId: string, keptSessionId: string | null, now: Date): Promise<void>
  /** Ends a session and forgets its tabs. */
  end(sessionId: string, now: Date): Promise<void>
  /** Removes the sessions that began before a moment, with all that belongs to them. */
  purge(startedBefore: Date): Promise<void>
}
