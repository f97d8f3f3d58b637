import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lastEdit } from '../testing/find'
import { renderEditor } from '../testing/render-editor'

beforeAll(() => {
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = () => undefined
})

const tabs = () => screen.findAllByRole('tab')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('[BEY-05] the first copy brings the strip; what is done there is published whole', async () => {
  const fake = await renderEditor('SingleMassiveElementWall')
  const first = lastEdit(fake).structure
  await press('New variant')
  expect((await tabs()).map((tab) => tab.getAttribute('aria-selected'))).toEqual(['false', 'true'])
  const { project } = lastEdit(fake)
  expect(project.variants).toEqual({
    name: 'Variant 2',
    place: 1,
    others: [{ name: 'Variant 1', structure: first }],
  })
  expect(project.structures[0]?.structureId).not.toBe(first.structureId)

  // Who presses the open one changes nothing.
  const { edit } = lastEdit(fake)
  await userEvent.click(screen.getByRole('tab', { name: /Variant 2/ }))
  expect(lastEdit(fake).edit).toBe(edit)
  await userEvent.click(screen.getByRole('tab', { name: /Variant 1/ }))
  expect(lastEdit(fake).structure).toEqual(first)
  expect(lastEdit(fake).project.variants).toMatchObject({ name: 'Variant 1', place: 0 })
})

test('[BEY-05] by key a variant is moved and deleted, and Undo brings it back', async () => {
  const fake = await renderEditor('SingleMassiveElementWall')
  await press('New variant')
  const [, second] = await tabs()
  second?.focus()
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  expect(lastEdit(fake).project.variants).toMatchObject({ name: 'Variant 2', place: 0 })
  await userEvent.keyboard('{Delete}')
  expect(await tabs()).toHaveLength(1)
  expect(lastEdit(fake).project.variants).toMatchObject({ name: 'Variant 1', place: 0, others: [] })
  expect(screen.getByText('Variant 2 was deleted.')).toBeInTheDocument()
  await press('Undo: Variant 2 was deleted')
  expect(lastEdit(fake).project.variants).toMatchObject({ name: 'Variant 2', place: 0 })
  // The button is gone, and the focus is where it belongs.
  await waitFor(() => expect(screen.getByRole('tab', { name: /Variant 2/ })).toHaveFocus())
})

test('[BEY-05] a variant is named in the shell’s question', async () => {
  const fake = await renderEditor('SingleMassiveElementWall')
  await press('New variant')
  const [, second] = await tabs()
  second?.focus()
  fake.answer({ action: 'rename', text: ' As\u202e tendered ' })
  await userEvent.keyboard('{F2}')
  expect(await screen.findByRole('tab', { name: /As tendered/ })).toBeInTheDocument()
  expect(lastEdit(fake).project.variants?.name).toBe('As tendered')
})
