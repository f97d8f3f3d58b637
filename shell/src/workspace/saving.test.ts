/** @jest-environment node */
import 'fake-indexeddb/auto'
import { nameOf, savedProject, wallNamed } from '../testing/fake-server'
import { endStages, openedStage, SAVED_ID, stage } from '../testing/stage'

afterEach(endStages)

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

test('[LIF-05] a failed save says so, loses nothing and can be repeated', async () => {
  const it = await openedStage()
  it.edit('first')
  it.server.fault = () => ({ at: 'before', code: 'InternalError' })
  expect(await it.workspace.save()).toBe(false)
  expect(it.toasts).toEqual(['The project could not be saved'])
  it.server.fault = null
  expect(await it.workspace.save()).toBe(true)
  expect(nameOf(it.server.projects.get(SAVED_ID) ?? savedProject(SAVED_ID))).toBe('first')
})

test('[LIF-05] of several saves without an answer, the one that arrived is recognised', async () => {
  const it = await openedStage()
  it.edit('arrived')
  it.server.fault = () => ({ at: 'after', code: 'NetworkFailure' })
  await it.workspace.save()
  it.edit('never arrived')
  it.server.fault = () => ({ at: 'before', code: 'NetworkFailure' })
  await it.workspace.save()
  it.server.fault = null
  it.edit('newest')
  await it.workspace.save()
  expect(it.questions).toEqual([])
  expect(nameOf(it.server.projects.get(SAVED_ID) ?? savedProject(SAVED_ID))).toBe('newest')
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
  expect(nameOf(it.server.projects.get(SAVED_ID) ?? savedProject(SAVED_ID))).toBe('second')
})

describe('[LIF-09] who comes back to a project that was saved elsewhere', () => {
  const saveElsewhere = (it: Awaited<ReturnType<typeof openedStage>>) =>
    it.server.projects.set(SAVED_ID, {
      ...savedProject(SAVED_ID),
      structures: [wallNamed('theirs')],
      revision: 2,
    })
  const shown = (it: Awaited<ReturnType<typeof openedStage>>) => nameOf(it.open().project)

  test('has its newest state, told once, and saves on from there', async () => {
    const it = await openedStage()
    saveElsewhere(it)
    await it.workspace.lookAgain()
    expect(shown(it)).toBe('theirs')
    await it.workspace.lookAgain()
    expect(it.toasts).toHaveLength(1)
    expect(it.published.at(-1)).toMatchObject({ origin: 'theirs' })
    it.edit('mine')
    expect(await it.workspace.save()).toBe(true)
    expect(it.questions).toEqual([])
  })

  test('keeps what is not saved, and is asked when it is', async () => {
    const it = await openedStage()
    it.edit('mine')
    saveElsewhere(it)
    await it.workspace.lookAgain()
    expect([shown(it), it.toasts]).toEqual(['mine', []])
  })

  test('sees nothing of it where there is no connection', async () => {
    const it = await openedStage()
    it.server.fault = () => ({ at: 'before', code: 'NetworkFailure' })
    await it.workspace.lookAgain()
    expect([shown(it), it.toasts]).toEqual([nameOf(savedProject(SAVED_ID)), []])
  })
})

describe('[LIF-09] a project that was changed elsewhere', () => {
  async function conflict(choice: string) {
    const it = await openedStage()
    it.edit('mine')
    it.server.projects.set(SAVED_ID, {
      ...savedProject(SAVED_ID),
      structures: [wallNamed('theirs')],
      revision: 2,
    })
    it.answers.push(choice)
    await it.workspace.save()
    await new Promise((resolve) => setTimeout(resolve))
    return it
  }
  const onServer = (it: Awaited<ReturnType<typeof conflict>>) =>
    nameOf(it.server.projects.get(SAVED_ID) ?? savedProject(SAVED_ID))

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
    expect(nameOf(it.server.projects.get(projectId) ?? savedProject(SAVED_ID))).toBe('mine')
  })
})

test('[LIF-09] keeping mine of a project that is deleted by then asks again, and loses nothing', async () => {
  const it = await openedStage()
  it.edit('mine')
  it.server.projects.set(SAVED_ID, {
    ...savedProject(SAVED_ID),
    structures: [wallNamed('theirs')],
    revision: 2,
  })
  await it.workspace.save()
  it.server.projects.delete(SAVED_ID)
  it.server.deleted.add(SAVED_ID)
  it.answers.push('mine', 'new')
  await it.workspace.save()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(it.questions).toEqual([
    'This project was changed elsewhere',
    'This project was changed elsewhere',
    'This project was deleted',
  ])
  expect([...it.server.projects.values()].map(nameOf)).toEqual(['mine'])
})

test('a project that was deleted elsewhere is not made again unless the person says so', async () => {
  const it = await openedStage()
  it.edit('mine')
  it.server.projects.delete(SAVED_ID)
  it.server.deleted.add(SAVED_ID)
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
  expect(it.server.projects.get(SAVED_ID)?.name).toBe('Villa')
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
  expect(projectId).not.toBe(SAVED_ID)
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

test('[DLG-02] a save refused because the session ended runs after the login', async () => {
  const it = await openedStage()
  it.edit('mine')
  it.server.fault = () => ({ at: 'before', code: 'TokenInvalid' })
  expect(await it.workspace.save()).toBe(false)
  expect(it.toasts).toEqual([])
  it.server.fault = null
  it.workspace.resume()
  await new Promise((resolve) => setTimeout(resolve))
  expect(nameOf(it.server.projects.get(SAVED_ID) ?? savedProject(SAVED_ID))).toBe('mine')
  expect(it.toasts).toEqual(['The project has been saved'])
})
