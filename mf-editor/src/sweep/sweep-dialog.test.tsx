import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawing, lastEdit, layer, valueOf } from '../testing/find'
import { renderEditor } from '../testing/render-editor'

beforeAll(() => {
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = () => undefined
})

async function open() {
  const fake = await renderEditor('SingleMassiveElementWall')
  layer(0).focus()
  await userEvent.keyboard('v')
  const dialog = await screen.findByRole('dialog', { name: 'Vary a value of Concrete' })
  return { fake, dialog }
}

test('[BEY-08] a second property makes a map, over which the arrows walk; the pair is one step', async () => {
  const { fake, dialog } = await open()
  await userEvent.selectOptions(
    await within(dialog).findByLabelText('Second property'),
    'A Concrete: Density',
  )
  const map = await within(dialog).findByRole('region', { name: 'Map' })
  const call = fake.calls.findLast(({ name }) => name === 'sweep')?.request as {
    body: { values: number[]; second: { property: string; values: number[] } }
  }
  const { values, second } = call.body
  expect(second.property).toBe('density')
  const cells = within(map).getAllByRole('button')
  expect(cells).toHaveLength(values.length * second.values.length)
  await userEvent.click(within(map).getAllByRole('button')[0] ?? map)
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{ArrowUp}')
  const [thickness, density] = [values[1], second.values[1]]
  await userEvent.click(
    within(dialog).getByRole('button', { name: `Use ${thickness} mm and ${density} kg/m³` }),
  )
  const [wall] = lastEdit(fake).components
  expect([valueOf(wall, 'thickness'), valueOf(wall, 'density')]).toEqual([String(thickness), String(density)])
  await userEvent.click(screen.getByRole('button', { name: 'Undo: Thickness and Density' }))
  expect(valueOf(lastEdit(fake).components[0], 'thickness')).toBe('200')
  expect(drawing()).toHaveAccessibleName(/200 mm$/)
})

test('[BEY-08] a map of too many points says so and asks for nothing', async () => {
  const { fake, dialog } = await open()
  await userEvent.selectOptions(
    await within(dialog).findByLabelText('Second property'),
    'A Concrete: Density',
  )
  await within(dialog).findByRole('region', { name: 'Map' })
  const asked = fake.calls.length
  const step = within(dialog).getByLabelText('Step')
  await userEvent.clear(step)
  await userEvent.type(step, '1{Enter}')
  expect(await within(dialog).findByText(/a map has 400 points at most/)).toBeInTheDocument()
  expect(fake.calls).toHaveLength(asked)
})
