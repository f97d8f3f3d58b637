import { randomUUID } from 'node:crypto'
import type { SessionStore, StartRefusal } from '../domain/session/session'
import { sessionStore } from '../storage/session-store'
import { PASSWORD, type TestApplication } from './test-application'

/** The end of a login by `PASSWORD` alone that had found everything right before something changed. */
export function endLogin(server: TestApplication, accountId: string): Promise<StartRefusal | null> {
  const now = server.clock.read()
  const request: Parameters<SessionStore['start']>[0] = {
    session: {
      ...{ id: randomUUID(), accountId },
      ...{ startedAt: now, lastCallAt: now, lastActiveAt: now, endedAt: null },
    },
    passwordHash: `hash of ${PASSWORD}`,
    hadSecondFactor: false,
    isByProvider: false,
    teamId: null,
    tabId: randomUUID(),
    tokenHash: randomUUID(),
    sameDeviceIds: [],
    leaseWindow: { start: now, end: now, oldestStart: now },
  }
  return sessionStore(server.database.queries).start(request)
}
