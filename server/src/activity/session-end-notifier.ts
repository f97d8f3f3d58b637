import type { SessionStore } from '../domain/session/session'
import { roomOf } from './sockets'

/** A session store that reports the rooms in which sessions may have ended. */
export function notifyingSessionStore(
  sessions: SessionStore,
  notify: (rooms: readonly string[]) => void,
): SessionStore {
  return {
    ...sessions,
    async start(request) {
      const refusal = await sessions.start(request)
      if (refusal === null)
        notify([roomOf.account(request.session.accountId), ...request.sameDeviceIds.map(roomOf.session)])
      return refusal
    },
    async end(sessionId, now) {
      await sessions.end(sessionId, now)
      notify([roomOf.session(sessionId)])
    },
    async changePassword(change) {
      const isChanged = await sessions.changePassword(change)
      if (isChanged) notify([roomOf.account(change.accountId)])
      return isChanged
    },
    async erase(accountId, passwordHash, now) {
      const isErased = await sessions.erase(accountId, passwordHash, now)
      if (isErased) notify([roomOf.account(accountId)])
      return isErased
    },
  }
}
