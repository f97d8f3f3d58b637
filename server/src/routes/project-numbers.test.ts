import { randomUUID } from 'node:crypto'
import { add, fromWire, namedTemplate, toWire } from '@soundleaf/construction'
import { SECOND_MS } from '../domain/clock'
import { calculateTask } from '../domain/calculation/calculate-task'
import { accept } from '../domain/refusal'
import { calculation, concrete, newProject, structureOf } from '../testing/constructions'
import { onEachDatabase } from '../testing/on-each-database'
import type { Person } from '../testing/test-application'

/** How often the engine was asked. */
let asked = 0

const FLOOR = concrete(180, 'SingleMassiveElementFloor')

async function save(person: Person, request = newProject('A floor', FLOOR)) {
  // The list has the newest first.
  person.server.clock.advance(SECOND_MS)
  const { status, body } = await person.call('saveProject', request)
  expect(status).toBe(200)
  return body
}

const listOf = async (person: Person) => (await person.call('listProjects', {})).body
const numbersIn = async (person: Person) => (await listOf(person)).projects.map(({ numbers }) => numbers)

onEachDatabase(
  'numbers of projects',
  (server) => {
    test('[PRJ-03] the list has the numbers that the page shows of the saved state, by the standard of its reader', async () => {
      for (const standard of ['Iso', 'Astm'] as const) {
        const person = await server().person({ standard })
        await save(person)
        const shown = (await person.call('calculate', calculation(FLOOR))).body
        const list = await listOf(person)
        expect(list.evaluationStandard).toBe(standard)
        expect(list.projects[0]?.numbers).toEqual({
          airborne: standard === 'Iso' ? shown.rw : shown.stc,
          impact: standard === 'Iso' ? shown.lnw : shown.iic,
          // 180 mm of the template's concrete, 2300 kg/m³: 0.18 × 2300 = 414.
          totalThickness: 180,
          surfaceMass: 414,
        })
        expect(shown.rw ?? shown.stc).not.toBeNull()
        expect(shown.lnw ?? shown.iic).not.toBeNull()
      }
    })

    test('[PRJ-03] a saved change has new numbers, an unchanged project none to make again; a wall has no impact', async () => {
      const person = await server().person()
      const { projectId, revision } = await save(person)
      const [before] = await numbersIn(person)
      const count = asked
      expect(await numbersIn(person)).toEqual([before])
      expect(asked).toBe(count)
      const thicker = newProject('A floor', concrete(240, 'SingleMassiveElementFloor')).body
      await save(person, { body: { ...thicker, projectId, revision } })
      const [after] = await numbersIn(person)
      expect(after).toMatchObject({ totalThickness: 240 })
      expect(after?.airborne ?? 0).toBeGreaterThan(before?.airborne ?? Infinity)
      await save(person, newProject('A wall'))
      expect((await numbersIn(person))[0]).toMatchObject({ impact: null })
    })

    test('[PRJ-03] a floor of timber is told from one of concrete, and a window from a wall, whatever they were made of', async () => {
      const person = await server().person()
      await save(person, newProject('Concrete', structureOf('SingleMassiveElementFloor')))
      for (const name of ['CltFloor', 'TimberJoistFloor', 'FacadeWall', 'Window'] as const) {
        const { template: _, ...structure } = toWire(namedTemplate(name, randomUUID))
        await save(person, newProject(name, structure))
      }
      const { projects } = await listOf(person)
      expect(projects.map(({ name, template }) => [name, template])).toEqual([
        ['Window', 'Window'],
        ['FacadeWall', undefined],
        ['TimberJoistFloor', 'TimberJoistFloor'],
        ['CltFloor', 'CltFloor'],
        ['Concrete', undefined],
      ])
    })

    test('[PRJ-03] the list knows what the massive element is of, and of a frame wall that it has none', async () => {
      const person = await server().person()
      await save(person, newProject('Concrete', concrete(200, 'SingleMassiveElementWall')))
      const brick = concrete(115, 'SingleMassiveElementWall')
      const components = brick.components.map((one) => ({ ...one, productMaterial: 'Other' as const }))
      await save(person, newProject('Brick', { ...brick, components }))
      await save(person, newProject('Frame', structureOf('LightweightFrameWall')))
      const { projects } = await listOf(person)
      expect(projects.map(({ name, massiveMaterial }) => [name, massiveMaterial])).toEqual([
        ['Frame', undefined],
        ['Brick', 'Other'],
        ['Concrete', 'Concrete'],
      ])
    })

    test('[PRJ-03] what cannot be calculated has no numbers, and the list comes all the same', async () => {
      const person = await server().person()
      // An impact board without a plate on it is a step on the way.
      const read = fromWire(structureOf('SingleMassiveElementFloor'))
      const unfinished = read.ok ? add(read.value, 'impactBoard', 'above', randomUUID) : read
      if (!unfinished.ok) throw new Error('The board cannot be added')
      await save(person, newProject('Not finished', toWire(unfinished.value)))
      expect(await numbersIn(person)).toEqual([
        { airborne: null, impact: null, totalThickness: null, surfaceMass: null },
      ])
    })

    test('[PRJ-03] beyond those that are calculated at once the list has the others the next time', async () => {
      const person = await server().person()
      for (let count = 0; count < 25; count += 1) await save(person, newProject(`Wall ${count}`))
      const first = await numbersIn(person)
      expect(first.slice(0, 20).every((numbers) => numbers !== null)).toBe(true)
      expect(first.slice(20)).toEqual([null, null, null, null, null])
      await server().emails() // Waits for what is done after an answer.
      expect(await numbersIn(person)).not.toContain(null)
    })

    test('[LIC-01] a trial gets no numbers, in its own list or in that of its team, and none are made for it', async () => {
      const teamId = await server().team(9)
      const [trial, colleague, light] = [
        await server().person({ licence: 'trial', teamId }),
        await server().person({ teamId }),
        await server().person({ licence: 'light', teamId }),
      ]
      await save(trial)
      const { projectId } = await save(colleague)
      await colleague.call('setShared', { params: { id: projectId }, body: { isShared: true } })
      const count = asked
      for (const name of ['listProjects', 'listTeamProjects'] as const) {
        const { body } = await trial.call(name, {})
        expect(body.projects).toHaveLength(1)
        expect(body.projects[0]).not.toHaveProperty('numbers')
      }
      expect(asked).toBe(count)
      const seen = (await light.call('listTeamProjects', {})).body.projects[0]
      expect(seen?.numbers?.airborne).not.toBeNull()
    })
  },
  {
    calculator(task) {
      asked += 1
      return Promise.resolve(accept(calculateTask(task)))
    },
  },
)
