import { randomUUID } from 'node:crypto'
import { newProject } from '../domain/project/project'
import { projects } from '../storage/schema'
import { onEachDatabase } from '../testing/on-each-database'

onEachDatabase('long lists', (server) => {
  test('[PRJ-03] [PRJ-12] a list has the 500 newest, says how many there are, and finds the others by name', async () => {
    const person = await server().person({ licence: 'trial' })
    const begin = server().clock.read().getTime()
    const made = Array.from({ length: 510 }, (_, index) => ({
      ...newProject(
        {
          name: index === 0 ? 'L\u00e4genhet 4' : `Wall ${index}`,
          structuresSummary: [],
          document: {},
          saveKey: null,
        },
        { accountId: person.id, creationKey: randomUUID() },
        new Date(begin + index),
      ),
      structuresSummary: ['SingleMassiveElementWall' as const],
      tags: [],
    }))
    await server().database.queries.insert(projects).values(made)
    const { body } = await person.call('listProjects', {})
    expect(body.total).toBe(510)
    expect(body.projects).toHaveLength(500)
    expect(body.projects[0]?.name).toBe('Wall 509')
    expect(body.projects.at(-1)?.name).toBe('Wall 10')
    const found = await person.call('listProjects', { query: { filter: 'wall 9' } })
    expect(found.body.projects.map(({ name }) => name)).toContain('Wall 9')
    // However an accent is written, or left out.
    for (const filter of ['LAGENHET', 'la\u0308gen', 'L\u00c4GEN', 'genhet']) {
      const { body } = await person.call('listProjects', { query: { filter } })
      expect([filter, body.projects.map(({ name }) => name)]).toEqual([filter, ['L\u00e4genhet 4']])
    }
    const wildcard = await person.call('listProjects', { query: { filter: 'l_genhet' } })
    expect(wildcard.body.projects).toEqual([])
  })
})
