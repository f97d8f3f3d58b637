import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../clock'
import type { Account } from '../account/account'

/** The absolute lifetime of a session. */
export const SESSION_AGE_MS = 12 * HOUR_MS
/** A licence slot is free again after this long without a call. */
export const DEFAULT_LEASE_MS = 5 * MINUTE_MS
/** For how long a rotated refresh token may still be used, by other tabs that hold it. */
export const GRACE_MS = 30 * SECOND_MS
/** A closed page's slot is free after this long without a call; a reloaded page makes one at once. */
export const CLOSED_PAGE_LEASE_MS = 15 * SECOND_MS
/** The lease is renewed at most this often. */
export const RENEWAL_MS = 1 * SECOND_MS

/** One logged-in device: a chain of refresh tokens, each the successor of the one before. */
export interface Session {
  readonly id: string
  readonly accountId: string
  readonly startedAt: Date
  readonly lastCallAt: Date
  /** When the person last did something: pages call by themselves, too. */
  readonly lastActiveAt: Date
  readonly endedAt: Date | null
}

export interface Caller {
  readonly session: Session
  readonly account: Account
}

/** Whose licence and share count: a caller, or an account that the operator or a link acts for. */
export type OnBehalf = Pick<Caller, 'account'>

/** `idle_ms`: for how long a person may do nothing; with 0 as long as the session lives. */
export function isAlive(session: Session, now: Date, idle_ms: number): boolean {
  const age_ms = now.getTime() - session.startedAt.getTime()
  const isIdle = idle_ms > 0 && now.getTime() - session.lastActiveAt.getTime() > idle_ms
  return session.endedAt === null && age_ms < SESSION_AGE_MS && !isIdle
}

/** A session holds a slot if it started after `oldestStart` and made its last call inside the window. */
export interface LeaseWindow {
  readonly start: Date
  /** In the future: a last call beyond it was made before the clock was put back. */
  readonly end: Date
  readonly oldestStart: Date
}

/** Sessions that started before have reached their absolute lifetime. */
export const oldestSessionStart = (now: Date): Date => new Date(now.getTime() - SESSION_AGE_MS)

export function leaseWindowAt(now: Date, lease_ms: number): LeaseWindow {
  return {
    start: new Date(now.getTime() - lease_ms),
    end: new Date(now.getTime() + lease_ms),
    oldestStart: oldestSessionStart(now),
  }
}

export type StartRefusal = 'InvalidCredentials' | 'AlreadyLoggedIn' | 'InsufficientSlots'

/** A new password for an account; reset links for the old one end with it. */
export interface PasswordChange {
  readonly accountId: string
  readonly passwordHash: string
  /** The password that is to be replaced, where only that one is. */
  readonly instead?: string
  /** The session that goes on. */
  readonly exceptSessionId: string | null
  /** The link that was used came by mail: the address is its owner's, and a trial begins. */
  readonly verifies?: { readonly trialExpiry: Date }
  readonly now: Date
}

export interface RefreshToken {
  readonly session: Session
  readonly rotatedAt: Date | null
}

export interface SessionStore {
  /**
   * Starts a session if the account is verified and open, its password still the one that was checked, its second factor
   * and its team's identity provider none that came since, no other device of the account holds a slot and the team has a
   * free one, atomically. Ends the device's other sessions, and the account's sessions elsewhere whose lease has run out.
   */
  start(request: {
    readonly session: Session
    readonly passwordHash: string
    /** Whether a code was asked for. */
    readonly hadSecondFactor: boolean
    /** Whether the team's identity provider has confirmed who it is, in place of the password. */
    readonly isByProvider: boolean
    readonly teamId: string | null
    readonly tabId: string
    readonly tokenHash: string
    readonly sameDeviceIds: readonly string[]
    readonly leaseWindow: LeaseWindow
  }): Promise<StartRefusal | null>
  findCaller(sessionId: string): Promise<Caller | null>
  findToken(hash: string): Promise<RefreshToken | null>
  /** Those of an account that are still known, the oldest first. */
  list(accountId: string): Promise<readonly Session[]>
  findSessionOfTab(tabId: string): Promise<Session | null>
  /** Marks the token as rotated, unless it is already, and stores its successor. */
  rotate(hash: string, successorHash: string, sessionId: string, now: Date): Promise<void>
  joinTab(tabId: string, sessionId: string): Promise<void>
  /** Renews the lease; one that has run out, only if the team still has a free slot. */
  renewLease(caller: Caller, now: Date, by: 'person' | 'page', leaseWindow: LeaseWindow): Promise<boolean>
  /** Moves the last call back, so that the lease runs out sooner; unless a call was made after the page was closed. */
  shortenLease(sessionId: string, leftAt: Date, lastCallAt: Date): Promise<void>
  /** Those of the sessions that have not ended and started after a moment, each with the team of today. */
  findAlive(
    sessionIds: readonly string[],
    oldestStart: Date,
  ): Promise<readonly { readonly id: string; readonly teamId: string | null }[]>
  /** How many accounts of the team hold a slot; without a team, whether the account does (0 or 1). */
  countActiveAccounts(account: Account, leaseWindow: LeaseWindow): Promise<number>
  /** Changes a password and ends the account's other sessions, atomically. False when `instead` is none any more. */
  changePassword(change: PasswordChange): Promise<boolean>
  /**
   * Closes an account that its person erases, with all it has and its sessions, atomically. False when the password is not
   * the one that was checked any more.
   */
  erase(accountId: string, passwordHash: string, now: Date): Promise<boolean>
  /** Ends the sessions of those members of a team who have no second factor. */
  endWithoutSecondFactor(teamId: string, now: Date): Promise<void>
  /** Ends the sessions of a team's members, also of those who are logging in. */
  endOfTeam(teamId: string, now: Date): Promise<void>
  /** Disables an account and ends its sessions, atomically. */
  disable(accountId: string, now: Date): Promise<void>
  /** Ends a session and removes its tabs. */
  end(sessionId: string, now: Date): Promise<void>
  /** Removes the sessions that started before a moment, with their tokens and tabs. */
  purge(startedBefore: Date): Promise<void>
}
