import { SECOND_MS } from '../clock'
import type { Account } from '../account/account'

/** Each process says this often that its connections are still there. */
export const HEARTBEAT_MS = 10 * SECOND_MS
/** A connection of which nothing was heard for this long is gone: its process died. */
export const SILENCE_MS = 30 * SECOND_MS

/** Among whom a person is seen: the team, or nobody else. */
export type Circle = Pick<Account, 'id' | 'teamId'>

export interface Connection {
  readonly id: string
  readonly sessionId: string
}

/** Who has a connection, in all processes together. A hint for people; the lease decides who may work. */
export interface PresenceStore {
  /** Says that connections are there, newly or still. */
  keep(connections: readonly Connection[], now: Date): Promise<void>
  leave(connectionId: string): Promise<void>
  /** Forgets the connections that were not kept since; gives back whose they were. */
  forgetSilent(since: Date): Promise<Circle[]>
  /** The addresses of those in the circle who are connected, sorted. */
  people(circle: Circle): Promise<string[]>
  isConnected(sessionId: string): Promise<boolean>
}
