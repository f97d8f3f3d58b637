import { ACTIVITY_PATH, type ConnectionEnd } from '@soundleaf/contracts'
import type { FastifyInstance } from 'fastify'
import { Server, type DisconnectReason, type ServerOptions } from 'socket.io'
import { backgroundTasks } from '../background-tasks'
import { SECOND_MS } from '../domain/clock'
import type { BatchStore } from '../domain/batch/batch'
import { refuse, type Refusal } from '../domain/refusal'
import { authenticate, renewLease, type AuthenticationDependencies } from '../domain/session/authenticate'
import type { CallLimit } from '../domain/session/call-limit'
import { HEARTBEAT_MS, STALE_AFTER_MS, type PresenceStore } from '../domain/session/presence'
import { CLOSED_PAGE_LEASE_MS, oldestSessionStart } from '../domain/session/session'
import { failureResponse } from '../routes/failure-response'
import { isSameOrigin } from '../routes/same-origin'
import { batchAnnouncer } from './batch-announcer'
import { atMostEvery, cutFloods } from './message-limits'
import { presenceAnnouncer } from './presence-announcer'
import { countInRoom, roomOf, type ActivitySocket, type ActivitySockets } from './sockets'

export interface ActivityDependencies extends AuthenticationDependencies {
  /** Coming and every message count as a call of the account. */
  readonly callLimit: CallLimit
  readonly presence: PresenceStore
  readonly batches: BatchStore
  /** Connects the rooms of several processes; null where there is only one. */
  readonly openSocketAdapter: (() => NonNullable<ServerOptions['adapter']>) | null
}

/** The page itself closed the connection; a lost network has another reason. */
const CLOSED_BY_PAGE: DisconnectReason = 'client namespace disconnect'
/** Of one session in one process. */
const MAX_PAGES = 50
const FIRST_MESSAGE_MS = 10 * SECOND_MS
const MAX_MESSAGE_BYTES = 10_000
/** Of one connection; what comes sooner says nothing new. */
const ACTIVE_INTERVAL_MS = 1 * SECOND_MS
/** How often pages hear how far a batch is. */
const PROGRESS_INTERVAL_MS = 1 * SECOND_MS
/** Failures and floods come in thousands; a line of the log each would be a second flood. */
const LOG_INTERVAL_MS = 10 * SECOND_MS

/** The realtime connection of pages: who of a team is online, activity that renews the lease, and the end of sessions. */
export function addActivity(
  app: FastifyInstance,
  deps: ActivityDependencies,
): {
  readonly notifySessionsEnded: (rooms: readonly string[]) => void
  /** How many this process has. */
  readonly count: () => number
} {
  const { presence, sessions, clock, lease_ms, callLimit, openSocketAdapter } = deps
  const io: ActivitySockets = new Server(app.server, {
    path: ACTIVITY_PATH,
    // Long polling would need every request of a client to reach the same process.
    transports: ['websocket'],
    serveClient: false,
    connectTimeout: FIRST_MESSAGE_MS,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    allowRequest: ({ headers }, respond) => respond(null, isSameOrigin(headers, headers.host)),
    ...(openSocketAdapter !== null && { adapter: openSocketAdapter() }),
  })
  const sockets = (): ActivitySocket[] => [...io.of('/').sockets.values()]

  /** Presence is only a hint: failures are logged, and the next heartbeat corrects them. */
  const isFailureToldNow = atMostEvery(LOG_INTERVAL_MS)
  const { defer: run, settled } = backgroundTasks((error) => {
    if (isFailureToldNow()) app.log.warn({ err: error }, 'presence')
  })
  const isFloodToldNow = atMostEvery(LOG_INTERVAL_MS)
  cutFloods(io, () => {
    if (isFloodToldNow()) app.log.warn('a realtime connection with a flood of messages was cut')
  })
  const announcer = presenceAnnouncer(io, { presence, run, hasOtherProcesses: openSocketAdapter !== null })

  function end(socket: ActivitySocket, reason: ConnectionEnd['reason']): void {
    socket.emit('ended', { reason })
    socket.disconnect(true)
  }

  async function endIfSessionEnded(candidates: readonly ActivitySocket[]): Promise<void> {
    const ids = candidates.map(({ data }) => data.caller.session.id)
    const alive = await sessions.findAlive(ids, oldestSessionStart(clock()))
    const teamOf = new Map(alive.map(({ id, teamId }) => [id, teamId]))
    for (const socket of candidates) {
      const { session, account } = socket.data.caller
      const teamId = teamOf.get(session.id)
      if (teamId === undefined) end(socket, 'SessionEnded')
      // Closed below the protocol: the page comes back by itself, to the people of its team of today.
      else if (teamId !== account.teamId) socket.conn.close()
    }
  }

  function onSessionsEnded(rooms: readonly string[]): void {
    const concerned = sockets().filter((socket) => rooms.some((room) => socket.rooms.has(room)))
    if (concerned.length > 0) run(() => endIfSessionEnded(concerned))
  }

  io.use((socket, next) => {
    const { token } = socket.handshake.auth as { readonly token?: unknown }
    // The adapter sends handshakes to other processes, which must not get the token.
    socket.handshake.auth = {}
    run(async () => next(await admit(socket, typeof token === 'string' ? token : null)))
  })

  /** Why a connection is refused, as the error that the client gets. */
  async function admit(socket: ActivitySocket, token: string | null): Promise<Error | undefined> {
    const caller = await authenticate(token, 'page', deps)
    if (!caller.ok) return connectionError(caller.failure)
    const { tokenExpiresAt, session, account } = caller.value
    const counted = callLimit(account.id, clock())
    if (!counted.ok) return connectionError(counted.failure)
    if (countInRoom(io, roomOf.session(session.id)) >= MAX_PAGES)
      return connectionError(refuse('TooManyRequests').failure)
    socket.data = { caller: caller.value, tokenExpiresAt }
    return undefined
  }

  /** Resolves when every heartbeat so far has written its rows, or failed to. */
  let heartbeatsWritten = Promise.resolve()

  io.on('connection', (socket) => {
    const { caller, tokenExpiresAt } = socket.data
    const { session, account } = caller
    const closing = setTimeout(
      () => end(socket, 'TokenExpired'),
      tokenExpiresAt.getTime() - clock().getTime(),
    )
    void socket.join([roomOf.session(session.id), roomOf.account(account.id), roomOf.group(account)])
    const reported = presence.report([{ id: socket.id, sessionId: session.id }], clock())
    run(async () => {
      await reported.catch((error: unknown) => {
        announcer.postpone(account)
        throw error
      })
      announcer.announce(account)
    })
    // The session may have ended after the admission, when the socket was not yet in a room.
    run(() => endIfSessionEnded([socket]))

    const isWorthWork = atMostEvery(ACTIVE_INTERVAL_MS)
    socket.on('active', (respond) => {
      if (!isWorthWork() || !callLimit(account.id, clock()).ok) return
      run(async () => {
        const renewed = await renewLease(session.id, 'person', deps)
        if (typeof respond === 'function') respond(renewed.ok ? null : failureResponse(renewed.failure).body)
        if (!renewed.ok) end(socket, 'SessionEnded')
      })
    })
    socket.on('disconnect', (reason) => {
      clearTimeout(closing)
      const leftAt = clock()
      run(async () => {
        // Neither may write the row again after it was removed.
        await Promise.allSettled([reported, heartbeatsWritten])
        await presence.remove(socket.id)
        announcer.announce(account)
        if (reason === CLOSED_BY_PAGE && !(await presence.isConnected(session.id)))
          await sessions.shortenLease(
            session.id,
            leftAt,
            new Date(leftAt.getTime() + CLOSED_PAGE_LEASE_MS - lease_ms),
          )
      })
    })
  })

  io.on('sessionsEnded', onSessionsEnded)
  const heartbeat = setInterval(() => run(beat), HEARTBEAT_MS)
  const announceBatches = batchAnnouncer(io, deps.batches)
  const progress = setInterval(() => run(announceBatches), PROGRESS_INTERVAL_MS)
  async function beat(): Promise<void> {
    await endIfSessionEnded(sockets())
    const connections = sockets().map(({ id, data }) => ({ id, sessionId: data.caller.session.id }))
    const reported = presence.report(connections, clock())
    // With a slow database a heartbeat may start before the previous one is done.
    heartbeatsWritten = Promise.allSettled([heartbeatsWritten, reported]).then(() => undefined)
    await reported
    const stale = await presence.removeStale(new Date(clock().getTime() - STALE_AFTER_MS))
    for (const group of stale) announcer.announce(group)
    announcer.retry()
  }

  app.addHook('preClose', async () => {
    clearInterval(heartbeat)
    clearInterval(progress)
    // Closed below the protocol: so the clients reconnect by themselves, to another process or a new one.
    io.engine.close()
    announcer.stop()
    await settled()
    // Tasks that were running may have scheduled further announcements.
    announcer.stop()
    await io.of('/').adapter.close()
  })

  return {
    count: () => io.of('/').sockets.size,
    notifySessionsEnded(rooms) {
      onSessionsEnded(rooms)
      if (openSocketAdapter !== null) io.serverSideEmit('sessionsEnded', rooms)
    },
  }
}

function connectionError(refusal: Refusal): Error {
  const { body } = failureResponse(refusal)
  return Object.assign(new Error(body.code), { data: body })
}
