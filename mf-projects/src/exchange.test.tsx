import { sampleAnswer } from '@soundleaf/contracts/samples'
import { failure, sampleWall } from '@soundleaf/federation/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { listed, open } from './testing/open-page'

const select = async (user: ReturnType<typeof open>['user']) =>
  user.click(await screen.findByRole('row', { name: new RegExp(sampleWall.name) }))

test('[BEY-11] a link is made with what was chosen, shown once, and taken back after a question', async () => {
  const { fake, user } = open()
  expect(await screen.findByRole('button', { name: 'Links' })).toHaveAttribute('aria-disabled', 'true')
  await select(user)
  await user.click(screen.getByRole('button', { name: 'Links' }))
  const dialog = await screen.findByRole('dialog', { name: `Links to “${sampleWall.name}”` })
  expect(await within(dialog).findByText('There is no link to this project.')).toBeVisible()
  await user.type(within(dialog).getByLabelText('For whom (only you see this)'), 'The architect')
  await user.selectOptions(within(dialog).getByLabelText('Works for'), '7 days')
  await user.type(within(dialog).getByLabelText('Password, if it shall have one'), 'short')
  await user.click(within(dialog).getByRole('button', { name: 'Make a link' }))
  expect(await within(dialog).findByText('The password must have at least 8 characters.')).toBeVisible()
  await user.type(within(dialog).getByLabelText('Password, if it shall have one'), ' and longer')
  await user.click(within(dialog).getByRole('button', { name: 'Make a link' }))
  expect(await within(dialog).findByLabelText('The link')).toHaveValue(
    'https://soundleaf.example/link#a-token',
  )
  expect(fake.calls.find(({ name }) => name === 'makeLink')?.request).toEqual({
    params: { id: sampleWall.projectId },
    body: { days: 7, revision: null, note: 'The architect', password: 'short and longer' },
  })
  const table = within(dialog).getByRole('table', { name: 'Links that were made' })
  expect(within(table).getByText('with password')).toBeVisible()
  fake.answer({ action: 'revoke' })
  await user.click(within(table).getByRole('button', { name: /^Take back the link for “The architect”/ }))
  expect(await within(dialog).findByText('There is no link to this project.')).toBeVisible()
  expect(within(dialog).queryByLabelText('The link')).toBeNull()
})

test('[BEY-11] taking another link back leaves the address that was just made, which is shown this once', async () => {
  const older = {
    ...sampleAnswer('makeLink').link,
    id: '0b0b0b0b-0000-4000-8000-000000000009',
    note: 'The client',
  }
  const { fake, user } = open({
    answers: {
      listLinks: () => ({ ok: true, value: { links: [older] } }),
      revokeLink: () => ({ ok: true, value: {} }),
    },
  })
  await select(user)
  await user.click(screen.getByRole('button', { name: 'Links' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Make a link' }))
  const address = await within(dialog).findByLabelText('The link')
  fake.answer({ action: 'revoke' })
  await user.click(within(dialog).getByRole('button', { name: /^Take back the link for “The client”/ }))
  await waitFor(() =>
    expect(within(dialog).queryByRole('button', { name: /“The client”/ })).not.toBeInTheDocument(),
  )
  expect(address).toBeInTheDocument()
})

test('[BEY-11] links that did not load say so, and are asked for again', async () => {
  let isThere = false
  const { user } = open({
    answers: {
      listLinks: () =>
        isThere ? { ok: true, value: { links: [] } } : failure('listLinks', 'NetworkFailure'),
    },
  })
  await select(user)
  await user.click(screen.getByRole('button', { name: 'Links' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('The links did not load')).toBeVisible()
  isThere = true
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }))
  expect(await within(dialog).findByText('There is no link to this project.')).toBeVisible()
})

test('[BEY-11] an import says what came and what was refused, with its line', async () => {
  const { fake, user } = open()
  await select(user)
  await user.upload(
    screen.getByLabelText('File with projects'),
    new File(['{}'], 'walls.zip', { type: 'application/zip' }),
  )
  const dialog = await screen.findByRole('dialog', { name: 'Import of “walls.zip”' })
  expect(await within(dialog).findByText('1 project was imported.')).toBeVisible()
  const refused = within(dialog).getByRole('table', { name: 'Refused' })
  expect(within(refused).getByText('Roof.soundleaf.json, line 3')).toBeVisible()
  expect(within(refused).getByText('This is no JSON: line 3, column 14 cannot be read.')).toBeVisible()
  const call = fake.calls.find(({ name }) => name === 'importProjects')?.request
  expect(call).toMatchObject({ body: { name: 'walls.zip', file: btoa('{}') } })
})

test('[BEY-11] a file that cannot be read says so instead of being read for ever', async () => {
  jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
    this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>)
  })
  const { fake, user } = open()
  await select(user)
  await user.upload(screen.getByLabelText('File with projects'), new File(['{}'], 'wall.json'))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'The file cannot be read: it was moved or changed. Choose it again.',
  )
  expect(fake.calls.some(({ name }) => name === 'importProjects')).toBe(false)
  jest.restoreAllMocks()
})

test('[BEY-11] the selected project, and those that the filter leaves, are exported', async () => {
  const saved: string[] = []
  URL.createObjectURL = () => 'blob:saved'
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const { fake, user } = open()
  await select(user)
  await user.click(screen.getByRole('button', { name: 'Files' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Export the selected project' }))
  await waitFor(() => expect(saved).toEqual([sampleAnswer('exportProjects').name]))
  const ids = fake.calls.flatMap(({ name, request }) => (name === 'exportProjects' ? [request] : []))
  expect(ids).toEqual([{ body: { ids: [sampleWall.projectId] } }])
})

test('[BEY-15] the history stays while the list is read again after a restore, and one Esc closes it for good', async () => {
  const project = { ...listed(sampleWall.name, 1), projectId: sampleWall.projectId }
  const projects = { ...sampleAnswer('listProjects'), projects: [project], total: 1 }
  const [first] = sampleAnswer('listRevisions').revisions
  if (first === undefined) throw new Error('The sample has a revision.')
  const revisions = [
    { ...first, revision: 2 },
    { ...first, revision: 1 },
  ]
  let giveList = (): void => undefined
  let reads = 0
  const { user } = open({
    answers: {
      listRevisions: () => ({ ok: true, value: { revisions } }),
      listProjects: () => {
        reads += 1
        if (reads === 1) return { ok: true, value: projects }
        return new Promise((give) => {
          giveList = () => give({ ok: true, value: projects })
        })
      },
    },
  })
  await select(user)
  await user.click(screen.getByRole('button', { name: 'History' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(await within(dialog).findByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(reads).toBe(2))
  expect(screen.getByRole('dialog')).toBe(dialog)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  giveList()
  await waitFor(() => expect(screen.getByRole('row', { name: new RegExp(sampleWall.name) })).toBeVisible())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
