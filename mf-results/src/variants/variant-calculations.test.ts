import type { CalculateRequest, CallFailure, Project, Structure, Variants } from '@soundleaf/contracts'
import { answerWith } from '@soundleaf/contracts/samples'
import { failureOf, projectOf, stageOf } from '../testing/stage'
import { createVariantCalculations } from './variant-calculations'

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] }))
afterEach(() => jest.useRealTimers())

const structureOf = (id: number): Structure => ({
  structureId: `0a0a0a0a-0000-4000-8000-${String(id).padStart(12, '0')}`,
  type: 'SingleMassiveElementWall',
  components: [],
})
const variantsWith = (...ids: readonly number[]): Variants => ({
  name: 'Open',
  place: 0,
  others: ids.map((id) => ({ name: `Wall ${id}`, structure: structureOf(id) })),
})
const project: Project = { ...projectOf({}), variants: variantsWith(11, 12) }

function start(refuse: (body: CalculateRequest) => CallFailure | null = () => null) {
  const asked: string[] = []
  const stage = stageOf((body) => {
    const id = body.structures[0]?.structureId ?? ''
    asked.push(id.slice(-2))
    const failure = refuse(body)
    return Promise.resolve(
      failure === null ? { ok: true, value: answerWith({ rw: 50 }) } : { ok: false, failure },
    )
  })
  const calculations = createVariantCalculations(stage.host)
  const stop = calculations.start()
  let edit = 0
  const change = (next: Project | null) => {
    edit += 1
    stage.changeProject(next === null ? { project: null } : { project: next, edit, origin: 'editor' })
  }
  const show = async (next: Project | null) => {
    change(next)
    await jest.advanceTimersByTimeAsync(500)
  }
  const known = () => [...calculations.results.getState().keys()].map((id) => id.slice(-2))
  return { ...calculations, asked, change, show, known, stop }
}

test('[BEY-05] every variant that is not open is asked for once, one after the other', async () => {
  const it = start()
  await it.show(project)
  expect(it.asked).toEqual(['11', '12'])
  // What the open one becomes does not concern the others.
  await it.show({ ...project, structures: [structureOf(2)] })
  await it.show({ ...project, name: 'Renamed' })
  expect(it.asked).toEqual(['11', '12'])
  expect(
    [...it.results.getState().values()].map(({ calculation }) => calculation?.ratings[0]?.value),
  ).toEqual([50, 50])
})

test('[BEY-05] other field values ask for all again, and one that goes is forgotten', async () => {
  const it = start()
  await it.show(project)
  await it.show({ ...project, fieldValues: { ...project.fieldValues, volume: 40 } })
  expect(it.asked).toEqual(['11', '12', '11', '12'])
  await it.show({ ...project, variants: variantsWith(12) })
  expect([...it.results.getState().keys()]).toEqual([structureOf(12).structureId])
})

test('[BEY-05] what was found for other field values, or for an older state, is not shown for the new one', async () => {
  const it = start()
  await it.show(project)
  expect(it.known()).toEqual(['11', '12'])
  const edited: Variants = {
    ...variantsWith(11, 12),
    others: variantsWith(11, 12).others.map((other, at) =>
      at === 0 ? { ...other, structure: { ...other.structure, type: 'Wall' } } : other,
    ),
  }
  it.change({ ...project, variants: edited })
  expect(it.known()).toEqual(['12'])
  await jest.advanceTimersByTimeAsync(500)
  expect(it.known()).toEqual(['12', '11'])
  it.change({ ...project, fieldValues: { ...project.fieldValues, volume: 40 }, variants: edited })
  expect(it.known()).toEqual([])
})

test('[BEY-05] what was calculated while it was open is not asked for when another one is', async () => {
  const it = start()
  await it.show(project)
  const [open] = project.structures
  if (open === undefined) throw new Error('A project has a structure.')
  const calculation = it.results.getState().get(structureOf(11).structureId)?.calculation
  if (!calculation) throw new Error('It was calculated.')
  it.know(project, calculation)
  await it.show({
    ...project,
    structures: [structureOf(11)],
    variants: {
      name: 'Wall 11',
      place: 1,
      others: [{ name: 'Open', structure: open }, ...variantsWith(12).others],
    },
  })
  expect(it.asked).toEqual(['11', '12'])
})

test('[BEY-05] a failure is told of its variant alone, and asked for again by hand', async () => {
  let isDown = true
  const it = start(({ structures: [one] }) =>
    isDown && one?.structureId.endsWith('11') ? failureOf('Busy', 'Busy') : null,
  )
  await it.show(project)
  expect(it.results.getState().get(structureOf(11).structureId)?.failure?.code).toBe('Busy')
  expect(it.results.getState().get(structureOf(12).structureId)?.failure).toBeNull()
  isDown = false
  it.retry()
  // It is being asked for, and no longer says that it failed.
  expect(it.known()).toEqual(['12'])
  await jest.advanceTimersByTimeAsync(500)
  expect(it.results.getState().get(structureOf(11).structureId)?.failure).toBeNull()
})

test('[BEY-05] nothing is asked for of one variant alone, without a requirement, or after the end', async () => {
  const it = start()
  const { variants: _, ...alone } = project
  await it.show(alone)
  await it.show({ ...project, fieldValues: { ...project.fieldValues, airborneId: 0, impactValue: 0 } })
  expect(it.asked).toEqual([])
  it.stop()
  await jest.advanceTimersByTimeAsync(5000)
  expect(it.asked).toEqual([])
})
