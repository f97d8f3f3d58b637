import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { CALLS, type CallDefinition, type CallName, type MakeLinkRequest } from '@soundleaf/contracts'
import { DAY_MS, MINUTE_MS } from '../domain/clock'
import { MOST_LINKS } from '../domain/link/project-link'
import { rowsOf } from '../storage/schema-version'
import { newProject, structureOf, withText } from '../testing/constructions'
import { onEachDatabase } from '../testing/on-each-database'
import { save } from '../testing/project-files'
import { numbersFrom } from '../testing/random-numbers'
import { runAdmin } from '../testing/run-admin'
import type { Person } from '../testing/test-application'

const TRIES = Math.min(5000, Math.ceil(500 * Number(process.env.SOUNDLEAF_TEST_SCALE ?? 1)))
const tokenOf = (address: string): string => address.split('#')[1] ?? ''

onEachDatabase('links', (server) => {
  const link = async (person: Person, projectId: string, body: MakeLinkRequest = { days: 30 }) => {
    const made = await person.call('makeLink', { params: { id: projectId }, body })
    if (made.status !== 200) throw new Error(JSON.stringify(made.failure))
    return { ...made.body.link, token: tokenOf(made.body.address), address: made.body.address }
  }
  const open = (token: string, password?: string) =>
    server().call('openLink', { body: { token, ...(password !== undefined && { password }) } })
  const links = async (person: Person, projectId: string) =>
    (await person.call('listLinks', { params: { id: projectId } })).body.links
  const saved = async (person: Person, projectId: string, thickness: string) => {
    const { body } = await person.call('getProject', { params: { id: projectId } })
    const structures = body.structures.map((structure) => withText(structure, 0, 'thickness', thickness))
    return (await person.call('saveProject', { body: { ...body, structures } })).body.revision
  }
  const thicknessIn = (answer: Awaited<ReturnType<typeof open>>) =>
    answer.body.structures[0]?.components[0]?.properties.find(({ key }) => key === 'thickness')?.value

  test('[BEY-11] a link shows the project with its results to whoever has it, without an account', async () => {
    const person = await server().person()
    const request = { body: { ...newProject('Party wall').body, ofTomorrow: 'not for strangers' } }
    const id = await save(person, request)
    const { address, token } = await link(person, id, { days: 30, note: 'For the architect' })
    // The token stands where browsers send it to no server.
    expect(address).toBe(`https://soundleaf.test/link#${token}`)
    const { body } = await open(token)
    const whole = (await person.call('getProject', { params: { id } })).body
    const { fieldValues, structures } = whole
    const own = (await person.call('calculate', { body: { projectId: id, fieldValues, structures } })).body
    expect(body).toMatchObject({
      ...{ name: 'Party wall', fieldValues, structures, revision: 1, isFixed: false },
      savedDateUtc: whole.modifiedDateUtc,
      expiresDateUtc: new Date(server().clock.read().getTime() + 30 * DAY_MS).toISOString(),
    })
    expect(body.calculation).toEqual(own)
    expect(body.disclaimer).toContain('measurement')
    for (const hidden of [person.email, person.id, id, 'not for strangers'])
      expect(JSON.stringify(body)).not.toContain(hidden)
  })

  test('[BEY-11] a link follows the project; one to a revision stays at it, also when the history lets go of it', async () => {
    const person = await server().person()
    const id = await save(person, newProject('Wall', withText(structureOf(), 0, 'thickness', '200')))
    const [following, fixed] = [await link(person, id), await link(person, id, { days: 365, revision: 1 })]
    await saved(person, id, '250')
    await saved(person, id, '300')
    expect([thicknessIn(await open(following.token)), thicknessIn(await open(fixed.token))]).toEqual([
      '300',
      '200',
    ])
    expect((await open(fixed.token)).body).toMatchObject({ revision: 1, isFixed: true })
    server().clock.advance(200 * DAY_MS)
    await server().purgeExpired()
    expect(thicknessIn(await open(fixed.token))).toBe('200')
    const again = await server().signIn(person)
    const unknown = { params: { id }, body: { days: 1, revision: 99 } }
    expect((await again.call('makeLink', unknown)).status).toBe(404)
  })

  test('[BEY-11] [SEC-08] a link that is unknown, taken back, run out, or of what is gone, says one and the same', async () => {
    const person = await server().person()
    const ids = [await save(person), await save(person), await save(person)] as const
    const [revoked, runOut, deleted] = [
      await link(person, ids[0]),
      await link(person, ids[1], { days: 1 }),
      await link(person, ids[2]),
    ]
    for (const { token } of [revoked, runOut, deleted]) expect((await open(token)).status).toBe(200)
    await person.call('revokeLink', { params: { id: revoked.id } })
    await person.call('deleteProject', { params: { id: ids[2] } })
    const gone = await open(randomBytes(32).toString('base64url'))
    expect([gone.status, gone.failure.reason]).toEqual([404, 'LinkGone'])
    for (const { token } of [revoked, deleted]) expect((await open(token)).failure).toEqual(gone.failure)
    // A project that is back has its links back.
    await person.call('restoreProject', { params: { id: ids[2] } })
    expect((await open(deleted.token)).status).toBe(200)
    server().clock.advance(DAY_MS - 1)
    expect((await open(runOut.token)).status).toBe(200)
    server().clock.advance(1)
    expect((await open(runOut.token)).failure).toEqual(gone.failure)
    const again = await server().signIn(person)
    expect(await links(again, ids[1])).toMatchObject([{ opened: 2 }])
    await runAdmin(server(), 'disable', person.email)
    expect((await open(deleted.token)).failure).toEqual(gone.failure)
    await runAdmin(server(), 'enable', person.email)
    server().clock.advance(31 * DAY_MS)
    await server().purgeExpired()
    expect(
      await rowsOf(server().database.queries, sql`select id from project_links where id = ${runOut.id}`),
    ).toEqual([])
  })

  test('[BEY-11] [SEC-08] nobody else lists, makes or takes back the links of a project', async () => {
    const teamId = await server().team(5)
    const [person, colleague] = [await server().person({ teamId }), await server().person({ teamId })]
    const id = await save(person)
    await person.call('setShared', { params: { id }, body: { isShared: true } })
    const { id: linkId, token } = await link(person, id)
    for (const refused of [
      await colleague.call('listLinks', { params: { id } }),
      await colleague.call('makeLink', { params: { id }, body: { days: 1 } }),
      await colleague.call('revokeLink', { params: { id: linkId } }),
      await person.call('revokeLink', { params: { id } }),
    ])
      expect(refused.status).toBe(404)
    expect((await open(token)).status).toBe(200)
  })

  test('[BEY-11] a link with a password asks for it, and delays who guesses', async () => {
    const person = await server().person()
    const id = await save(person)
    const { token, hasPassword } = await link(person, id, { days: 30, password: 'gypsum and wool' })
    expect(hasPassword).toBe(true)
    const asked = await open(token)
    expect([asked.status, asked.failure.reason]).toEqual([401, 'LinkPasswordNeeded'])
    expect(JSON.stringify(asked.failure)).not.toContain('A wall')
    expect((await open(token, 'gypsum and wood')).failure.reason).toBe('LinkPasswordWrong')
    expect((await open(token, 'gypsum and wool')).status).toBe(200)
    for (let count = 0; count < 10; count += 1) await open(token, `guess ${count}`)
    const delayed = await open(token, 'gypsum and wool')
    expect([delayed.status, delayed.failure.reason]).toEqual([429, 'TooManyAttempts'])
    server().clock.advance(MINUTE_MS)
    expect((await open(token, 'gypsum and wool')).status).toBe(200)
    expect(await links(person, id)).toMatchObject([{ opened: 2 }])
  })

  test('[BEY-11] openings are counted, each once, with when the last was', async () => {
    const person = await server().person()
    const id = await save(person)
    const { token } = await link(person, id, { days: 30, note: '  For the  architect ' })
    expect(await links(person, id)).toMatchObject([{ opened: 0, lastOpenedDateUtc: null }])
    await Promise.all(Array.from({ length: 5 }, () => open(token)))
    const at = server().clock.read().toISOString()
    expect(await links(person, id)).toMatchObject([
      { opened: 5, lastOpenedDateUtc: at, hasPassword: false, revision: null },
    ])
  })

  test('[BEY-11] [SEC-17] an account has at most so many links that work, and one is opened only so often', async () => {
    const person = await server().person()
    const id = await save(person)
    const { token } = await link(person, id, { days: 2 })
    for (let count = 1; count < MOST_LINKS; count += 1) await link(person, id, { days: 1 })
    const refused = await person.call('makeLink', { params: { id }, body: { days: 1 } })
    expect([refused.status, refused.failure.reason]).toEqual([507, 'TooManyLinks'])
    const statuses = new Set<number>()
    for (let count = 0; count < 61; count += 1) statuses.add((await open(token)).status)
    expect([...statuses]).toEqual([200, 429])
    server().clock.advance(DAY_MS)
    expect((await open(token)).status).toBe(200)
    await link(await server().signIn(person), id)
  })

  test('[BEY-11] [SEC-17] who tries tokens is delayed; who has one is not', async () => {
    const person = await server().person()
    const { token } = await link(person, await save(person))
    for (let count = 0; count < 20; count += 1) await open(token)
    const statuses = new Set<number>()
    for (let count = 0; count < 101; count += 1) statuses.add((await open(`guess ${count}`)).status)
    expect([...statuses]).toEqual([404, 429])
    server().clock.advance(16 * MINUTE_MS)
    expect((await open(token)).status).toBe(200)
  })

  test('[BEY-11] [LIC-02] the licence of the owner holds for who reads: no true value of a trial, no band of Light', async () => {
    const [trial, light, full] = [
      await server().person({
        licence: 'trial',
        trialExpiry: new Date(server().clock.read().getTime() + DAY_MS),
      }),
      await server().person({ licence: 'light' }),
      await server().person(),
    ]
    const shown = async (person: Person) => {
      const { token } = await link(person, await save(person))
      return { token, calculation: (await open(token)).body.calculation }
    }
    const truth = (await shown(full)).calculation
    const without = await shown(trial)
    expect(without.calculation).toBeNull()
    const few = await shown(light)
    expect(few.calculation).toMatchObject({ isRandom: false, tableResultR: null, rw: truth?.rw })
    expect((await open(few.token)).body.disclaimer).toBeNull()
    server().clock.advance(DAY_MS)
    expect((await open(without.token)).body).toMatchObject({ name: 'A wall', calculation: null })
  })

  test('[BEY-11] [SEC-19] making, taking back and opening a link are entries of the audit trail; the token is in none', async () => {
    const person = await server().person()
    const id = await save(person)
    const made = await link(person, id)
    // The trail is in the order of moments.
    server().clock.advance(1)
    await open(made.token)
    await open('no link')
    server().clock.advance(1)
    await person.call('revokeLink', { params: { id: made.id } })
    const entries = (await server().auditEntries()).filter(
      ({ action, details }) => action === 'openLink' || details.includes(made.id),
    )
    const own = entries.filter(({ details }) => details.includes(made.id))
    expect(own.map(({ action, outcome, accountId }) => [action, outcome, accountId])).toEqual([
      ['makeLink', 'done', person.id],
      ['openLink', 'done', null],
      ['revokeLink', 'done', person.id],
    ])
    expect(entries.some(({ outcome }) => outcome === 'LinkGone')).toBe(true)
    expect(JSON.stringify(entries)).not.toContain(made.token)
    const stored = JSON.stringify(await rowsOf(server().database.queries, sql`select * from project_links`))
    expect(stored).not.toContain(made.token)
  })

  test('[BEY-11] [SEC-08] a link leads to its project alone, by no route to another: random tries', async () => {
    const [person, stranger] = [await server().person(), await server().person()]
    const secret = 'The secret wall of another'
    const [own, others, foreign] = [
      await save(person, newProject('The linked wall')),
      await save(person, newProject(secret)),
      await save(stranger, newProject(secret)),
    ]
    const { token, id: linkId } = await link(person, own)
    const hidden = await link(stranger, foreign)
    const seed = Number.parseInt(randomBytes(4).toString('hex'), 16)
    const random = numbersFrom(seed)
    const pick = <Value>(values: readonly Value[]): Value =>
      values[Math.floor(random() * values.length)] as Value
    type Route = Pick<CallDefinition, 'method' | 'path' | 'authenticated'>
    const calls: readonly (readonly [string, Route])[] = [
      ...Object.entries<Route>(CALLS),
      ['embedToken', { method: 'POST', path: '/api/embed/token', authenticated: false }],
      ['embedded calculation', { method: 'POST', path: '/api/embed/calculate', authenticated: true }],
      ['linked results', { method: 'POST', path: '/api/embed/link', authenticated: false }],
      ['page', { method: 'GET', path: '/link', authenticated: false }],
    ]
    const ids = [own, others, foreign, linkId, hidden.id]
    for (let count = 0; count < TRIES; count += 1) {
      const [name, { method, path, authenticated }] = pick(calls)
      const url = path.replace(/\{(\w+)\}/g, (_, part: string) => (part === 'revision' ? '1' : pick(ids)))
      const query = pick([
        '',
        `?token=${token}`,
        `?id=${pick(ids)}`,
        `?projectId=${pick(ids)}&token=${token}`,
      ])
      const body = {
        token: pick([token, pick(ids), `${token}.${pick(ids)}`]),
        ...{ id: pick(ids), projectId: pick(ids), ids: [pick(ids)], revision: 1, saveKey: pick(ids) },
        ...(random() < 0.3 && newProject('Overwritten').body),
      }
      // A minute goes by, so that no limit hides what would be told.
      server().clock.advance(MINUTE_MS)
      const answer = await server().app.inject({
        method,
        url: `${url}${query}`,
        headers: {
          ...pick([
            {},
            { authorization: `Bearer ${token}` },
            { cookie: `soundleaf=${token}; refresh=${token}` },
          ]),
          ...(method !== 'GET' && { 'content-type': 'application/json' }),
          'x-intent': 'toggle-share',
        },
        ...(method !== 'GET' && { payload: JSON.stringify(body) }),
      })
      const told = `${name} ${url}${query} ${JSON.stringify(body)} (seed ${seed})`
      if (authenticated) expect([answer.statusCode, told]).toEqual([401, told])
      expect(answer.payload.includes(secret) ? told : null).toBeNull()
      if (name === ('openLink' satisfies CallName) && answer.statusCode === 200)
        expect(answer.json<{ name: string }>().name).toBe('The linked wall')
    }
    const [again, back] = [await server().signIn(person), await server().signIn(stranger)]
    for (const [who, id, name] of [
      [again, own, 'The linked wall'],
      [again, others, secret],
      [back, foreign, secret],
    ] as const)
      expect((await who.call('getProject', { params: { id } })).body).toMatchObject({ name, revision: 1 })
  }, 120_000)
})
