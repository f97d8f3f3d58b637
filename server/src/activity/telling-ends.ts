import type { SessionStore } from '../domain/session/session'
import { roomOf } from './activity-server'

/** The store of sessions, which tells whose connections are to be looked at when sessions end. */
export function tellingEnds(sessions: SessionStore, tell: (rooms: readonly string[]) => void): SessionStore {
  return {
    ...sessions,
    async start(request) {
      const refusal = await sessions.start(request)
      if (refusal === null)
        tell([roomOf.account(request.session.accountId), ...request.sameDeviceIds.map(roomOf.session)])
      return refusal
    },
    async end(sessionId, now) {
      await sessions.end(sessionId, now)
      tell([roomOf.session(sessionId)])
    },
    async endOthers(accountId, keptSessionId, now) {
      await sessions.endOthers(accountId, keptSessionId, now)
      tell([roomOf.account(accountId)])
    },
  }
}
