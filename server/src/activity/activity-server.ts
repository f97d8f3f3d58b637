import {
  ACTIVITY_PATH,
  type ActivityClientMessages,
  type ActivityServerMessages,
  type ConnectionEnd,
} from '@soundleaf/contracts'
import type { FastifyInstance } from 'fastify'
import { Server, type DisconnectReason, type ServerOptions, type Socket } from 'socket.io'
import { background } from '../background'
import { HEARTBEAT_MS, SILENCE_MS, type Circle, type PresenceStore } from '../domain/activity/presence'
import { SECOND_MS } from '../domain/clock'
import type { Refusal } from '../domain/refusal'
import { recognise, renew, type RecogniseParts } from '../domain/session/recognise'
import { horizonAt, LEAVING_MS, type Caller } from '../domain/session/session'
import { failureOf } from '../routes/failure-answer'
import { isSameOrigin } from '../routes/same-origin'

/** What connects the rooms of several processes. */
export interface SharedRooms {
  open(): NonNullable<ServerOptions['adapter']>
}

export interface ActivityParts extends RecogniseParts {
  readonly presence: PresenceStore
  /** Null where there is one process. */
  readonly rooms: SharedRooms | null
}

interface BetweenProcesses {
  sessionsEnded: (rooms: readonly string[]) => void
  circleChanged: (circle: Circle) => void
}
/** Pages that are about to hear who is there. */
interface Telling {
  readonly timer: NodeJS.Timeout
  /** Outdated: something has changed since the reading began. */
  state: 'gathering' | 'reading' | 'outdated'
}
interface Held {
  caller: Caller
  expiresAt: Date
}
type Connection = Socket<ActivityClientMessages, ActivityServerMessages, BetweenProcesses, Held>

/** Those of a team hear of each other, and nobody else does. */
const roomOfCircle = ({ id, teamId }: Circle): string =>
  teamId === null ? roomOf.account(id) : `team ${teamId}`
export const roomOf = {
  account: (id: string) => `account ${id}`,
  session: (id: string) => `session ${id}`,
}

/** People who come at the same moment are told of together. */
const GATHERING_MS = 100
/** Of a large team each is told of all, some 40 bytes for each: a megabyte a second at most. */
const PAIRS_PER_MS = 25

/** How long changes are gathered before so many pages are told of so many people. */
export function gatheringTime(pages: number): number {
  return Math.max(GATHERING_MS, pages ** 2 / PAIRS_PER_MS)
}
/** The page itself closed the connection; a lost network reads otherwise. */
const LEFT: DisconnectReason = 'client namespace disconnect'
/** Of one session in one process. */
const MOST_PAGES = 50
const FIRST_MESSAGE_MS = 10 * SECOND_MS
const LARGEST_MESSAGE = 10_000

/** The realtime connection of SES-05 on the application's own server. */
export function addActivity(
  app: FastifyInstance,
  parts: ActivityParts,
): { readonly sessionsEnded: (rooms: readonly string[]) => void } {
  const { presence, sessions, clock, lease_ms } = parts
  const io = new Server<ActivityClientMessages, ActivityServerMessages, BetweenProcesses, Held>(app.server, {
    path: ACTIVITY_PATH,
    // A polling client would have to come back to the same process each time.
    transports: ['websocket'],
    serveClient: false,
    connectTimeout: FIRST_MESSAGE_MS,
    maxHttpBufferSize: LARGEST_MESSAGE,
    allowRequest: ({ headers }, answer) => answer(null, isSameOrigin(headers, headers.host)),
    ...(parts.rooms !== null && { adapter: parts.rooms.open() }),
  })
  const connections = (): Connection[] => [...io.of('/').sockets.values()]

  /** Presence is a hint: what fails is logged, and a heartbeat puts it right. */
  const { later: run, settled } = background((error) => app.log.warn({ err: error }, 'presence'))

  const toTell = new Map<string, Telling>()
  /** Circles with a change that could not be written or read, by room. */
  const untold = new Map<string, Circle>()
  /**
   * Somebody came or went: each process reads who is there after it heard of it, and tells its own pages. Of an
   * account nothing else goes to the others.
   */
  function tellSoon({ id, teamId }: Circle): void {
    tellHereSoon({ id, teamId })
    if (parts.rooms !== null) io.serverSideEmit('circleChanged', { id, teamId })
  }

  function tellHereSoon(circle: Circle): void {
    const room = roomOfCircle(circle)
    const pages = io.of('/').adapter.rooms.get(room)?.size ?? 0
    const current = toTell.get(room)
    // One reading at a time: of two at once the older might be told last, and stay.
    if (current?.state === 'reading') current.state = 'outdated'
    if (current !== undefined || pages === 0) return
    const telling: Telling = {
      state: 'gathering',
      timer: setTimeout(() => {
        telling.state = 'reading'
        run(tell)
      }, gatheringTime(pages)),
    }
    toTell.set(room, telling)
    async function tell() {
      try {
        io.local.to(room).emit('presence', { people: await presence.people(circle) })
      } catch (error) {
        untold.set(room, circle)
        throw error
      } finally {
        toTell.delete(room)
        if (telling.state === 'outdated') tellHereSoon(circle)
      }
    }
  }

  function end(connection: Connection, reason: ConnectionEnd['reason']): void {
    connection.emit('ended', { reason })
    connection.disconnect(true)
  }

  async function endWhereSessionEnded(candidates: readonly Connection[]): Promise<void> {
    const ids = candidates.map(({ data }) => data.caller.session.id)
    const alive = new Set(await sessions.findAlive(ids, horizonAt(clock(), lease_ms)))
    for (const connection of candidates)
      if (!alive.has(connection.data.caller.session.id)) end(connection, 'SessionEnded')
  }

  function sessionsEndedHere(rooms: readonly string[]): void {
    const concerned = connections().filter((connection) => rooms.some((room) => connection.rooms.has(room)))
    if (concerned.length > 0) run(() => endWhereSessionEnded(concerned))
  }

  io.use((connection, next) => {
    const { token } = connection.handshake.auth as { readonly token?: unknown }
    // The adapter tells other processes of a handshake; the token is not their business.
    connection.handshake.auth = {}
    run(async () => {
      const refused = await admit(connection, typeof token === 'string' ? token : '', parts)
      const { data } = connection
      const isOneTooMany =
        refused === null &&
        (io.of('/').adapter.rooms.get(roomOf.session(data.caller.session.id))?.size ?? 0) >= MOST_PAGES
      next(isOneTooMany ? refusalOf({ code: 'TooManyRequests' }) : (refused ?? undefined))
    })
  })

  /** Every heartbeat so far has written its rows, or failed to. */
  let beating = Promise.resolve()

  io.on('connection', (connection) => {
    const { caller, expiresAt } = connection.data
    const { session, account } = caller
    const closing = setTimeout(() => end(connection, 'TokenExpired'), expiresAt.getTime() - clock().getTime())
    void connection.join([roomOf.session(session.id), roomOf.account(account.id), roomOfCircle(account)])
    const arrived = presence.keep([{ id: connection.id, sessionId: session.id }], clock())
    run(async () => {
      await arrived.catch((error: unknown) => {
        untold.set(roomOfCircle(account), account)
        throw error
      })
      tellSoon(account)
    })
    // A session that ended since the admission ended while its connection was in no room.
    run(() => endWhereSessionEnded([connection]))

    connection.on('active', (answer) =>
      run(async () => {
        const renewed = await renew(session.id, parts)
        if (typeof answer === 'function') answer(renewed.ok ? null : failureOf(renewed.failure).body)
        if (!renewed.ok) end(connection, 'SessionEnded')
      }),
    )
    connection.on('disconnect', (reason) => {
      clearTimeout(closing)
      const leftAt = clock()
      run(async () => {
        // Either may still write its row; one that fails writes none.
        await Promise.allSettled([arrived, beating])
        await presence.leave(connection.id)
        tellSoon(account)
        if (reason === LEFT && !(await presence.isConnected(session.id)))
          await sessions.shorten(session.id, leftAt, new Date(leftAt.getTime() + LEAVING_MS - lease_ms))
      })
    })
  })

  io.on('sessionsEnded', sessionsEndedHere)
  io.on('circleChanged', tellHereSoon)
  const heartbeat = setInterval(() => run(beat), HEARTBEAT_MS)
  async function beat(): Promise<void> {
    await endWhereSessionEnded(connections())
    const kept = connections().map(({ id, data }) => ({ id, sessionId: data.caller.session.id }))
    const keeping = presence.keep(kept, clock())
    // With a slow database one heartbeat comes before the other is through.
    beating = Promise.allSettled([beating, keeping]).then(() => undefined)
    await keeping
    const silent = await presence.forgetSilent(new Date(clock().getTime() - SILENCE_MS))
    for (const circle of [...silent, ...untold.values()]) tellSoon(circle)
    untold.clear()
  }

  app.addHook('preClose', async () => {
    clearInterval(heartbeat)
    // Closed below the protocol, so that the clients come back by themselves, to another process or a new one.
    io.engine.close()
    for (const { timer } of toTell.values()) clearTimeout(timer)
    await settled()
    for (const { timer } of toTell.values()) clearTimeout(timer)
    await io.of('/').adapter.close()
  })

  return {
    sessionsEnded(rooms) {
      sessionsEndedHere(rooms)
      if (parts.rooms !== null) io.serverSideEmit('sessionsEnded', rooms)
    },
  }
}

/** Why the first message lets nobody in, as the error that the client hears; null when it does. */
async function admit(connection: Connection, token: string, parts: ActivityParts): Promise<Error | null> {
  const caller = await recognise(token, parts)
  const read = await parts.tokens.readAccess(token, parts.clock())
  if (caller.ok && read !== null) {
    connection.data = { caller: caller.value, expiresAt: read.expiresAt }
    return null
  }
  return refusalOf(caller.ok ? { code: 'TokenInvalid' } : caller.failure)
}

function refusalOf(refusal: Refusal): Error {
  const { body } = failureOf(refusal)
  return Object.assign(new Error(body.code), { data: body })
}
