import { randomUUID } from 'node:crypto'
import { DAY_MS } from '../domain/clock'
import { newProject } from '../testing/constructions'
import { onEachDatabase } from '../testing/on-each-database'
import { runAdmin } from '../testing/run-admin'

onEachDatabase("the operator's projects", (server) => {
  const admin = (...args: string[]) => runAdmin(server(), ...args)

  test('[OPS-03] a deleted project comes back as it was, and is saved on from there', async () => {
    const person = await server().person()
    const request = newProject('Party wall')
    const { projectId, revision } = (await person.call('saveProject', request)).body
    const params = { id: projectId }
    await person.call('setShared', { params, body: { isShared: true } })
    const before = (await person.call('getProject', { params })).body
    await person.call('deleteProject', { params })
    expect((await admin('restore-project', projectId)).output).toBe(
      'The project "Party wall" is back in its owner\'s list.',
    )
    expect((await person.call('getProject', { params })).body).toEqual(before)
    expect((await person.call('listProjects', {})).body.total).toBe(1)
    const saved = await person.call('saveProject', { body: { ...request.body, projectId, revision } })
    expect(saved.body).toMatchObject({ projectId, revision: revision + 1 })
  })

  test("[OPS-03] a person's deleted projects are listed, the latest first, with the day they are kept until", async () => {
    const person = await server().person()
    expect((await admin('list-deleted', person.email)).output).toBe(`${person.email} has no deleted project.`)
    const ids: string[] = []
    const dayIn = (days: number) =>
      new Date(server().clock.read().getTime() + days * DAY_MS).toISOString().slice(0, 10)
    for (const name of ['First', 'Second', 'Kept']) {
      const { projectId } = (await person.call('saveProject', newProject(name))).body
      ids.push(projectId)
      if (name !== 'Kept') await person.call('deleteProject', { params: { id: projectId } })
      server().clock.advance(1)
    }
    expect((await admin('list-deleted', person.email)).output).toBe(
      [
        `${ids[1]}  deleted ${dayIn(0)}, kept until ${dayIn(30)}  Second`,
        `${ids[0]}  deleted ${dayIn(0)}, kept until ${dayIn(30)}  First`,
      ].join('\n'),
    )
  })

  test('[OPS-03] what cannot be restored says why', async () => {
    const person = await server().person()
    const { projectId } = (await person.call('saveProject', newProject('Party wall'))).body
    const unknown = randomUUID()
    expect((await admin('restore-project', 'Party wall')).fault).toContain(
      'Enter the id of a project as list-deleted shows it.',
    )
    expect((await admin('restore-project', unknown)).fault).toContain(`There is no project ${unknown}.`)
    expect((await admin('restore-project', projectId)).fault).toBe('The project "Party wall" is not deleted.')
    expect((await admin('list-deleted', 'ghost@example.com')).fault).toBe(
      'There is no account ghost@example.com.',
    )
    await person.call('deleteProject', { params: { id: projectId } })
    server().clock.advance(31 * DAY_MS)
    await server().purgeExpired()
    expect((await admin('restore-project', projectId)).fault).toContain('removed for good; a backup may')
  })
})
