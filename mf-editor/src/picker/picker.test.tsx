import { failure } from '@soundleaf/federation/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { list, layer, layerNames, thickness, lastEdit, valueOf } from '../testing/find'
import { renderEditor } from '../testing/render-editor'
import { PRODUCTS } from '../testing/sample-catalogue'

test('[EDT-07] sections are named after the component; a cavity has no product selection', async () => {
  const user = userEvent.setup()
  await renderEditor('DoubleMassiveElementWall')
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  await user.click(layer(0))
  expect(titles()).toEqual(['Massive element selection', 'Massive element properties'])
  await user.click(layer(1))
  expect(titles()).toEqual(['Cavity properties', 'Insulation selection', 'Insulation properties'])
})

test('[EDT-09] an insulation is chosen from the catalogue, and its thickness and density are written', async () => {
  const user = userEvent.setup()
  const fake = await renderEditor('DoubleMassiveElementWall')
  await user.click(layer(1))
  await user.click(screen.getByRole('button', { name: 'Open Insulation selection' }))
  await user.click(screen.getByRole('option', { name: /Stone wool batt 70/ }))
  const cavity = lastEdit(fake).components[1]
  // The cavity is 50 mm deep.
  expect([valueOf(cavity, 'insulationThickness'), valueOf(cavity, 'insulationDensity')]).toEqual(['50', '30'])
  expect(fake.toasts.map(({ text }) => text)).toEqual(['The insulation was made to fit: 50 mm'])
  // 50 mm of it are no batt of 70.
  expect(within(list()).getByText('Stone wool batt')).toBeInTheDocument()
})

test('[PRP-05] a generic product stays editable, a maker’s product is read-only', async () => {
  const user = userEvent.setup()
  await renderEditor('SingleMassiveElementWall')
  await user.click(screen.getByRole('button', { name: 'Add panel on the left' }))
  await user.click(screen.getByRole('option', { name: /Board 9/ }))
  expect(screen.getByRole('spinbutton', { name: 'Density' })).not.toHaveAttribute('readonly')
  await user.click(screen.getByRole('option', { name: /Nordvik Standard/ }))
  expect(screen.getByRole('spinbutton', { name: 'Density' })).toHaveAttribute('readonly')
  expect(thickness('Nordvik Standard 13')).toHaveAttribute('readonly')
})

test('[EDT-08] the picker is worked by keyboard', async () => {
  const user = userEvent.setup()
  await renderEditor('SingleMassiveElementWall')
  await user.click(layer(0))
  act(() => screen.getByRole('listbox', { name: 'Choose from massive elements' }).focus())
  await user.keyboard('{Home}{Enter}')
  expect(layerNames()).toEqual(['Layer 1 of 1, Clay brick, 120 mm'])
})

/** The picker of a concrete wall, opened by key before its products have come. */
async function openEarly() {
  let come = () => {}
  const hasCome = new Promise<void>((resolve) => (come = resolve))
  await renderEditor('SingleMassiveElementWall', {
    listProductsForStructure: () => hasCome.then(() => ({ ok: true, value: [...PRODUCTS] })),
  })
  const user = userEvent.setup()
  act(() => layer(0).focus())
  await user.keyboard('/')
  const popup = await screen.findByRole('dialog')
  const search = within(popup).getByRole('combobox', { name: 'Search massive elements' })
  await waitFor(() => expect(search).toHaveFocus())
  const found = () => within(within(popup).getByRole('listbox')).getAllByRole('option')
  const comes = () =>
    act(async () => {
      come()
      await hasCome
    })
  return { user, popup, search, found, comes }
}

test('[EDT-08] the search is there before the products: what is typed narrows them, and Enter chooses', async () => {
  const { user, search, found, comes } = await openEarly()
  await user.keyboard('brick')
  await comes()
  expect(search).toHaveValue('brick')
  expect(found()).toHaveLength(1)
  await user.keyboard('{Enter}')
  expect(layerNames()).toEqual(['Layer 1 of 1, Clay brick, 120 mm'])
})

test('[EDT-08] arrows and Enter before the products have come choose when they are there', async () => {
  const { user, comes } = await openEarly()
  await user.keyboard('c{ArrowDown}{ArrowDown}{Enter}')
  await comes()
  // The second of two: after the clay brick.
  expect(screen.getByRole('button', { name: 'Undo: Choose Concrete' })).toBeEnabled()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('[EDT-08] who leaves the search before the products have come keeps the focus, and has chosen nothing', async () => {
  const { user, popup, found, comes } = await openEarly()
  await user.keyboard('brick{Enter}')
  const close = within(popup).getByRole('button', { name: 'Close' })
  act(() => close.focus())
  await comes()
  expect(found()).toHaveLength(1)
  expect(close).toHaveFocus()
  expect(layerNames()).toEqual(['Layer 1 of 1, Concrete, 200 mm'])
})

test('a catalogue that did not come says so, offers to try again, and editing goes on', async () => {
  const user = userEvent.setup()
  let isDown = true
  await renderEditor('SingleMassiveElementWall', {
    listProductsForStructure: () =>
      isDown ? failure('listProductsForStructure', 'NetworkFailure') : { ok: true, value: [] },
  })
  await user.click(layer(0))
  expect(screen.getByRole('alert')).toHaveTextContent('The products did not load.')
  fireEvent.change(thickness(), { target: { value: '180' } })
  fireEvent.blur(thickness())
  expect(layerNames()).toEqual(['Layer 1 of 1, Concrete, 180 mm'])
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  // The button goes, and leaves the focus to the search.
  expect(screen.getByRole('combobox', { name: 'Search massive elements' })).toHaveFocus()
  expect(await screen.findByText('The catalogue has no massive elements.')).toBeInTheDocument()
})
