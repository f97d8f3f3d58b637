import { randomUUID } from 'node:crypto'
import { newProject, structureOf, withText } from '../testing/constructions'
import { onEachDatabase } from '../testing/on-each-database'
import type { Person } from '../testing/test-application'

async function save(person: Person, request = newProject()) {
  const saved = await person.call('saveProject', request)
  expect(saved.status).toBe(200)
  return saved.body
}

onEachDatabase('projects', (server) => {
  test('a new project is created, listed and read back', async () => {
    const person = await server().person()
    const request = newProject('Party wall')
    const { projectId, revision, createdDateUtc } = await save(person, request)
    expect(revision).toBe(1)
    expect(createdDateUtc).toBe(server().clock.read().toISOString())

    expect((await person.call('listProjects', {})).body).toEqual({
      projects: [
        {
          projectId,
          name: 'Party wall',
          structuresSummary: ['SingleMassiveElementWall'],
          createdDateUtc,
          modifiedDateUtc: createdDateUtc,
          isShared: false,
          owner: null,
          massiveMaterial: 'Concrete',
          numbers: expect.objectContaining({ impact: null }) as unknown,
          filing: { job: null, tags: [], isArchived: false },
        },
      ],
      jobs: [],
      tags: [],
      total: 1,
      evaluationStandard: 'Iso',
      share: expect.objectContaining({ projects: 1, projectsMax: 1000 }) as unknown,
    })
    const read = await person.call('getProject', { params: { id: projectId } })
    expect(read.body.structures).toEqual(request.body.structures)
  })

  test('[API-04] fields that this version does not know come back byte for byte', async () => {
    const person = await server().person()
    const structure = structureOf()
    const future = {
      zeta: 'last letter first',
      alpha: [1, 2.5, null, { 'a b': '\u0001"<>' }],
      ...structure,
      components: structure.components.map((component) => ({
        ...component,
        colour: 'ochre',
        ångström: { deep: true },
      })),
    }
    const { projectId } = await save(person, newProject('From a newer client', future))
    const read = await person.call('getProject', { params: { id: projectId } })
    expect(JSON.stringify(read.body.structures)).toBe(JSON.stringify([future]))
  })

  test('[REL-06] the creation key makes a repeated first save find its first try', async () => {
    const person = await server().person()
    const request = newProject()
    const answers = await Promise.all([save(person, request), save(person, request), save(person, request)])
    expect(new Set(answers.map(({ projectId }) => projectId)).size).toBe(1)
    expect((await person.call('listProjects', {})).body.total).toBe(1)
  })

  test('[REL-06] the project of a creation key is found by it, by its account alone', async () => {
    const [person, other] = [await server().person(), await server().person()]
    const creationKey = randomUUID()
    const request = { body: { ...newProject('Found').body, creationKey } }
    await save(person, newProject('Another'))
    const { projectId } = await save(person, request)
    const found = await person.call('listProjects', { query: { creationKey } })
    expect(found.body).toMatchObject({ projects: [{ projectId }], total: 1 })
    expect((await person.call('listProjects', { query: { creationKey: randomUUID() } })).body.total).toBe(0)
    expect((await other.call('listProjects', { query: { creationKey } })).body.total).toBe(0)
  })

  test('what was edited before the repeated first save is stored, or refused; never only acknowledged', async () => {
    const person = await server().person()
    const request = newProject('First')
    const { projectId } = await save(person, request)
    const edited = { body: { ...request.body, name: 'Second' } }
    expect((await save(person, edited)).revision).toBe(2)
    expect((await person.call('getProject', { params: { id: projectId } })).body.name).toBe('Second')

    const third = await person.call('saveProject', { body: { ...request.body, name: 'Third' } })
    expect(third.status).toBe(409)
    expect(third.failure).toMatchObject({ code: 'StaleRevision', revision: 2 })
  })

  test('[REL-05] of 50 parallel saves of one base revision exactly one wins', async () => {
    const person = await server().person()
    const request = newProject()
    const { projectId, revision } = await save(person, request)
    const saves = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        person.call('saveProject', {
          body: { ...request.body, projectId, revision, name: `Version ${index}` },
        }),
      ),
    )
    const statuses = saves.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(49)
    const winner = statuses.indexOf(200)
    const read = await person.call('getProject', { params: { id: projectId } })
    expect(read.body).toMatchObject({ name: `Version ${winner}`, revision: 2 })
  })

  test('[REL-05] the repetition of a save whose answer was lost is answered as the first', async () => {
    const person = await server().person()
    const { body } = newProject()
    const { projectId, revision } = await save(person)
    const edited = { body: { ...body, projectId, revision, name: 'Edited', saveKey: randomUUID() } }
    const first = await save(person, edited)
    expect(await save(person, edited)).toEqual(first)
    const read = await person.call('getProject', { params: { id: projectId } })
    expect(read.body).toMatchObject({ name: 'Edited', revision: 2, lastSaveKey: edited.body.saveKey })

    const refused = async (changes: object) =>
      (await person.call('saveProject', { body: { ...edited.body, ...changes } })).failure
    const stale = { code: 'StaleRevision', revision: 2 }
    // Another save of the same base, a save without a key, and a key that is used for other work.
    expect(await refused({ saveKey: randomUUID() })).toMatchObject(stale)
    expect(await refused({ saveKey: undefined })).toMatchObject(stale)
    expect(await refused({ name: 'Something else' })).toMatchObject(stale)
    // Once something was saved on top of it, it is old.
    await save(person, { body: { ...edited.body, revision: 2, saveKey: randomUUID() } })
    expect(await refused({})).toMatchObject({ ...stale, revision: 3 })
  })

  test('[REL-05] a whole project, sent as it was read, is saved', async () => {
    const person = await server().person()
    const { projectId, revision } = await save(person)
    const keyed = { ...newProject().body, projectId, revision, saveKey: randomUUID() }
    await save(person, { body: keyed })
    const read = (await person.call('getProject', { params: { id: projectId } })).body
    const saves = await Promise.all(
      Array.from({ length: 50 }, () => person.call('saveProject', { body: read })),
    )
    expect(saves.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(saves.filter(({ status }) => status === 409)).toHaveLength(49)
  })

  test("[SEC-08] another person's project is 404 on every route", async () => {
    const owner = await server().person()
    const stranger = await server().person()
    const request = newProject()
    const { projectId: id, revision } = await save(owner, request)
    await owner.call('setShared', { params: { id }, body: { isShared: true } })
    const params = { id }
    const attempts = await Promise.all([
      stranger.call('getProject', { params }),
      stranger.call('saveProject', { body: { ...request.body, projectId: id, revision } }),
      stranger.call('deleteProject', { params }),
      stranger.call('duplicateProject', { params, body: { name: 'Mine now' } }),
      stranger.call('createOwnCopy', { params }),
      stranger.call('setShared', { params, body: { isShared: false } }),
      stranger.call('toggleShared', { params }, { 'x-intent': 'toggle-share' }),
    ])
    expect(attempts.map(({ status }) => status)).toEqual(attempts.map(() => 404))
    const read = await owner.call('getProject', { params })
    expect(read.body).toMatchObject({ isShared: true, revision })
  })

  test('[PRJ-10] a shared project is seen and copied by the team, and by nobody else', async () => {
    const [teamId, otherTeam] = [await server().team(9), await server().team(9)]
    const owner = await server().person({ teamId })
    const colleague = await server().person({ teamId })
    const outsider = await server().person({ teamId: otherTeam })
    const { projectId: id } = await save(owner, newProject('Ours'))

    expect((await colleague.call('listTeamProjects', {})).body.total).toBe(0)
    expect((await colleague.call('createOwnCopy', { params: { id } })).status).toBe(404)
    await owner.call('setShared', { params: { id }, body: { isShared: true } })

    const seen = await colleague.call('listTeamProjects', {})
    expect(seen.body.projects).toMatchObject([{ projectId: id, name: 'Ours', owner: owner.email }])
    expect((await outsider.call('listTeamProjects', {})).body.total).toBe(0)
    expect((await owner.call('listTeamProjects', {})).body.total).toBe(0)

    const once = { params: { id }, query: { creationKey: randomUUID() } }
    const copied = await colleague.call('createOwnCopy', once)
    expect((await colleague.call('createOwnCopy', once)).body).toEqual(copied.body)
    expect((await colleague.call('listProjects', {})).body.total).toBe(1)
    const copy = await colleague.call('getProject', { params: { id: copied.body.projectId } })
    expect(copy.body).toMatchObject({ name: 'Ours', isShared: false, revision: 1 })
  })

  test('[SEC-04] GET toggleisshared changes nothing without the intent header', async () => {
    const person = await server().person()
    const { projectId: id } = await save(person)
    const bare = await person.call('toggleShared', { params: { id } })
    expect(bare.status).toBe(405)
    const asImage = await person.call(
      'toggleShared',
      { params: { id } },
      { 'x-intent': 'toggle-share', 'sec-fetch-dest': 'image' },
    )
    expect(asImage.status).toBe(405)
    expect((await person.call('getProject', { params: { id } })).body.isShared).toBe(false)
    const meant = await person.call(
      'toggleShared',
      { params: { id } },
      { 'x-intent': 'toggle-share', 'sec-fetch-dest': 'empty' },
    )
    expect(meant.body).toEqual({ isShared: true })
  })

  test('a duplicate is a project of its own, once per creation key', async () => {
    const person = await server().person()
    const { projectId: id } = await save(person, newProject('Original'))
    const request = { params: { id }, body: { name: 'Original (copy)', creationKey: randomUUID() } }
    const first = await person.call('duplicateProject', request)
    const again = await person.call('duplicateProject', request)
    expect(first.body.name).toBe('Original (copy)')
    expect(again.body.projectId).toBe(first.body.projectId)
    expect((await person.call('listProjects', {})).body.total).toBe(2)
    await person.call('deleteProject', { params: { id: first.body.projectId } })
    expect((await person.call('duplicateProject', request)).failure.code).toBe('ProjectDeleted')
  })

  test('the list is filtered by name, and a wildcard of the database is an ordinary character', async () => {
    const person = await server().person()
    for (const name of ['Wall 50%', 'Wall 500', 'Floor_1', 'FloorX1']) await save(person, newProject(name))
    const found = async (filter: string) =>
      (await person.call('listProjects', { query: { filter } })).body.projects.map(({ name }) => name).sort()
    expect(await found('wall')).toEqual(['Wall 50%', 'Wall 500'])
    expect(await found('50%')).toEqual(['Wall 50%'])
    expect(await found('r_1')).toEqual(['Floor_1'])
    expect(await found('nothing')).toEqual([])
  })

  test.each([
    ['blank', '   ', 400],
    ['100 code points beyond the basic plane', '🧱'.repeat(100), 200],
    ['101 code points', 'a'.repeat(101), 400],
    ['a line break', 'a\nb', 400],
    ['a NUL', 'a\0b', 400],
    ['half a surrogate pair', 'a\ud800b', 400],
    ['a decomposed letter', 'Va\u0308gg', 200],
  ])('a name that is %s', async (_, name, status) => {
    const person = await server().person()
    const saved = await person.call('saveProject', newProject(name))
    expect(saved.status).toBe(status)
    if (status === 400) expect(saved.failure).toMatchObject({ code: 'ValidationFailed', field: 'name' })
    else {
      const read = await person.call('getProject', { params: { id: saved.body.projectId } })
      expect(read.body.name).toBe(name.normalize('NFC'))
    }
  })

  test('[CMP-11] a construction that breaks a rule is refused with the component named', async () => {
    const person = await server().person()
    const wall = structureOf('SingleMassiveElementWall')
    const [, cavity] = structureOf('DoubleMassiveElementWall').components
    if (cavity === undefined) throw new Error('A double wall has a cavity')
    const stranger = { ...wall, components: [...wall.components, cavity] }
    const tooThick = withText(wall, 0, 'thickness', '99999')
    const [element] = wall.components
    for (const [structure, component] of [
      [stranger, cavity],
      [tooThick, element],
    ] as const) {
      const saved = await person.call('saveProject', newProject('Broken', structure))
      expect(saved.status).toBe(422)
      expect(saved.failure.code).toBe('ConstructionInvalid')
      expect(saved.failure.message).toContain(component?.name ?? 'a component')
      expect(saved.failure.componentIds).toEqual([component?.componentId])
    }
    expect((await person.call('listProjects', {})).body.total).toBe(0)
  })
})
