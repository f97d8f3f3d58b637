import type { Batch } from './api/batch'
import type { FailureAnswer } from './api/failure'

/**
 * The realtime connection: socket.io at the API's own address and port, WebSocket alone, so that any of
 * several servers behind one address can take it. The access token travels in the first message (`auth`), never in
 * the address. Presence is a hint; who may work is decided by the lease alone.
 */
export const ACTIVITY_PATH = '/api/activity'

/**
 * How a lost connection comes back by itself: every 5 s, with a tenth of it more or less, so that a restarted server is
 * not met by everyone at once. The client's `reconnectionDelay`, `reconnectionDelayMax` and `randomizationFactor`: the
 * longest delay leaves room for the jitter, which the client cuts off there.
 */
export const ACTIVITY_RETRY = { delay_ms: 5000, longest_ms: 5500, jitter: 0.1 } as const

/** How often, at most, a page says that its person is active, in ms; the lease on the place runs for minutes. */
export const ACTIVE_INTERVAL_MS = 60_000

/**
 * The first message, socket.io's `auth`: a function in the client, so that each attempt carries the newest token. A
 * refused one comes back as `connect_error`, whose `message` is the code and whose `data` the `FailureAnswer`;
 * socket.io does not try again by itself then: refresh once, and connect.
 */
export interface ActivityAuth {
  readonly token: string
}

/** Who of the team has a connection now; without a team the person alone. */
export interface Presence {
  /** Addresses of the accounts, sorted. */
  readonly people: readonly string[]
}

/**
 * Why the server is about to close the connection; socket.io does not connect again by itself after it.
 * `TokenExpired`: refresh, then connect. `SessionEnded`: logged out, taken over by another device, or the password
 * was changed; there is nothing to refresh.
 */
export interface ConnectionEnd {
  readonly reason: 'TokenExpired' | 'SessionEnded'
}

/** What the server sends. */
export interface ActivityServerMessages {
  /** At the start, and whenever somebody comes or goes. */
  presence: (presence: Presence) => void
  /** How far a batch of the account is, once a second at most, and that it is over. A page that missed it asks `getBatch`. */
  batch: (batch: Batch) => void
  /** The last message of a connection that the server closes. */
  ended: (end: ConnectionEnd) => void
}

/**
 * What the page sends. A page that is being closed calls socket.io's `disconnect()`: with the session's last page its
 * place is free soon, unless a call follows, as after a reload. A page that only loses its network does not.
 */
export interface ActivityClientMessages {
  /** The person does something: renews the lease on the place as a call does. Answers null, or why it did not. */
  active: (answer: (failure: FailureAnswer | null) => void) => void
}
