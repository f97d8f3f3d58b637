import { DAY_MS, MINUTE_MS } from '../domain/clock'
import { newProject } from '../testing/constructions'
import { onEachDatabase } from '../testing/on-each-database'
import type { Person } from '../testing/test-application'

async function deleted(person: Person, name: string): Promise<string> {
  const { projectId } = (await person.call('saveProject', newProject(name))).body
  expect((await person.call('deleteProject', { params: { id: projectId } })).status).toBe(200)
  return projectId
}

async function save(person: Person, request = newProject()) {
  const { status, body } = await person.call('saveProject', request)
  expect(status).toBe(200)
  return body
}

const restore = (person: Person, id: string) => person.call('restoreProject', { params: { id } })
const namesOf = async (person: Person, call: 'listProjects' | 'listDeletedProjects') =>
  (await person.call(call, {})).body.projects.map(({ name }) => name)

onEachDatabase(
  'deleted projects',
  (server) => {
    test('a deleted project is kept for 30 days, and then removed for good', async () => {
      const person = await server().person()
      const request = newProject()
      const { projectId, revision } = await save(person, request)
      await person.call('deleteProject', { params: { id: projectId } })
      const late = { body: { ...request.body, projectId, revision } }
      const after = async (wait_ms: number) => {
        server().clock.advance(wait_ms)
        await server().purgeExpired()
        const again = await server().signIn(person)
        return (await again.call('saveProject', late)).failure.code
      }
      expect(await after(30 * DAY_MS)).toBe('ProjectDeleted')
      expect(await after(5 * MINUTE_MS)).toBe('NotFound')
    })

    test('[REL-08] a deletion whose answer was lost can be sent again, by its owner alone', async () => {
      const [person, stranger] = [await server().person(), await server().person()]
      const { projectId } = await save(person)
      const params = { id: projectId }
      for (let time = 0; time < 2; time += 1)
        expect((await person.call('deleteProject', { params })).status).toBe(200)
      expect((await stranger.call('deleteProject', { params })).status).toBe(404)
    })

    test('a deleted project is gone, and a save of it is 410', async () => {
      const person = await server().person()
      const request = newProject()
      const { projectId, revision } = await save(person, request)
      expect((await person.call('deleteProject', { params: { id: projectId } })).status).toBe(200)
      expect((await person.call('getProject', { params: { id: projectId } })).status).toBe(404)
      expect((await person.call('listProjects', {})).body.total).toBe(0)
      const late = await person.call('saveProject', { body: { ...request.body, projectId, revision } })
      expect(late.failure.code).toBe('ProjectDeleted')
      expect((await person.call('saveProject', request)).failure.code).toBe('ProjectDeleted')
    })

    test('[PRJ-07] what was deleted is listed with its last day, and comes back as it was', async () => {
      const person = await server().person()
      const now = server().clock.read()
      const id = await deleted(person, 'Party wall')
      expect((await person.call('listDeletedProjects', {})).body.projects).toEqual([
        {
          projectId: id,
          name: 'Party wall',
          structuresSummary: ['SingleMassiveElementWall'],
          deletedDateUtc: now.toISOString(),
          keptUntilUtc: new Date(now.getTime() + 30 * DAY_MS).toISOString(),
        },
      ])
      expect((await restore(person, id)).status).toBe(200)
      expect(await namesOf(person, 'listDeletedProjects')).toEqual([])
      expect(await namesOf(person, 'listProjects')).toEqual(['Party wall'])
      const back = await person.call('getProject', { params: { id } })
      expect(back.body).toMatchObject({ name: 'Party wall', revision: 1 })
      // The answer to the first may have been lost.
      expect((await restore(person, id)).status).toBe(200)
    })

    test('[PRJ-07] [SEC-08] nobody sees or restores what another deleted', async () => {
      const teamId = await server().team(9)
      const [owner, colleague] = [await server().person({ teamId }), await server().person({ teamId })]
      const id = await deleted(owner, 'Private')
      expect(await namesOf(colleague, 'listDeletedProjects')).toEqual([])
      expect((await restore(colleague, id)).status).toBe(404)
      expect(await namesOf(owner, 'listDeletedProjects')).toEqual(['Private'])
    })

    test('[SEC-17] a full account restores nothing until there is room, and is told so', async () => {
      const person = await server().person()
      const id = await deleted(person, 'Deleted')
      for (const name of ['One', 'Two']) await person.call('saveProject', newProject(name))
      expect((await restore(person, id)).failure).toMatchObject({
        code: 'StorageFull',
        reason: 'TooManyProjects',
      })
      expect(await namesOf(person, 'listDeletedProjects')).toEqual(['Deleted'])
      const [newest] = (await person.call('listProjects', {})).body.projects
      await person.call('deleteProject', { params: { id: newest?.projectId ?? '' } })
      expect((await restore(person, id)).status).toBe(200)
      expect(await namesOf(person, 'listProjects')).toContain('Deleted')
    })
  },
  { quota: { projects: 2, bytes: 1_000_000 } },
)
