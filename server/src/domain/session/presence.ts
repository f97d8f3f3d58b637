import type { Account } from '../account/account'
import { SECOND_MS } from '../clock'

/** How often each process reports its connections. */
export const HEARTBEAT_MS = 10 * SECOND_MS
/** After this long without a report a connection is gone: its process has died. */
export const STALE_AFTER_MS = 30 * SECOND_MS

/** The people who see each other online: a team, or one account without a team. */
export type PresenceGroup = Pick<Account, 'id' | 'teamId'>

export interface Connection {
  readonly id: string
  readonly sessionId: string
}

/** Who is connected, across all processes. Only a hint for people: whether somebody may work is decided by the lease. */
export interface PresenceStore {
  /** Reports connections, new ones and those that still exist. */
  report(connections: readonly Connection[], now: Date): Promise<void>
  remove(connectionId: string): Promise<void>
  /** Removes the connections that were not reported since; returns the groups that they belonged to. */
  removeStale(since: Date): Promise<PresenceGroup[]>
  /** The email addresses of the group's members who are connected, sorted. */
  listOnline(group: PresenceGroup): Promise<string[]>
  isConnected(sessionId: string): Promise<boolean>
}
