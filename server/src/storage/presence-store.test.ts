import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { STALE_AFTER_MS } from '../domain/session/presence'
import { SECOND_MS } from '../domain/clock'
import { onEachDatabase } from '../testing/on-each-database'
import type { Person } from '../testing/test-application'
import { presenceStore } from './presence-store'
import { sessions } from './schema'

onEachDatabase('presence', (server) => {
  test('[SES-05] connections of a process that died are forgotten, and it is told whose they were', async () => {
    const { queries } = server().database
    const presence = presenceStore(queries)
    const teamId = await server().team(9)
    const [ann, ben] = [await server().person({ teamId }), await server().person({ teamId })]
    const connectionOf = async ({ id }: Person) => {
      const [session] = await queries.select().from(sessions).where(eq(sessions.accountId, id))
      return { id: randomUUID(), sessionId: session?.id ?? '' }
    }
    const [annsConnection, bensConnection] = [await connectionOf(ann), await connectionOf(ben)]
    const died = server().clock.read()
    await presence.report([annsConnection, bensConnection], died)
    expect(await presence.listOnline({ id: ann.id, teamId })).toEqual([ann.email, ben.email].sort())

    // Only Ann's process still says that its connections are there.
    const later = new Date(died.getTime() + STALE_AFTER_MS + SECOND_MS)
    await presence.report([annsConnection], later)
    const silentSince = new Date(later.getTime() - STALE_AFTER_MS)
    expect(await presence.removeStale(silentSince)).toEqual([{ id: ben.id, teamId }])
    expect(await presence.listOnline({ id: ann.id, teamId })).toEqual([ann.email])
    expect(await presence.isConnected(bensConnection.sessionId)).toBe(false)
    expect(await presence.removeStale(silentSince)).toEqual([])

    // A process that was only slow says so, and is heard again.
    await presence.report([bensConnection], later)
    expect(await presence.isConnected(bensConnection.sessionId)).toBe(true)
  })
})
