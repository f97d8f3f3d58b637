/** @jest-environment node */
import 'fake-indexeddb/auto'
import { nameOf, savedProject, wallNamed } from '../testing/fake-server'
import { ANNA, endStages, openedStage, SAVED_ID, stage } from '../testing/stage'

afterEach(endStages)

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
    await it.workspace.open(SAVED_ID)
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
    expect((await it.drafts.find(ANNA.email, SAVED_ID))?.project.structures).toEqual([wallNamed('mine')])
  })

  test('[LIF-07] is not kept again once the person chose not to save, even if the page goes before the next project is there', async () => {
    const it = await openedStage()
    it.edit('mine')
    await it.workspace.flush()
    it.answers.push('no')
    // The answer to the next opening never comes.
    it.server.fault = () => ({ at: 'before', code: 'NetworkFailure' })
    await it.workspace.open('00000000-0000-4000-8000-0000000000ff')
    expect(it.questions).toEqual(['Save the project first?'])
    await it.workspace.flush()
    expect(await it.drafts.find(ANNA.email, SAVED_ID)).toBeNull()
    // What is edited after that is work again.
    it.edit('more')
    await it.workspace.flush()
    expect((await it.drafts.find(ANNA.email, SAVED_ID))?.project.structures).toEqual([wallNamed('more')])
  })

  test('is not offered to another account', async () => {
    const server = await crashed('mine')
    const it = stage({ server, account: () => ({ email: 'ben@example.com', evaluationStandard: 'Iso' }) })
    await it.workspace.open(SAVED_ID)
    expect(await it.workspace.offerDrafts()).toBe(false)
    expect(it.questions).toEqual([])
  })

  test('based on an older revision is restored, and saving it asks the person to choose', async () => {
    const server = await crashed('mine')
    server.projects.set(SAVED_ID, {
      ...savedProject(SAVED_ID),
      structures: [wallNamed('theirs')],
      revision: 2,
    })
    const it = stage({ server })
    it.answers.push('restore')
    await it.workspace.open(SAVED_ID)
    await it.workspace.save()
    expect(it.questions).toEqual(['Restore unsaved changes?', 'This project was changed elsewhere'])
    expect(nameOf(server.projects.get(SAVED_ID) ?? savedProject(SAVED_ID))).toBe('theirs')
  })

  test('that the server holds by now is dropped, and nobody is asked', async () => {
    const server = await crashed('mine')
    server.projects.set(SAVED_ID, { ...savedProject(SAVED_ID), structures: [wallNamed('mine')], revision: 2 })
    const it = stage({ server })
    expect(await it.workspace.offerDrafts()).toBe(false)
    expect(it.questions).toEqual([])
    expect(await it.drafts.listOf(ANNA.email)).toEqual([])
  })

  test('is gone after a save, and after it was discarded', async () => {
    const it = await openedStage()
    it.edit('mine')
    await it.workspace.flush()
    await it.workspace.save()
    await it.workspace.flush()
    expect(await it.drafts.find(ANNA.email, SAVED_ID)).toBeNull()

    it.edit('again')
    await it.workspace.flush()
    const next = stage({ server: it.server })
    next.answers.push('discard')
    await next.workspace.open(SAVED_ID)
    expect(nameOf(next.open().project)).toBe('mine')
    expect(await next.drafts.find(ANNA.email, SAVED_ID)).toBeNull()
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

  test('of a first save that the server holds is dropped at the next start, though the page went before it was', async () => {
    const before = stage()
    await before.workspace.create('House', 'SingleMassiveElementWall')
    before.edit('mine')
    await before.workspace.flush()
    const [kept] = await before.drafts.listOf(ANNA.email)
    await before.workspace.save()
    await before.workspace.flush()
    if (kept !== undefined) await before.drafts.keep(kept)

    const it = stage({ server: before.server })
    expect(await it.workspace.offerDrafts()).toBe(false)
    expect(it.questions).toEqual([])
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
    expect((await it.drafts.find(ANNA.email, SAVED_ID))?.project.name).toBe('House')
    expect(await it.workspace.save()).toBe(true)
    blocked.mockRestore()
  })
})
