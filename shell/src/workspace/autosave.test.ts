/** @jest-environment node */
import 'fake-indexeddb/auto'
import { nameOf, savedProject, wallNamed } from '../testing/fake-server'
import { endStages, openedStage, SAVED_ID, stage } from '../testing/stage'

afterEach(endStages)

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
    expect(nameOf(it.server.projects.get(SAVED_ID) ?? savedProject(SAVED_ID))).toBe('mine')
  })

  test('[LIF-04] does nothing while it is off, and toggling says so', async () => {
    const it = await openedStage()
    await it.workspace.setAutosave(false)
    it.edit('mine')
    await jest.advanceTimersByTimeAsync(120_000)
    await it.workspace.setAutosave(true)
    expect(it.toasts).toEqual(['Autosave disabled', 'Autosave enabled'])
  })

  test.each(['the same state', 'a newer state'])(
    '[LIF-05] Save pressed on %s while an autosave finds no connection tells of it',
    async (state) => {
      const it = await openedStage()
      it.edit('mine')
      it.server.fault = () => ({ at: 'before', code: 'NetworkFailure' })
      it.server.wait = () => new Promise((resolve) => setTimeout(resolve, 5000))
      await jest.advanceTimersByTimeAsync(60_000)
      if (state === 'a newer state') it.edit('newer')
      const saved = it.workspace.save()
      await jest.advanceTimersByTimeAsync(30_000)
      expect(await saved).toBe(false)
      const saves = it.server.calls.filter(({ name }) => name === 'saveProject')
      expect(saves.map(({ reports }) => reports)).toEqual(['nothing', 'network'])
    },
  )

  test('[LIF-05] Save pressed after a newer edit, while an autosave is on its way, tells of a lost connection', async () => {
    const it = await openedStage()
    it.edit('mine')
    it.server.wait = () => new Promise((resolve) => setTimeout(resolve, 5000))
    await jest.advanceTimersByTimeAsync(60_000)
    it.edit('newer')
    const saved = it.workspace.save()
    it.server.fault = () => ({ at: 'before', code: 'NetworkFailure' })
    await jest.advanceTimersByTimeAsync(30_000)
    expect(await saved).toBe(false)
    const saves = it.server.calls.filter(({ name }) => name === 'saveProject')
    expect(saves.map(({ reports }) => reports)).toEqual(['nothing', 'network'])
  })

  test('[LIF-04] never chooses in a conflict', async () => {
    const it = await openedStage()
    it.edit('mine')
    it.server.projects.set(SAVED_ID, {
      ...savedProject(SAVED_ID),
      structures: [wallNamed('theirs')],
      revision: 2,
    })
    await jest.advanceTimersByTimeAsync(300_000)
    expect(it.questions).toEqual(['This project was changed elsewhere'])
    expect(nameOf(it.server.projects.get(SAVED_ID) ?? savedProject(SAVED_ID))).toBe('theirs')
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
