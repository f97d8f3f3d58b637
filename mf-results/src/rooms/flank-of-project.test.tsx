import type { CallRequest } from '@soundleaf/contracts'
import { sampleFloor, sampleWall } from '@soundleaf/federation/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { calculated, open } from '../testing/opened-drawer'

beforeEach(() => localStorage.clear())

const other = { ...sampleWall, projectId: '5a3b1c00-0000-4000-8000-0000000000f1', name: 'Façade with studs' }
const below = { ...sampleFloor, projectId: '5a3b1c00-0000-4000-8000-0000000000f2', name: 'Slab with screed' }

/** The edges of the last call for rooms. */
function lastEdges(calls: ReturnType<typeof open>['calls']) {
  const last = calls.findLast(({ name }) => name === 'rooms')
  return (last?.request as CallRequest<'rooms'> | undefined)?.body.edges
}

async function chooseAt(edge: string) {
  await calculated()
  await userEvent.click(screen.getByRole('tab', { name: 'Rooms' }))
  const place = await screen.findByRole('group', { name: edge })
  await userEvent.click(within(place).getByRole('button', { expanded: false }))
  const source = within(place).getByRole('group', { name: 'In the source room' })
  await userEvent.click(within(source).getByRole('button', { name: 'As in a project…' }))
  return {
    place,
    source,
    dialog: await screen.findByRole('dialog', { name: 'Flanking element from a project' }),
  }
}

test('[BEY-07] a flank is built as another project, in both rooms, and can be given by mass again', async () => {
  const { calls } = open({ projects: [sampleWall, other, below] })
  const { source, dialog } = await chooseAt('Inner wall')
  const names = await within(dialog).findByRole('list', { name: 'Your projects' })
  // The project itself and floors cannot stand there.
  expect(within(names).getAllByRole('button')).toHaveLength(1)
  await userEvent.click(within(names).getByRole('button', { name: other.name }))
  const built = { projectId: other.projectId, name: other.name, side: 'receiving' }
  await waitFor(() => {
    const [, , , last] = lastEdges(calls) ?? []
    expect(last?.source).toMatchObject(built)
    expect(last?.receiving).toMatchObject(built)
  })
  await userEvent.selectOptions(
    within(source).getByRole('combobox', { name: 'Towards the room' }),
    'Its source side',
  )
  await waitFor(() => expect(lastEdges(calls)?.[3]?.source).toMatchObject({ side: 'source' }))
  await userEvent.click(within(source).getByRole('button', { name: 'By mass and material instead' }))
  await waitFor(() => expect(lastEdges(calls)?.[3]?.source).toMatchObject({ material: 'concrete' }))
})

test('[BEY-07] under the room lies the upper side of a floor, in one room alone where that is wanted', async () => {
  const { calls } = open({ projects: [sampleWall, other, below] })
  const { dialog } = await chooseAt('Floor')
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'In both rooms' }))
  await userEvent.click(await within(dialog).findByRole('button', { name: below.name }))
  await waitFor(() => {
    const [first] = lastEdges(calls) ?? []
    expect(first?.source).toMatchObject({ projectId: below.projectId, side: 'source' })
    expect(first?.receiving).toMatchObject({ material: 'concrete' })
  })
})
