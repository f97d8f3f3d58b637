import { randomUUID } from 'node:crypto'
import {
  DEFAULT_FIELD_VALUES,
  EMPTY_GUID,
  type FlankOfProject,
  type RoomEdge,
  type RoomsRequest,
} from '@soundleaf/contracts'
import { peopleOf } from '../testing/calculate'
import { concrete, structureOf, withTexts } from '../testing/constructions'
import { onEachDatabase } from '../testing/on-each-database'
import { flankOf, roomsBody } from '../testing/rooms'

/** An edge whose flank is built as a project says, in both rooms. */
function builtEdge(change: Partial<FlankOfProject> = {}): RoomEdge {
  const flank: FlankOfProject = {
    projectId: randomUUID(),
    name: 'A flank',
    structure: concrete(180, 'SingleMassiveElementWall'),
    side: 'receiving',
    ...change,
  }
  return { flank: 'element', source: flank, receiving: flank, junction: 'rigid cross' }
}

const withLast = (edge: RoomEdge) => [flankOf(460), flankOf(460), flankOf(414), edge]

onEachDatabase('flanks of projects', (server) => {
  const person = peopleOf(server)
  const ask = async (change: Partial<RoomsRequest>) =>
    (await person()).call('rooms', { body: roomsBody(change) })

  test('[BEY-07] a flank is built as another project, with the paths that its construction has', async () => {
    const byMass = (await ask({})).body
    // Concrete of 180 mm at 2300 kg/m³ is 414 kg/m², with a wave speed a little other than that of the table.
    const heavy = withTexts(concrete(180, 'SingleMassiveElementWall'), 0, { density: '2300' })
    const { status, body } = await ask({ edges: withLast(builtEdge({ structure: heavy })) })
    expect(status).toBe(200)
    expect(body.airborne).toHaveLength(13)
    const over = (paths: typeof body.airborne) => paths.filter(({ junction }) => junction === 4)
    over(body.airborne).forEach(({ Kij, Rw }, at) => {
      expect(Kij).toBeCloseTo(over(byMass.airborne)[at]?.Kij ?? 0, 1)
      expect(Math.abs((Rw ?? 0) - (over(byMass.airborne)[at]?.Rw ?? 0))).toBeLessThan(1.5)
    })
  })

  test('[BEY-07] a wall of studs flanks too', async () => {
    const flank = builtEdge({ structure: structureOf('LightweightFrameWall') })
    const { status, body } = await ask({ edges: withLast({ ...flank, junction: 'lightweight facade' }) })
    expect(status).toBe(200)
    expect(body.airborne).toHaveLength(13)
  })

  const own = '0c9e6c1e-0d0e-4b5f-8a39-0f1f6f9d8a11'
  test.each<[string, Partial<RoomsRequest>, string, string]>([
    [
      'a project that flanks itself',
      { projectId: own, edges: withLast(builtEdge({ projectId: own })) },
      'edges.3.source.projectId',
      'be another project: none flanks itself',
    ],
    [
      'a project that flanks itself, its id in capitals',
      { projectId: own, edges: withLast(builtEdge({ projectId: own.toUpperCase() })) },
      'edges.3.source.projectId',
      'be another project: none flanks itself',
    ],
    [
      'a floor where a wall stands',
      { edges: withLast(builtEdge({ structure: structureOf('SingleMassiveElementFloor') })) },
      'edges.3.source.structure',
      'be a wall',
    ],
    [
      'a wall where the floor lies',
      { edges: [builtEdge(), flankOf(460), flankOf(414), flankOf(414)] },
      'edges.0.source.structure',
      'be a floor',
    ],
    [
      'a flank of two heavy leaves',
      { edges: withLast(builtEdge({ structure: structureOf('DoubleMassiveElementWall') })) },
      'edges.3.source.structure',
      'one massive element or none',
    ],
    [
      'a flank that breaks a rule',
      {
        edges: withLast(
          builtEdge({
            structure: withTexts(concrete(180, 'SingleMassiveElementWall'), 0, { thickness: '0' }),
          }),
        ),
      },
      'edges.3.source.structure',
      'keeps the rules',
    ],
  ])('[BEY-07] %s is refused by name', async (_, change, field, rule) => {
    const answer = await ask(change)
    expect(answer.status).toBe(400)
    expect(answer.failure).toMatchObject({ field })
    expect(JSON.stringify(answer.failure)).toContain(rule)
  })

  test('[BEY-07] a project is saved with what flanks it, and not with itself', async () => {
    const owner = await person()
    const { structures, ...rooms } = roomsBody({ edges: withLast(builtEdge()) })
    const content = { name: 'Flanked', fieldValues: DEFAULT_FIELD_VALUES.Iso, structures, rooms }
    const first = (await owner.call('saveProject', { body: { projectId: EMPTY_GUID, ...content } })).body
    const { projectId, revision } = first
    expect((await owner.call('getProject', { params: { id: projectId } })).body.rooms).toEqual(rooms)
    for (const id of [projectId, projectId.toUpperCase()]) {
      const itself = { ...rooms, edges: withLast(builtEdge({ projectId: id })) }
      const body = { projectId, revision, ...content, rooms: itself }
      expect((await owner.call('saveProject', { body })).failure).toMatchObject({
        field: 'rooms.edges.3.source.projectId',
      })
    }
  })
})
