/** @jest-environment node */
import 'fake-indexeddb/auto'
import { nameOf, savedProject } from '../testing/fake-server'
import { endStages, stage } from '../testing/stage'
import { headerActions, leaveForProjects, logOut } from './actions'

const ID = 'cccccccc-0000-4000-8000-000000000001'

afterEach(endStages)

async function inEditor() {
  const it = stage()
  it.server.projects.set(ID, savedProject(ID))
  await it.workspace.open(ID)
  const visited: string[] = []
  const navigation = { go: (to: string) => void visited.push(to), connect: () => undefined }
  return { ...it, navigation, visited }
}

test('[HDR-02] the actions stand in the order of use', async () => {
  const { workspace, navigation } = await inEditor()
  const actions = headerActions({ workspace, navigation }, workspace.store.getState(), {
    disabledReason: undefined,
  })
  expect(actions.map(({ label }) => label)).toEqual([
    'Save to server',
    'Save as copy',
    'Open Project',
    'Print',
    'Reset project to default',
  ])
})

test('only Save is filled, and only while there is something to save', async () => {
  const it = await inEditor()
  const { workspace, navigation } = it
  const filled = () =>
    headerActions({ workspace, navigation }, workspace.store.getState(), { disabledReason: undefined })
      .filter(({ isCalledFor }) => isCalledFor)
      .map(({ id }) => id)
  expect(filled()).toEqual([])
  it.edit('mine')
  expect(filled()).toEqual(['save'])
})

describe('[LIF-07] Open Project', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] }))
  afterEach(() => jest.useRealTimers())

  async function leaving(answer: string) {
    const it = await inEditor()
    it.edit('mine')
    it.answers.push(answer)
    const left = leaveForProjects(it)
    await jest.advanceTimersByTimeAsync(500)
    const after500ms = [...it.visited]
    await jest.advanceTimersByTimeAsync(600)
    await left
    return { ...it, after500ms }
  }

  test('Yes saves, waits a second, and goes to the projects', async () => {
    const { after500ms, visited, server } = await leaving('yes')
    expect(after500ms).toEqual([])
    expect(visited).toEqual(['/projects'])
    expect(nameOf(server.projects.get(ID) ?? savedProject(ID))).toBe('mine')
  })

  test('No goes at once, without saving', async () => {
    const { after500ms, server, workspace } = await leaving('no')
    expect(after500ms).toEqual(['/projects'])
    expect(nameOf(server.projects.get(ID) ?? savedProject(ID))).toBe('Concrete')
    expect(workspace.hasUnsavedWork()).toBe(false)
  })

  test('Cancel stays', async () => {
    const { visited, workspace } = await leaving('cancel')
    expect(visited).toEqual([])
    expect(workspace.hasUnsavedWork()).toBe(true)
  })
})

test.each([
  ['yes', 1, 'mine'],
  ['no', 1, 'Concrete'],
  ['cancel', 0, 'Concrete'],
] as const)('[EDT-12] a logout with unsaved work asks first: %s', async (answer, logouts, held) => {
  const it = await inEditor()
  const { workspace, answers, server } = it
  it.edit('mine')
  answers.push(answer)
  const end = jest.fn(() => Promise.resolve())
  await logOut({ workspace, session: { logOut: end } as never })
  expect(end).toHaveBeenCalledTimes(logouts)
  expect(nameOf(server.projects.get(ID) ?? savedProject(ID))).toBe(held)
  expect(workspace.hasUnsavedWork()).toBe(answer === 'cancel')
})
