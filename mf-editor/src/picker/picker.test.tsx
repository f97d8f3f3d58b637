import { failure } from '@soundleaf/federation/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { list, layer, layerNames, thickness, lastEdit, valueOf } from '../testing/find'
import { renderEditor } from '../testing/render-editor'

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
  expect([valueOf(cavity, 'insulationThickness'), valueOf(cavity, 'insulationDensity')]).toEqual(['70', '30'])
  expect(within(list()).getByText('Stone wool batt 70')).toBeInTheDocument()
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
  expect(await screen.findByText('The catalogue has no massive elements.')).toBeInTheDocument()
})
