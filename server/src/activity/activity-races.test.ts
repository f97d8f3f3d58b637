import { setTimeout as wait } from 'node:timers/promises'
import { HEARTBEAT_MS } from '../domain/session/presence'
import { CLOSED_PAGE_LEASE_MS } from '../domain/session/session'
import { presenceStore } from '../storage/presence-store'
import { sessionStore } from '../storage/session-store'
import { StepGate } from '../testing/step-gate'
import { closePages, connect, connected, untilEnded, untilLeft, type Page } from '../testing/activity-client'
import { PASSWORD, TestApplication, type Person } from '../testing/test-application'
import { DATABASES } from '../testing/test-database'

afterEach(closePages)

describe.each(DATABASES)('the realtime connection, where things cross, on %s', (kind) => {
  const [keeping, recognising, reading] = [new StepGate(), new StepGate(), new StepGate()]
  let isKeepingBroken = false
  let isReadingBroken = false
  let beat = () => {}
  let server: TestApplication
  beforeAll(async () => {
    // The heartbeat comes when a test wants it, and at no other time.
    const intervals = jest.spyOn(globalThis, 'setInterval').mockImplementation((work, every_ms) => {
      if (every_ms === HEARTBEAT_MS) beat = work
      return setTimeout(() => undefined)
    })
    server = await TestApplication.open(kind, ({ queries }) => {
      const [presence, sessions] = [presenceStore(queries), sessionStore(queries)]
      return {
        presence: {
          ...presence,
          report: (connections, now) =>
            keeping.take(() =>
              isKeepingBroken ? Promise.reject(new Error('no database')) : presence.report(connections, now),
            ),
          async listOnline(group) {
            const people = await presence.listOnline(group)
            return reading.take(() =>
              isReadingBroken ? Promise.reject(new Error('no database')) : Promise.resolve(people),
            )
          },
        },
        sessions: {
          ...sessions,
          async findCaller(sessionId) {
            const caller = await sessions.findCaller(sessionId)
            return recognising.take(() => Promise.resolve(caller))
          },
        },
      }
    })
    intervals.mockRestore()
    await server.app.listen({ port: 0 })
  })
  afterAll(() => server.close())

  test.each(['comes through', 'fails', 'is overtaken by the next'])(
    '[SES-05, SES-07] who leaves during a heartbeat that %s is gone, and the place is free after a moment',
    async (outcome) => {
      const person = await server.person()
      const page = await connected(server, person)
      await untilLeft(server, person, 1)
      const held = keeping.holdNext()
      beat()
      await held.reached
      if (outcome === 'is overtaken by the next') {
        const next = keeping.holdNext()
        beat()
        await next.reached
        await next.letGo()
      }
      await leave(page)
      isKeepingBroken = outcome === 'fails'
      await held.letGo()
      isKeepingBroken = false
      await untilLeft(server, person, 0)
      server.clock.advance(CLOSED_PAGE_LEASE_MS)
      const login = { body: { username: person.email, password: PASSWORD } }
      while ((await server.call('login', login)).status !== 200) await wait(20)
    },
  )

  test('[SES-05] whose arrival could not be kept, and a heartbeat did it, leaves like anybody else', async () => {
    const person = await server.person()
    const arriving = keeping.holdNext()
    const page = await connected(server, person)
    await arriving.reached
    isKeepingBroken = true
    await arriving.letGo()
    isKeepingBroken = false
    beat()
    await untilLeft(server, person, 1)
    await leave(page)
    await untilLeft(server, person, 0)
  })

  test('[SES-05] a session that ends between the admission of a page and its joining closes the page at once', async () => {
    const person = await server.person()
    const held = recognising.holdNext()
    const page = connect(server, person.accessToken)
    const ended = untilEnded(page)
    await held.reached
    await person.call('logout', {})
    await held.letGo()
    expect(await ended).toEqual({ reason: 'SessionEnded' })
  })

  test('[SES-05] who is there is told as it is last, however late an older reading comes', async () => {
    const [ann, ben] = await twoOfATeam()
    const told = tellings(await connected(server, ann))
    while (told.at(-1) !== ann.email) await wait(20)
    const older = reading.holdNext()
    const bensPage = await connected(server, ben)
    await older.reached
    const newer = reading.holdNext()
    bensPage.disconnect()
    await untilLeft(server, ben, 0)
    // Were the newer reading not to wait for the older one, it would be over first.
    const isCrossed = await Promise.race([newer.reached.then(() => true), wait(1000).then(() => false)])
    if (isCrossed) await newer.letGo()
    await older.letGo()
    await newer.reached
    await newer.letGo()
    while (told.length < 3) await wait(20)
    expect(told.at(-1)).toBe(ann.email)
  })

  test.each(['written', 'read'])(
    '[SES-05] an arrival that could not be %s is told with the next heartbeat',
    async (step) => {
      const [ann, ben] = await twoOfATeam()
      const told = tellings(await connected(server, ann))
      while (told.at(-1) !== ann.email) await wait(20)
      const held = (step === 'written' ? keeping : reading).holdNext()
      await connected(server, ben)
      await held.reached
      isKeepingBroken = step === 'written'
      isReadingBroken = step === 'read'
      await held.letGo()
      isKeepingBroken = false
      isReadingBroken = false
      beat()
      while (told.at(-1) !== [ann.email, ben.email].sort().join()) await wait(20)
    },
  )

  async function twoOfATeam(): Promise<readonly [Person, Person]> {
    const teamId = await server.team(2)
    return [await server.person({ teamId }), await server.person({ teamId })]
  }

  /** All that a page hears of who is there. */
  function tellings(page: Page): string[] {
    const told: string[] = []
    page.on('presence', ({ people }) => told.push(people.join()))
    return told
  }

  /** Closes the only page there is, and waits until the server has heard of it. */
  async function leave(page: Page): Promise<void> {
    page.disconnect()
    const open = () =>
      new Promise<number>((resolve) => server.app.server.getConnections((_, count) => resolve(count)))
    while ((await open()) > 0) await wait(20)
  }
})
