import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import {
  ACTIVITY_PATH,
  ACTIVITY_RETRY,
  type ActivityClientMessages,
  type ActivityServerMessages,
  type ConnectionEnd,
} from '@soundleaf/contracts'
import { eq } from 'drizzle-orm'
import { io, type Socket } from 'socket.io-client'
import { presences, sessions } from '../storage/schema'
import type { Person, TestApplication } from './test-application'

export type Page = Socket<ActivityServerMessages, ActivityClientMessages>
const pages = new Set<Page>()

/** For `afterEach`. */
export function closePages(): void {
  for (const page of pages) page.disconnect()
  pages.clear()
}

/** A page's end of the connection, as the contract tells it to connect. */
export function connect(server: TestApplication, token: string, origin?: string): Page {
  const { port } = server.app.server.address() as AddressInfo
  const page: Page = io(`http://127.0.0.1:${port}`, {
    path: ACTIVITY_PATH,
    transports: ['websocket'],
    forceNew: true,
    auth: (send) => send({ token }),
    reconnectionDelay: ACTIVITY_RETRY.delay_ms,
    reconnectionDelayMax: ACTIVITY_RETRY.longest_ms,
    randomizationFactor: ACTIVITY_RETRY.jitter,
    ...(origin !== undefined && { extraHeaders: { origin } }),
  })
  pages.add(page)
  return page
}

export async function connected(server: TestApplication, person: Person): Promise<Page> {
  const page = connect(server, person.accessToken)
  await new Promise<void>((resolve) => page.once('connect', resolve))
  return page
}

export const untilEnded = (page: Page) => new Promise<ConnectionEnd>((resolve) => page.once('ended', resolve))

/** Waits until an account has so many connections left. */
export async function untilLeft(server: TestApplication, { id }: Person, left: number): Promise<void> {
  const { queries } = server.database
  const theirs = () =>
    queries
      .select({ id: presences.connectionId })
      .from(presences)
      .innerJoin(sessions, eq(sessions.id, presences.sessionId))
      .where(eq(sessions.accountId, id))
  while ((await theirs()).length !== left) await wait(20)
}
