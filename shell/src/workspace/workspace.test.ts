/** @jest-environment node */
import 'fake-indexeddb/auto'
import { EMPTY_GUID } from '@soundleaf/contracts'
import { nameOf, savedProject, wallNamed } from './testing/fake-server'
import { ANNA, endStages, stage } from './testing/stage'

const ID = 'cccccccc-0000-4000-8000-000000000001'

afterEach(endStages)

async function openedStage() {
  const it = stage()
  it.server.projects.set(ID, savedProject(ID))
  await it.workspace.open(ID)
  return it
}

test('[LIF-01] a new project is unsaved, has the empty id, and autosave is off until the first save', async () => {
  const it = stage()
  expect(await it.workspace.create('House', 'SingleMassiveElementWall')).toBe(true)
  expect(it.open().project).toMatchObject({ projectId: EMPTY_GUID, name: 'House', revision: 0 })
  expect(it.open().project.fieldValues).toMatchObject({ airborneId: 1, airborneValue: 48, impactValue: 60 })
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

test('[REL-06] a first save whose answer is lost makes one project', async () => {
  const it = stage()
  await it.workspace.create('House', 'SingleMassiveElementWall')
  it.server.fault = () => ({ at: 'after', code: 'NetworkFailure' })
  expect(await it.workspace.save()).toBe(false)
  it.server.fault = null
  expect(await it.workspace.save()).toBe(true)
  expect(it.server.projects.size).toBe(1)
})

test('[REL-06] two presses of Save are one save and one message', async () => {
  const it = stage()
  await it.workspace.create('House', 'SingleMassiveElementWall')
  await Promise.all([it.workspace.save(), it.workspace.save()])
  expect(it.server.calls.filter(({ name }) => name === 'saveProject')).toHaveLength(1)
  expect(it.toasts).toEqual(['The project has been saved'])
})

test('[LIF-02] opening a saved project turns autosave on and begins at edit 0', async () => {
  const it = await openedStage()
  expect(it.workspace.store.getState()).toMatchObject({ isAutosaveOn: true, isLoading: false })
  expect(it.published.at(-1)).toMatchObject({ origin: 'opened', edit: 0, project: { projectId: ID } })
})

test('a project that cannot be read is not opened, and the one before stays', async () => {
  const it = await openedStage()
  expect(await it.workspace.open('cccccccc-0000-4000-8000-00000000dead')).toBe(false)
  expect(it.open().project.projectId).toBe(ID)
})

test('[LIF-03] a project open in another tab is not opened, and the dialog says so', async () => {
  const it = stage({ locks: { claim: () => Promise.resolve(null) } })
  it.server.projects.set(ID, savedProject(ID))
  expect(await it.workspace.open(ID)).toBe(false)
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
  it.workspace.foldConstruction({ projectId: ID, construction: wallNamed('stale'), baseEdit: 0 })
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
  it.workspace.foldFieldValues({ projectId: ID, fieldValues: { ...fieldValues, volume: 50 }, baseEdit: 0 })
  expect(it.open().project.fieldValues.volume).toBe(50)
  expect(nameOf(it.open().project)).toBe('first')
})

test('[LIF-05] a failed save says so, loses nothing and can be repeated', async () => {
  const it = await openedStage()
  it.edit('first')
  it.server.fault = () => ({ at: 'before', code: 'InternalError' })
  expect(await it.workspace.save()).toBe(false)
  expect(it.toasts).toEqual(['The project could not be saved'])
  it.server.fault = null
  expect(await it.workspace.save()).toBe(true)
  expect(nameOf(it.server.projects.get(ID) ?? savedProject(ID))).toBe('first')
})

test('[LIF-05] an answer that was lost is recognised, and is no conflict', async () => {
  const it = await openedStage()
  it.edit('first')
  it.server.fault = () => ({ at: 'after', code: 'NetworkFailure' })
  await it.workspace.save()
  expect(it.workspace.store.getState().phase.kind).toBe('offline')
  it.server.fault = null
  it.edit('second')
  expect(await it.workspace.save()).toBe(true)
  expect(it.questions).toEqual([])
  expect(nameOf(it.server.projects.get(ID) ?? savedProject(ID))).toBe('second')
})

describe('[LIF-09] a project that was changed elsewhere', () => {
  async function conflict(choice: string) {
    const it = await openedStage()
    it.edit('mine')
    it.server.projects.set(ID, { ...savedProject(ID), structures: [wallNamed('theirs')], revision: 2 })
    it.answers.push(choice)
    await it.workspace.save()
    await new Promise((resolve) => setTimeout(resolve))
    return it
  }
  const onServer = (it: Awaited<ReturnType<typeof conflict>>) =>
    nameOf(it.server.projects.get(ID) ?? savedProject(ID))

  test('asks, and overwrites nothing while nothing is decided', async () => {
    const it = await conflict('cancel')
    expect(it.questions).toEqual(['This project was changed elsewhere'])
    expect(onServer(it)).toBe('theirs')
    expect(nameOf(it.open().project)).toBe('mine')
    expect(it.workspace.hasUnsavedWork()).toBe(true)
  })

  test('mine is saved over theirs', async () => {
    const it = await conflict('mine')
    expect(onServer(it)).toBe('mine')
    expect(it.workspace.hasUnsavedWork()).toBe(false)
  })

  test('theirs takes the place of mine, as one change', async () => {
    const it = await conflict('theirs')
    expect(nameOf(it.open().project)).toBe('theirs')
    expect(it.published.at(-1)).toMatchObject({ origin: 'theirs', edit: 2 })
    expect(it.workspace.hasUnsavedWork()).toBe(false)
  })

  test('a copy keeps both', async () => {
    const it = await conflict('copy')
    expect(onServer(it)).toBe('theirs')
    const { projectId, name } = it.open().project
    expect(name).toBe('House (copy)')
    expect(nameOf(it.server.projects.get(projectId) ?? savedProject(ID))).toBe('mine')
  })
})

test('a project that was deleted elsewhere is not made again unless the person says so', async () => {
  const it = await openedStage()
  it.edit('mine')
  it.server.projects.delete(ID)
  it.server.deleted.add(ID)
  await it.workspace.save()
  expect(it.questions).toEqual(['This project was deleted'])
  expect(it.server.projects.size).toBe(0)

  it.answers.push('new')
  await it.workspace.save()
  expect([...it.server.projects.values()].map(nameOf)).toEqual(['mine'])
})

test('[HDR-03] a new name is saved; a blank one is ignored; a failure says so and keeps the name as a change', async () => {
  const it = await openedStage()
  await it.workspace.rename('  Villa ')
  expect(it.server.projects.get(ID)?.name).toBe('Villa')
  await it.workspace.rename('   ')
  expect(it.open().project.name).toBe('Villa')
  it.server.fault = () => ({ at: 'before', code: 'InternalError' })
  await it.workspace.rename('Tower')
  expect(it.toasts).toEqual(['The project name has been updated', 'The project name could not be updated'])
  expect(it.open().project.name).toBe('Tower')
})

test('[LIF-06] a copy is made by the server, the editor points to it, and edits the server did not hold stay', async () => {
  const it = await openedStage()
  it.edit('after the save')
  await it.workspace.saveAsCopy()
  const { projectId, name } = it.open().project
  expect(projectId).not.toBe(ID)
  expect(name).toBe('House (copy)')
  expect(nameOf(it.open().project)).toBe('after the save')
  expect(it.workspace.hasUnsavedWork()).toBe(true)
  expect(it.published.at(-1)).toMatchObject({ origin: 'copied' })
  expect(it.toasts).toEqual(['A copy of the project has been created'])
})

test('[LIF-06] a project that was never saved asks first: Cancel and No make no copy, Yes saves and copies', async () => {
  const it = stage()
  await it.workspace.create('House', 'SingleMassiveElementWall')
  it.answers.push('cancel', 'no', 'yes')
  await it.workspace.saveAsCopy()
  await it.workspace.saveAsCopy()
  expect(it.server.projects.size).toBe(0)
  await it.workspace.saveAsCopy()
  expect([...it.server.projects.values()].map(({ name }) => name)).toEqual(['House', 'House (copy)'])
})

test('[LIF-06] a copy that fails says so, and repeating it makes one copy', async () => {
  const it = await openedStage()
  it.server.fault = (name) => (name === 'duplicateProject' ? { at: 'after', code: 'InternalError' } : null)
  await it.workspace.saveAsCopy()
  expect(it.toasts).toEqual(['Failed to save copy of project'])
  it.server.fault = null
  await it.workspace.saveAsCopy()
  expect(it.server.projects.size).toBe(2)
})

test('[LIF-07] leaving asks only where there is something to save', async () => {
  const it = await openedStage()
  expect(await it.workspace.mayLeave()).toBe('saved')
  it.edit('mine')
  it.answers.push('cancel', 'no', 'yes')
  expect(await it.workspace.mayLeave()).toBe('stay')
  expect(await it.workspace.mayLeave()).toBe('not-saved')
  expect(await it.workspace.mayLeave()).toBe('saved')
  expect(nameOf(it.server.projects.get(ID) ?? savedProject(ID))).toBe('mine')
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
  expect(it.open().project).toMatchObject({ projectId: ID, name: 'House' })
  expect(nameOf(it.open().project)).toBe('Concrete')
  expect(it.published.at(-1)).toMatchObject({ origin: 'reset', edit: 2 })
})

describe('autosave', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] }))
  afterEach(() => jest.useRealTimers())

  test('[LIF-04] saves a changed project every 60 s and says so', async () => {
    const it = await openedStage()
    await jest.advanceTimersByTimeAsync(60_000)
    expect(it.toasts).toEqual([])
    it.edit('mine')
    await jest.advanceTimersByTimeAsync(60_000)
    expect(it.toasts).toEqual(['The project was autosaved'])
    expect(nameOf(it.server.projects.get(ID) ?? savedProject(ID))).toBe('mine')
  })

  test('[LIF-04] does nothing while it is off, and toggling says so', async () => {
    const it = await openedStage()
    await it.workspace.setAutosave(false)
    it.edit('mine')
    await jest.advanceTimersByTimeAsync(120_000)
    await it.workspace.setAutosave(true)
    expect(it.toasts).toEqual(['Autosave disabled', 'Autosave enabled'])
  })

  test('[LIF-04] never chooses in a conflict', async () => {
    const it = await openedStage()
    it.edit('mine')
    it.server.projects.set(ID, { ...savedProject(ID), structures: [wallNamed('theirs')], revision: 2 })
    await jest.advanceTimersByTimeAsync(300_000)
    expect(it.questions).toEqual(['This project was changed elsewhere'])
    expect(nameOf(it.server.projects.get(ID) ?? savedProject(ID))).toBe('theirs')
  })
})

test('[LIF-04] turning autosave on for an unsaved project saves it first', async () => {
  const it = stage()
  await it.workspace.create('House', 'SingleMassiveElementWall')
  await it.workspace.setAutosave(true)
  expect(it.server.projects.size).toBe(1)
  expect(it.toasts).toEqual(['The project has been saved', 'Autosave enabled'])
})

test('a save that found no connection is repeated when the connection is back, with one message', async () => {
  const it = stage()
  await it.workspace.create('House', 'SingleMassiveElementWall')
  it.server.fault = () => ({ at: 'before', code: 'NetworkFailure' })
  await it.workspace.save()
  it.workspace.resume()
  await new Promise((resolve) => setTimeout(resolve))
  expect(it.toasts).toEqual([])
  it.server.fault = null
  it.workspace.resume()
  await new Promise((resolve) => setTimeout(resolve))
  expect(it.server.projects.size).toBe(1)
  expect(it.toasts).toEqual(['The project has been saved'])
})

test('[DLG-02] a save refused because the session ended runs after the login', async () => {
  const it = await openedStage()
  it.edit('mine')
  it.server.fault = () => ({ at: 'before', code: 'TokenInvalid' })
  expect(await it.workspace.save()).toBe(false)
  expect(it.toasts).toEqual([])
  it.server.fault = null
  it.workspace.resume()
  await new Promise((resolve) => setTimeout(resolve))
  expect(nameOf(it.server.projects.get(ID) ?? savedProject(ID))).toBe('mine')
  expect(it.toasts).toEqual(['The project has been saved'])
})

describe('[REL-04] drafts', () => {
  async function crashed(edit: string) {
    const it = await openedStage()
    it.edit(edit)
    await it.workspace.flush()
    return it.server
  }

  test('an edit that the server does not hold is offered when the project is opened again', async () => {
    const server = await crashed('mine')
    const it = stage({ server })
    it.answers.push('restore')
    await it.workspace.open(ID)
    expect(it.questions).toEqual(['Restore unsaved changes?'])
    expect(nameOf(it.open().project)).toBe('mine')
    expect(it.workspace.hasUnsavedWork()).toBe(true)
    expect(it.published.at(-1)).toMatchObject({ origin: 'draft', edit: 1 })
  })

  test('is kept within a second of the change, without anybody asking for it', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] })
    const it = await openedStage()
    await jest.advanceTimersByTimeAsync(5000)
    it.edit('mine')
    await jest.advanceTimersByTimeAsync(900)
    jest.useRealTimers()
    expect((await it.drafts.find(ANNA.email, ID))?.project.structures).toEqual([wallNamed('mine')])
  })

  test('is not offered to another account', async () => {
    const server = await crashed('mine')
    const it = stage({ server, account: () => ({ email: 'ben@example.com', evaluationStandard: 'Iso' }) })
    await it.workspace.open(ID)
    expect(await it.workspace.offerDrafts()).toBe(false)
    expect(it.questions).toEqual([])
  })

  test('based on an older revision is restored, and saving it asks the person to choose', async () => {
    const server = await crashed('mine')
    server.projects.set(ID, { ...savedProject(ID), structures: [wallNamed('theirs')], revision: 2 })
    const it = stage({ server })
    it.answers.push('restore')
    await it.workspace.open(ID)
    await it.workspace.save()
    expect(it.questions).toEqual(['Restore unsaved changes?', 'This project was changed elsewhere'])
    expect(nameOf(server.projects.get(ID) ?? savedProject(ID))).toBe('theirs')
  })

  test('is gone after a save, and after it was discarded', async () => {
    const it = await openedStage()
    it.edit('mine')
    await it.workspace.flush()
    await it.workspace.save()
    await it.workspace.flush()
    expect(await it.drafts.find(ANNA.email, ID)).toBeNull()

    it.edit('again')
    await it.workspace.flush()
    const next = stage({ server: it.server })
    next.answers.push('discard')
    await next.workspace.open(ID)
    expect(nameOf(next.open().project)).toBe('mine')
    expect(await next.drafts.find(ANNA.email, ID)).toBeNull()
  })

  test('is gone with the answer to the save: a reload right after it offers nothing', async () => {
    const it = stage()
    await it.workspace.create('House', 'SingleMassiveElementWall')
    it.edit('mine')
    await it.workspace.flush()
    await it.workspace.save()
    expect(await it.drafts.listOf(ANNA.email)).toEqual([])
  })

  test('of a project that was never saved is offered at the next start and makes one project', async () => {
    const before = stage()
    await before.workspace.create('House', 'SingleMassiveElementWall')
    before.edit('mine')
    await before.workspace.flush()

    const it = stage({ server: before.server })
    it.answers.push('restore')
    expect(await it.workspace.offerDrafts()).toBe(true)
    expect(nameOf(it.open().project)).toBe('mine')
    await it.workspace.save()
    await it.workspace.flush()
    expect(it.server.projects.size).toBe(1)
    expect(await it.drafts.listOf(ANNA.email)).toEqual([])
  })

  test('where storage is blocked live in memory, the page says so, and saving goes on', async () => {
    const blocked = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new Error('blocked')
    })
    const it = await openedStage()
    it.edit('mine')
    await it.workspace.flush()
    expect(it.workspace.store.getState().keepsDrafts).toBe(false)
    expect((await it.drafts.find(ANNA.email, ID))?.project.name).toBe('House')
    expect(await it.workspace.save()).toBe(true)
    blocked.mockRestore()
  })
})
