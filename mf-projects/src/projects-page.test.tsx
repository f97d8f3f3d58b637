import { failure, sampleWall } from '@soundleaf/federation/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { listed, open } from './testing/open-page'

test('[PRJ-03] the saved projects are listed with name, dates and a share toggle', async () => {
  open()
  const row = await screen.findByRole('row', { name: new RegExp(sampleWall.name) })
  expect(within(row).getAllByText(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/)).toHaveLength(2)
  expect(
    within(row).getByRole('checkbox', { name: `Share ${sampleWall.name} with the team` }),
  ).toBeInTheDocument()
})

test('[PRJ-04] open and delete need a selected row', async () => {
  const { published, user } = open()
  const row = await screen.findByRole('row', { name: new RegExp(sampleWall.name) })
  expect(screen.getByRole('button', { name: 'Open project' })).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('button', { name: 'Delete project' })).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('button', { name: 'Back to previous project' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await user.click(row)
  await user.click(screen.getByRole('button', { name: 'Open project' }))
  expect(published).toEqual([
    { topic: 'projects/open-requested', payload: { projectId: sampleWall.projectId } },
  ])
})

test('[PRJ-04] what is filtered away can be neither opened nor deleted, and is still selected when it is back', async () => {
  const { user } = open()
  const name = new RegExp(sampleWall.name)
  await user.click(await screen.findByRole('row', { name }))
  await user.type(screen.getByRole('searchbox'), 'no such project')
  expect(await screen.findByText('Nothing found')).toBeVisible()
  for (const what of ['Open project', 'Delete project'])
    expect(screen.getByRole('button', { name: what })).toHaveAttribute('aria-disabled', 'true')
  await user.clear(screen.getByRole('searchbox'))
  expect(await screen.findByRole('row', { name })).toHaveAttribute('aria-selected', 'true')
})

test('[PRJ-07] delete asks first', async () => {
  const { fake, published, user } = open()
  await user.click(await screen.findByRole('row', { name: new RegExp(sampleWall.name) }))
  fake.answer({ action: 'cancel' })
  await user.click(screen.getByRole('button', { name: 'Delete project' }))
  expect(fake.questions[0]?.title).toContain(sampleWall.name)
  expect(fake.questions[0]?.text).toBe('Are you sure that you want to delete the selected project?')
  expect(fake.calls.map(({ name }) => name)).not.toContain('deleteProject')
  fake.answer({ action: 'delete' })
  await user.click(screen.getByRole('button', { name: 'Delete project' }))
  await waitFor(() =>
    expect(published).toContainEqual({
      topic: 'projects/deleted',
      payload: { projectId: sampleWall.projectId },
    }),
  )
})

test('[PRJ-08] sharing says so', async () => {
  const { fake, user } = open({ projects: [{ ...sampleWall, isShared: false }] })
  const toggle = await screen.findByRole('checkbox', { name: `Share ${sampleWall.name} with the team` })
  await user.click(toggle)
  await waitFor(() => expect(fake.toasts.map(({ text }) => text)).toEqual(['The project has been shared']))
  await user.click(toggle)
  await waitFor(() => expect(fake.toasts[1]?.text).toBe('The project has been unshared'))
})

test('[PRJ-08] an answer that a later click has overtaken does not move the switch; the last answer does', async () => {
  const name = `Share ${sampleWall.name} with the team`
  const waiting: ((isTaken: boolean) => void)[] = []
  const { fake, user } = open({
    answers: {
      setShared: ({ body }) =>
        new Promise((resolve) => {
          waiting.push((isTaken) =>
            resolve(isTaken ? { ok: true, value: body } : failure('setShared', 'InternalError')),
          )
        }),
    },
  })
  const toggle = await screen.findByRole('checkbox', { name })
  const before = (toggle as HTMLInputElement).checked
  const answer = async (turn: number, isTaken: boolean) => {
    await waitFor(() => expect(waiting).toHaveLength(turn))
    await act(async () => {
      waiting.at(-1)?.(isTaken)
      await Promise.resolve()
    })
  }
  await user.click(toggle)
  await user.click(toggle)
  await user.click(toggle)
  await answer(1, true)
  expect((toggle as HTMLInputElement).checked).toBe(!before)
  await answer(2, true)
  expect((toggle as HTMLInputElement).checked).toBe(!before)
  await answer(3, false)
  // What was told last and taken stands.
  await waitFor(() => expect((toggle as HTMLInputElement).checked).toBe(before))
  expect(fake.toasts).toHaveLength(2)
})

test('[PRJ-11] an empty list says so', async () => {
  open({ projects: [] })
  expect(await screen.findByText('No saved projects yet')).toBeVisible()
})

test('[PRJ-11] a list that failed can be read again', async () => {
  let attempts = 0
  const { user } = open({
    answers: {
      listProjects: () => {
        attempts += 1
        if (attempts === 1) return failure('listProjects', 'InternalError')
        return { ok: true, value: { projects: [listed('IW-01', 1)], total: 1 } }
      },
    },
  })
  expect(await screen.findByText('The list did not load')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('row', { name: /IW-01/ })).toBeVisible()
  expect(screen.queryByText('The list did not load')).not.toBeInTheDocument()
})

test('[PRJ-12] a filter finds a name whose letters are composed in another way', async () => {
  const { user } = open({ projects: [{ ...sampleWall, name: 'Kök mot trapphus' }] })
  await screen.findByRole('row', { name: /Kök/ })
  await user.click(screen.getByRole('searchbox'))
  await user.paste('ko\u0308k')
  expect(await screen.findByRole('row', { name: /Kök/ })).toBeVisible()
})

test('[PRJ-12, HDR-03] the filter has room for 100 characters as a person counts them', async () => {
  const { user } = open()
  const field = await screen.findByRole('searchbox')
  await user.click(field)
  await user.paste('🏠'.repeat(80))
  expect(field).toHaveValue('🏠'.repeat(80))
  await user.paste('🏠'.repeat(30))
  expect(field).toHaveValue('🏠'.repeat(100))
})

test('[PRJ-12] a filter finds a project by a part of its name', async () => {
  const { user } = open()
  await screen.findByRole('row', { name: new RegExp(sampleWall.name) })
  await user.click(screen.getByRole('searchbox'))
  await user.paste('no such project')
  expect(await screen.findByText('Nothing found')).toBeVisible()
  await user.clear(screen.getByRole('searchbox'))
  await user.click(screen.getByRole('searchbox'))
  await user.paste(sampleWall.name.slice(0, 8).toUpperCase())
  expect(await screen.findByRole('row', { name: new RegExp(sampleWall.name) })).toBeVisible()
})

test('the list says how many projects there are and how many of them are shown', async () => {
  const named = (name: string, id: number) => ({
    ...sampleWall,
    name,
    projectId: `00000000-0000-4000-8000-00000000000${id}`,
  })
  const { user } = open({ projects: [named('IW-01', 1), named('IW-02', 2)] })
  expect(await screen.findByText('2 projects')).toBeVisible()
  await user.type(screen.getByRole('searchbox'), '02')
  expect(await screen.findByText('1 of 2 projects')).toBeVisible()
})

test('[PRJ-01] the key N opens the dialog for a new project, with the licence beside the form', async () => {
  const { user } = open()
  await screen.findByText(sampleWall.name)
  expect(screen.queryByLabelText('Project name')).not.toBeInTheDocument()
  await user.keyboard('n')
  const dialog = await screen.findByRole('dialog', { name: 'New project' })
  expect(within(dialog).getByText('Full licence')).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByLabelText('Project name')).not.toBeInTheDocument())
})

test('[PRJ-01, PRJ-02] a new project needs a name and one of six types or a template', async () => {
  const { published, user } = open()
  await screen.findByText(sampleWall.name)
  await user.click(screen.getByRole('button', { name: 'New project' }))
  expect(await screen.findAllByRole('radio')).toHaveLength(10)
  await user.click(screen.getByRole('button', { name: 'Create project' }))
  expect(await screen.findByText('This field is required')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Project name')).toHaveFocus())
  await user.click(screen.getByLabelText('Project name'))
  await user.paste('  IW-08 towards the lift  ')
  await user.click(screen.getByRole('radio', { name: 'Lightweight frame wall' }))
  await user.click(screen.getByRole('button', { name: 'Create project' }))
  await waitFor(() =>
    expect(published).toContainEqual({
      topic: 'projects/new-requested',
      payload: { name: 'IW-08 towards the lift', type: 'LightweightFrameWall' },
    }),
  )
})

test('[PRJ-02] behind the six stand the templates that engineers think in, of floors, façades and windows (decision 61)', async () => {
  const { published, user } = open({ projects: [] })
  const choices = await screen.findAllByRole('radio')
  expect(choices.slice(6).map((choice) => choice.closest('label')?.textContent)).toEqual([
    'Timber joist floor',
    'CLT floor',
    'Façade wall',
    'Window',
  ])
  await user.type(screen.getByLabelText('Project name'), 'BJ-01')
  await user.click(screen.getByRole('radio', { name: 'Timber joist floor' }))
  await user.click(screen.getByRole('button', { name: 'Create project' }))
  await waitFor(() =>
    expect(published).toContainEqual({
      topic: 'projects/new-requested',
      payload: { name: 'BJ-01', type: 'SingleMassiveElementFloor', template: 'TimberJoistFloor' },
    }),
  )
})

test('[PRJ-01, PRJ-11] an empty list shows the form at once', async () => {
  const { published, user } = open({ projects: [] })
  const form = await screen.findByRole('form', { name: 'New project' })
  await user.type(within(form).getByLabelText('Project name'), 'First{Enter}')
  await waitFor(() => expect(published).toHaveLength(1))
})

test('[A11Y-02] Tab reaches the share switch of one row only, however many there are', async () => {
  open({ projects: [1, 2, 3].map((id) => ({ ...sampleWall, ...listed(`IW-0${id}`, id) })) })
  await screen.findByRole('row', { name: /IW-01/ })
  expect(screen.getAllByRole('checkbox').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
})

test('[PRJ-05] the team tab offers a copy and no share toggle', async () => {
  const { user } = open({ projects: [{ ...sampleWall, isShared: true }] })
  await user.click(screen.getByRole('tab', { name: 'Team projects' }))
  await screen.findByRole('row', { name: new RegExp(sampleWall.name) })
  expect(screen.getByRole('button', { name: 'Copy project' })).toHaveAttribute('aria-disabled', 'true')
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})
