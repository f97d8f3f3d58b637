/** @jest-environment node */
import 'fake-indexeddb/auto'
import { EMPTY_GUID } from '@soundleaf/contracts'
import { nameOf, savedProject, wallNamed } from '../testing/fake-server'
import { endStages, openedStage, SAVED_ID, stage } from '../testing/stage'

afterEach(endStages)

test('[LIF-01] a new project is unsaved, has the empty id, and autosave is off until the first save', async () => {
  const it = stage()
  expect(await it.workspace.create('House', 'SingleMassiveElementWall')).toBe(true)
  expect(it.open().project).toMatchObject({ projectId: EMPTY_GUID, name: 'House', revision: 0 })
  expect(it.open().project.fieldValues).toMatchObject({ airborneId: 1, airborneValue: 0, impactValue: 0 })
  expect(it.workspace.store.getState().isAutosaveOn).toBe(false)
  expect(it.published.at(-1)).toMatchObject({ origin: 'created', edit: 0 })

  expect(await it.workspace.save()).toBe(true)
  expect(it.open().project.projectId).not.toBe(EMPTY_GUID)
  expect(it.workspace.store.getState().isAutosaveOn).toBe(true)
  expect(it.published.at(-1)).toMatchObject({ origin: 'saved', edit: 0, project: { revision: 1 } })
  expect(it.toasts).toEqual(['The project has been saved'])
})

test('components of a new project have ids of their own', async () => {
  const it = stage()
  await it.workspace.create('One', 'SingleMassiveElementWall')
  const first = it.open().project.structures[0]
  it.answers.push('no')
  await it.workspace.create('Two', 'SingleMassiveElementWall')
  const second = it.open().project.structures[0]
  expect(first?.structureId).not.toBe(second?.structureId)
  expect(first?.components[0]?.componentId).not.toBe(second?.components[0]?.componentId)
})

test('[LIF-02] opening a saved project turns autosave on and begins at edit 0', async () => {
  const it = await openedStage()
  expect(it.workspace.store.getState()).toMatchObject({ isAutosaveOn: true, isLoading: false })
  expect(it.published.at(-1)).toMatchObject({ origin: 'opened', edit: 0, project: { projectId: SAVED_ID } })
})

test('a project that cannot be read is not opened, and the one before stays', async () => {
  const it = await openedStage()
  expect(await it.workspace.open('cccccccc-0000-4000-8000-00000000dead')).toBe(false)
  expect(it.open().project.projectId).toBe(SAVED_ID)
})

test('[LIF-03] a new project is locked by its id from its first save on', async () => {
  const held = new Set<string>()
  const it = stage({
    locks: {
      claim(_account, key) {
        held.add(key)
        return Promise.resolve(() => void held.delete(key))
      },
    },
  })
  await it.workspace.create('House', 'SingleMassiveElementWall')
  const [creationKey] = held
  await it.workspace.save()
  expect([...held]).toEqual([it.open().project.projectId])
  expect(held.has(creationKey ?? '')).toBe(false)
  await it.workspace.close()
  expect(held.size).toBe(0)
})

test('[LIF-03] a project open in another tab is not opened, and the dialog says so', async () => {
  const it = stage({ locks: { claim: () => Promise.resolve(null) } })
  it.server.projects.set(SAVED_ID, savedProject(SAVED_ID))
  expect(await it.workspace.open(SAVED_ID)).toBe(false)
  expect(it.questions).toEqual(['Error opening project: This project is already open in a different tab'])
})

test('an edit of the editor counts up and is published with its origin', async () => {
  const it = await openedStage()
  it.edit('first')
  expect(it.published.at(-1)).toMatchObject({ origin: 'editor', edit: 1 })
  expect(it.workspace.hasUnsavedWork()).toBe(true)
})

test('an edit of another project, or of before a reset, is not folded in', async () => {
  const it = await openedStage()
  it.workspace.foldConstruction({
    projectId: 'cccccccc-0000-4000-8000-00000000000f',
    construction: wallNamed('wrong'),
    baseEdit: 0,
  })
  it.answers.push('reset')
  await it.workspace.reset()
  it.workspace.foldConstruction({ projectId: SAVED_ID, construction: wallNamed('stale'), baseEdit: 0 })
  expect(nameOf(it.open().project)).toBe('Concrete')
  expect(it.reports).toHaveLength(2)
})

test('an edit published before the first answer came still belongs to the project that has an id now', async () => {
  const it = stage()
  await it.workspace.create('House', 'SingleMassiveElementWall')
  await it.workspace.save()
  it.workspace.foldConstruction({ projectId: EMPTY_GUID, construction: wallNamed('early'), baseEdit: 0 })
  expect(nameOf(it.open().project)).toBe('early')
})

test('field values and construction edited from the same base both stay', async () => {
  const it = await openedStage()
  const { fieldValues } = it.open().project
  it.edit('first')
  it.workspace.foldFieldValues({
    projectId: SAVED_ID,
    fieldValues: { ...fieldValues, volume: 50 },
    baseEdit: 0,
  })
  expect(it.open().project.fieldValues.volume).toBe(50)
  expect(nameOf(it.open().project)).toBe('first')
})

test('[LIF-07] leaving asks only where there is something to save', async () => {
  const it = await openedStage()
  expect(await it.workspace.mayLeave()).toBe('saved')
  it.edit('mine')
  it.answers.push('cancel', 'no', 'yes')
  expect(await it.workspace.mayLeave()).toBe('stay')
  expect(await it.workspace.mayLeave()).toBe('not-saved')
  expect(await it.workspace.mayLeave()).toBe('saved')
  expect(nameOf(it.server.projects.get(SAVED_ID) ?? savedProject(SAVED_ID))).toBe('mine')
})

test('[LIF-07] a save on the way out that fails stays in the editor', async () => {
  const it = await openedStage()
  it.edit('mine')
  it.answers.push('yes')
  it.server.fault = () => ({ at: 'before', code: 'InternalError' })
  expect(await it.workspace.mayLeave()).toBe('stay')
})

test('[LIF-07] what was given up on leaving is back at what the server holds', async () => {
  const it = await openedStage()
  it.edit('mine')
  await it.workspace.abandon()
  expect(nameOf(it.open().project)).toBe('Concrete')
  expect(it.workspace.hasUnsavedWork()).toBe(false)
})

test('[LIF-08] a reset after confirmation brings the default construction and keeps name and id', async () => {
  const it = await openedStage()
  it.edit('mine')
  await it.workspace.reset()
  expect(nameOf(it.open().project)).toBe('mine')
  it.answers.push('reset')
  await it.workspace.reset()
  expect(it.open().project).toMatchObject({ projectId: SAVED_ID, name: 'House' })
  expect(nameOf(it.open().project)).toBe('Concrete')
  expect(it.published.at(-1)).toMatchObject({ origin: 'reset', edit: 2 })
})

test('[PRJ-02, LIF-08] a project that began with a template goes back to that one', async () => {
  const it = stage()
  expect(await it.workspace.create('Joists', 'SingleMassiveElementFloor', 'TimberJoistFloor')).toBe(true)
  expect(nameOf(it.open().project)).toBe('joists')
  it.edit('mine')
  expect(nameOf(it.open().project)).toBe('mine')
  it.answers.push('reset')
  await it.workspace.reset()
  expect(nameOf(it.open().project)).toBe('joists')
  expect(it.open().project.structures[0]?.template).toBe('TimberJoistFloor')
})
