import { UNFILED, type ProjectListItem } from '@soundleaf/contracts'
import { sampleWall } from '@soundleaf/federation/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { listed, open } from './testing/open-page'

const filed = (name: string, id: number, filing: Partial<NonNullable<ProjectListItem['filing']>>) => ({
  ...listed(name, id),
  filing: { ...UNFILED, ...filing },
})
const PROJECTS = [
  filed('Wall A', 1, { job: '2431 Hotell Strand', tags: ['party wall', 'phase 1'] }),
  filed('Wall B', 2, { job: '2431 Hotell Strand', tags: ['party wall'] }),
  filed('Floor C', 3, { job: '1999 Skola', tags: ['phase 1'] }),
  listed('Sketch', 4),
]
const LIST = {
  projects: PROJECTS,
  total: 4,
  jobs: ['1999 Skola', '2431 Hotell Strand'],
  tags: ['party wall', 'phase 1'],
}
const page = (changes: Partial<typeof LIST> = {}) =>
  open({ answers: { listProjects: () => ({ ok: true, value: { ...LIST, ...changes } }) } })

const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('[data-cell=name] bdi')?.textContent)
const selectedNames = () =>
  screen
    .getAllByRole('row', { selected: true })
    .map((row) => row.querySelector('[data-cell=name] bdi')?.textContent)
const button = (name: string) => screen.getByRole('button', { name })

test('[BEY-11] a list is narrowed to a job and a tag, and to words of either; who files nothing sees none of it', async () => {
  const { user } = page()
  const row = await rowOf('Wall A')
  expect(row.querySelector('[data-cell=job]')).toHaveTextContent('2431 Hotell Strand')
  expect(within(row).getByText('party wall · phase 1')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Job'), '2431 Hotell Strand')
  await waitFor(() => expect(names()).toEqual(['Wall A', 'Wall B']))
  await user.selectOptions(screen.getByLabelText('Tag'), 'phase 1')
  await waitFor(() => expect(names()).toEqual(['Wall A']))
  await user.selectOptions(screen.getByLabelText('Job'), 'Without a job')
  expect(await screen.findByText('No project is filed so.')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Tag'), 'All tags')
  await waitFor(() => expect(names()).toEqual(['Sketch']))
  await user.selectOptions(screen.getByLabelText('Job'), 'All jobs')
  await user.type(screen.getByRole('searchbox'), 'SKOLA')
  await waitFor(() => expect(names()).toEqual(['Floor C']))
})

test('[BEY-11] whose projects are not filed sees neither a column nor a choice of jobs', async () => {
  page({ projects: [listed('Sketch', 4)], total: 1, jobs: [], tags: [] })
  await rowOf('Sketch')
  expect(screen.queryByLabelText('Job')).toBeNull()
  expect(screen.queryByRole('columnheader', { name: 'Job' })).toBeNull()
})

test('[BEY-11, A11Y-02] many are selected by keys, by Ctrl and Shift, and by boxes; one alone opens', async () => {
  const { user } = page()
  await user.click(await rowOf('Wall A'))
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  expect(selectedNames()).toEqual(['Wall A', 'Wall B', 'Floor C'])
  expect(await rowOf('Floor C')).toHaveFocus()
  for (const name of ['Open project', 'History', 'Links'])
    expect(button(name)).toHaveAttribute('aria-disabled', 'true')
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}')
  expect(selectedNames()).toEqual(['Wall A', 'Wall B'])
  await user.keyboard('{Control>}{ArrowDown}{ArrowDown} {/Control}')
  expect(selectedNames()).toEqual(['Wall A', 'Wall B', 'Sketch'])
  await user.keyboard('{Control>}a{/Control}')
  expect(selectedNames()).toHaveLength(4)
  await user.click(screen.getByRole('checkbox', { name: 'Select Wall B' }))
  expect(selectedNames()).toEqual(['Wall A', 'Floor C', 'Sketch'])
  await user.click(screen.getByRole('checkbox', { name: 'Select all projects that are listed' }))
  expect(selectedNames()).toHaveLength(4)
  await user.click(await rowOf('Sketch'))
  expect(selectedNames()).toEqual(['Sketch'])
  expect(button('Open project')).not.toHaveAttribute('aria-disabled', 'true')
})

test('[BEY-11] job and tags of many are set at once; what nobody touched stays with each', async () => {
  const { fake, user } = page()
  const row = await rowOf('Wall A')
  expect(button('Job and tags')).toHaveAttribute('aria-disabled', 'true')
  await user.click(row)
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  await user.click(button('Job and tags'))
  const dialog = await screen.findByRole('dialog', { name: 'Job and tags of 3 projects' })
  expect(within(dialog).getByText(/^They are of different jobs/)).toBeVisible()
  expect(within(dialog).getByLabelText('Job, by its number or name')).toHaveValue('')
  await user.click(within(dialog).getByRole('checkbox', { name: 'party wall, on 2 of 3' }))
  await user.type(within(dialog).getByLabelText('New tag'), 'fire')
  await user.click(within(dialog).getByRole('button', { name: 'Add the tag' }))
  const fire = await within(dialog).findByRole('checkbox', { name: 'fire' })
  expect(fire).toBeChecked()
  // Typed and not added is meant as well.
  await user.type(within(dialog).getByLabelText('New tag'), ' impact ')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(fake.toasts.map(({ text }) => text)).toEqual(['3 projects have been filed']))
  expect(fake.calls.find(({ name }) => name === 'setFiling')?.request).toEqual({
    body: {
      ids: PROJECTS.slice(0, 3).map(({ projectId }) => projectId),
      addedTags: ['party wall', 'fire', 'impact'],
      removedTags: [],
    },
  })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('[BEY-11] a job is taken away by emptying its field, a tag by its box', async () => {
  const { fake, user } = page()
  await user.click(await rowOf('Wall B'))
  await user.click(button('Job and tags'))
  const dialog = await screen.findByRole('dialog', { name: 'Job and tags of “Wall B”' })
  const job = within(dialog).getByLabelText('Job, by its number or name')
  expect(job).toHaveValue('2431 Hotell Strand')
  await user.clear(job)
  await user.click(within(dialog).getByRole('checkbox', { name: 'party wall' }))
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(fake.calls.find(({ name }) => name === 'setFiling')?.request).toMatchObject({
      body: { job: null, addedTags: [], removedTags: ['party wall'] },
    }),
  )
})

test('[BEY-11] many are archived and taken out again, deleted after one question, and restored', async () => {
  const { fake, published, user } = open({
    projects: [1, 2].map((id) => ({ ...sampleWall, ...listed(`Wall ${id}`, id) })),
  })
  await user.click(await rowOf('Wall 1'))
  await user.keyboard('{Control>}a{/Control}')
  await user.click(button('Archive'))
  expect(await screen.findByText('No saved projects yet')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Archived projects' }))
  await user.click(await rowOf('Wall 1'))
  await user.click(button('Take out of the archive'))
  await waitFor(() => expect(names()).toEqual(['Wall 2']))
  await user.click(screen.getByRole('tab', { name: 'Open saved projects' }))
  await user.click(await rowOf('Wall 1'))
  await user.click(button('Archive'))
  await user.click(screen.getByRole('tab', { name: 'Archived projects' }))
  await rowOf('Wall 1')
  await user.click(await rowOf('Wall 2'))
  await user.keyboard('{Control>}a{/Control}')
  fake.answer({ action: 'delete' })
  await user.click(button('Delete projects'))
  expect(await screen.findByText('No archived projects')).toBeVisible()
  expect(fake.questions[0]?.title).toBe('Delete 2 projects')
  expect(published.filter(({ topic }) => topic === 'projects/deleted')).toHaveLength(2)
  await user.click(screen.getByRole('tab', { name: 'Deleted projects' }))
  await user.click(await rowOf('Wall 1'))
  await user.keyboard('{Control>}a{/Control}')
  await user.click(button('Restore project'))
  expect(await screen.findByText('No deleted projects')).toBeVisible()
  expect(fake.toasts.map(({ text }) => text)).toEqual([
    '2 projects are under “Archived projects” now',
    '1 project is back in your saved projects',
    '1 project is under “Archived projects” now',
    '2 projects have been deleted. For 30 days they can be restored under “Deleted projects”.',
    '“Wall 1” is back in your saved projects',
    '“Wall 2” is back in your saved projects',
  ])
})
