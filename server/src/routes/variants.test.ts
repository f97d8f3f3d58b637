import { randomUUID } from 'node:crypto'
import type { SaveProjectRequest, Structure, Variants } from '@soundleaf/contracts'
import { newProject, structureOf, withText } from '../testing/constructions'
import { onEachDatabase } from '../testing/on-each-database'

const another = (structure: Structure): Structure => ({ ...structure, structureId: randomUUID() })
const thick = (thickness_mm: string) => another(withText(structureOf(), 0, 'thickness', thickness_mm))

/** A frame wall of so many layers: the template's, with more boards on its first side. */
function ofLayers(count: number): Structure {
  const structure = another(structureOf('LightweightFrameWall'))
  const [board, ...rest] = structure.components
  if (board === undefined) throw new Error('a wall has a component')
  const boards = Array.from({ length: count - rest.length }, () => ({ ...board, componentId: randomUUID() }))
  return { ...structure, components: [...boards, ...rest] }
}

/** A new project of an open wall between two others. */
function withVariants(change: Partial<Variants> = {}): SaveProjectRequest {
  const { body } = newProject('Party wall')
  const others = [
    { name: 'Thin', structure: thick('150') },
    { name: 'Thick', structure: thick('250') },
  ]
  return { ...body, variants: { name: 'As tendered', place: 1, others, ...change } }
}

onEachDatabase('variants', (server) => {
  test('[BEY-05] a project gives its variants back as they were saved, in a copy and in its history as well', async () => {
    const person = await server().person()
    const body = withVariants()
    const { projectId } = (await person.call('saveProject', { body })).body
    const params = { id: projectId }
    expect((await person.call('getProject', { params })).body.variants).toEqual(body.variants)
    const copy = (await person.call('duplicateProject', { params, body: { name: 'Copy' } })).body
    const copied = await person.call('getProject', { params: { id: copy.projectId } })
    expect(copied.body.variants).toEqual(body.variants)

    const { variants: _, ...alone } = body
    await person.call('saveProject', { body: { ...alone, projectId, revision: 1 } })
    expect((await person.call('getProject', { params })).body).not.toHaveProperty('variants')
    const then = await person.call('getRevision', { params: { ...params, revision: '1' } })
    expect(then.body.variants).toEqual(body.variants)
    await person.call('restoreRevision', { params: { ...params, revision: '1' }, body: { revision: 2 } })
    expect((await person.call('getProject', { params })).body.variants).toEqual(body.variants)
  })

  test('[BEY-05] a client that knows no variants edits the open one and gives the others back', async () => {
    const person = await server().person()
    const body = withVariants()
    const { projectId } = (await person.call('saveProject', { body })).body
    const params = { id: projectId }
    const project = (await person.call('getProject', { params })).body
    // As a page of 1.3 saves: all fields that it read, with one structure.
    const structures = [withText(project.structures[0] ?? structureOf(), 0, 'thickness', '180')]
    await person.call('saveProject', { body: { ...project, structures } })
    const after = (await person.call('getProject', { params })).body
    expect(after.variants).toEqual(body.variants)
    expect(JSON.stringify(after.structures)).toContain('"180"')
  })

  test('[BEY-05] fifty variants of sixty layers each are saved and come back', async () => {
    const person = await server().person()
    const others = Array.from({ length: 49 }, (_, at) => ({ name: `Wall ${at}`, structure: ofLayers(60) }))
    const { body } = newProject('Sixty layers', ofLayers(60))
    const variants = { name: 'Open', place: 0, others }
    const saved = await person.call('saveProject', { body: { ...body, variants } })
    expect(saved.status).toBe(200)
    const read = await person.call('getProject', { params: { id: saved.body.projectId } })
    expect(read.body.variants).toEqual(variants)
  })

  test('[BEY-05] fifty variants are saved, one more is not', async () => {
    const person = await server().person()
    const others = Array.from({ length: 49 }, (_, at) => ({ name: `Wall ${at}`, structure: thick('200') }))
    const saved = await person.call('saveProject', { body: withVariants({ place: 49, others }) })
    expect(saved.status).toBe(200)
    const more = [...others, { name: 'One more', structure: thick('200') }]
    const refused = await person.call('saveProject', { body: withVariants({ others: more }) })
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.failure)).toContain('variants')
  })

  test.each<[string, Partial<Variants>, string]>([
    ['a place beyond the others', { place: 3 }, 'variants.place is 3 and must be 0 to 2'],
    ['a blank name', { name: '  ' }, 'variants.name'],
    [
      'a name of control characters',
      { others: [{ name: 'A\u0007', structure: thick('150') }] },
      'variants.others.0.name',
    ],
    [
      'a floor among walls',
      { others: [{ name: 'Floor', structure: structureOf('SingleMassiveElementFloor') }], place: 0 },
      'variants.others.0.structure.type is SingleMassiveElementFloor and must be a wall',
    ],
    [
      'a text that is no number',
      {
        others: [{ name: 'Broken', structure: another(withText(structureOf(), 0, 'thickness', 'ten')) }],
        place: 0,
      },
      'variants.others.0.structure',
    ],
  ])('[BEY-05] %s is refused, and the message names the field', async (_, change, named) => {
    const person = await server().person()
    const refused = await person.call('saveProject', { body: withVariants(change) })
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(JSON.stringify(refused.failure)).toContain(named)
    expect((await person.call('listProjects', { query: {} })).body.total).toBe(0)
  })

  test('[BEY-05] two variants of one id are refused', async () => {
    const person = await server().person()
    const structure = thick('150')
    const others = [
      { name: 'One', structure },
      { name: 'Other', structure },
    ]
    const refused = await person.call('saveProject', { body: withVariants({ others }) })
    expect(JSON.stringify(refused.failure)).toContain('variants.others.0.structure.structureId')
  })
})
