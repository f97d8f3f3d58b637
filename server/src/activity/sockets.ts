import type { ActivityClientMessages, ActivityServerMessages } from '@soundleaf/contracts'
import type { Server, Socket } from 'socket.io'
import type { PresenceGroup } from '../domain/session/presence'
import type { Caller } from '../domain/session/session'

/** What the processes tell each other. */
interface ProcessMessages {
  sessionsEnded: (rooms: readonly string[]) => void
  groupChanged: (group: PresenceGroup) => void
}

interface SocketData {
  caller: Caller
  tokenExpiresAt: Date
}

export type ActivitySockets = Server<
  ActivityClientMessages,
  ActivityServerMessages,
  ProcessMessages,
  SocketData
>
export type ActivitySocket = Socket<
  ActivityClientMessages,
  ActivityServerMessages,
  ProcessMessages,
  SocketData
>

export const roomOf = {
  account: (id: string) => `account ${id}`,
  session: (id: string) => `session ${id}`,
  /** The members of a team see each other online; a person without a team only themselves. */
  group: ({ id, teamId }: PresenceGroup) => (teamId === null ? roomOf.account(id) : `team ${teamId}`),
}

/** How many sockets of this process are in a room. */
export const countInRoom = (io: ActivitySockets, room: string): number =>
  io.of('/').adapter.rooms.get(room)?.size ?? 0
