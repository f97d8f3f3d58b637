import { ACTIVE_INTERVAL_MS, ACTIVITY_PATH, ACTIVITY_RETRY, type Presence } from '@soundleaf/contracts'
import type { SessionTokens } from './session-tokens'

/** The part of a socket.io socket that is used here. */
export interface ActivitySocket {
  /** False when the server refused or closed the connection: it does not come back by itself then. */
  readonly active: boolean
  readonly connected: boolean
  on(event: string, listener: (...values: never[]) => void): unknown
  emit(event: string, ...values: unknown[]): unknown
  connect(): unknown
  disconnect(): unknown
}

export interface SocketOptions {
  readonly path: string
  readonly transports: string[]
  readonly reconnectionDelay: number
  readonly reconnectionDelayMax: number
  readonly randomizationFactor: number
  /** Asked at each attempt, so that each carries the newest token. */
  readonly auth: (give: (auth: { token: string }) => void) => void
}

/** socket.io's `io`, or a fake in tests. */
export type OpenSocket = (options: SocketOptions) => ActivitySocket

export interface Activity {
  /** The person is active. The server is told at intervals, which renews the session as a call does. */
  active(): void
  /** Closes the connection for good. */
  leave(): void
}

/**
 * The realtime connection, for as long as somebody is signed in. socket.io reconnects after a lost network; a refused
 * or expired token is renewed by the one refresh that serves every call, once per attempt.
 */
export function followActivity(
  open: OpenSocket,
  tokens: Pick<SessionTokens, 'current' | 'renew'>,
  onPresence: (people: readonly string[]) => void,
): Activity {
  let isOver = false
  /** The generation of the token that the last attempt carried. */
  let used = 0
  /** Refusals since the last connection: only after the first one is it tried again at once. */
  let refusals = 0
  let pause: ReturnType<typeof setTimeout> | undefined
  let toldAt = -Infinity

  const socket = open({
    path: ACTIVITY_PATH,
    transports: ['websocket'],
    reconnectionDelay: ACTIVITY_RETRY.delay_ms,
    reconnectionDelayMax: ACTIVITY_RETRY.longest_ms,
    randomizationFactor: ACTIVITY_RETRY.jitter,
    auth(give) {
      used = tokens.current?.generation ?? 0
      give({ token: tokens.current?.text ?? '' })
    },
  })
  socket.on('presence', ({ people }: Presence) => onPresence(people))
  socket.on('connect', () => {
    refusals = 0
  })
  socket.on('connect_error', () => {
    if (!socket.active) reconnect()
  })
  socket.on('disconnect', (reason: string) => {
    if (reason === 'io server disconnect') reconnect()
  })

  function reconnect() {
    if (isOver) return
    refusals += 1
    if (refusals === 1) void renewAndConnect()
    else pause = setTimeout(() => void renewAndConnect(), retryDelay_ms())
  }

  async function renewAndConnect() {
    const failure = await tokens.renew(used)
    if (isOver) return
    // If the session is over, the refresh has reported that.
    if (tokens.current === null) return
    if (failure === null) socket.connect()
    else reconnect()
  }

  return {
    active() {
      const now = performance.now()
      if (!socket.connected || now - toldAt < ACTIVE_INTERVAL_MS) return
      toldAt = now
      // If the session is over, the server closes the connection.
      socket.emit('active', () => undefined)
    },
    leave() {
      isOver = true
      clearTimeout(pause)
      socket.disconnect()
    },
  }
}

function retryDelay_ms(): number {
  const { delay_ms, jitter } = ACTIVITY_RETRY
  return delay_ms * (1 + jitter * (2 * Math.random() - 1))
}
