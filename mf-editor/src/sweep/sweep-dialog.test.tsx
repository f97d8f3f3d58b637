import type { CallRequest, StructureType } from '@soundleaf/contracts'
import type { FakeHost } from '@soundleaf/federation/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawing, lastEdit, layer, valueOf } from '../testing/find'
import { renderEditor } from '../testing/render-editor'

beforeAll(() => {
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = () => undefined
})

async function open(type: StructureType = 'SingleMassiveElementWall', name = 'Concrete') {
  const fake = await renderEditor(type)
  layer(0).focus()
  await userEvent.keyboard('v')
  const dialog = await screen.findByRole('dialog', { name: `Vary a value of ${name}` })
  return { fake, dialog }
}

const fieldValuesOf = (fake: FakeHost<'mf-editor'>) => {
  const project = fake.bus.for('editor').last('shell/project-changed')?.project
  if (!project) throw new Error('A project is open.')
  return project.fieldValues
}
const tableOf = (dialog: HTMLElement) =>
  within(dialog).findByRole('region', { name: 'Values and what they give' })

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

test('[BEY-08] what is required is a line over the values, and each says its margin to it', async () => {
  const { fake, dialog } = await open()
  const table = await tableOf(dialog)
  const required = within(dialog).getByLabelText(/^Required at least/)
  await userEvent.clear(required)
  await userEvent.type(required, '55{Enter}')
  expect(within(dialog).getByText('55 dB required')).toBeInTheDocument()
  // The sample has 50.4 dB at the first value and one more at each.
  const [, first, , , , , sixth] = within(table).getAllByRole('row')
  if (first === undefined || sixth === undefined) throw new Error('There are six.')
  expect(within(first).getByText('−4.6')).toBeInTheDocument()
  expect(within(first).getByRole('img', { name: 'Not enough' })).toBeInTheDocument()
  expect(within(sixth).getByText('+0.4')).toBeInTheDocument()
  expect(within(sixth).queryByRole('img')).toBeNull()

  // Of the field value it is what the project asks for.
  const { airborneValue } = fieldValuesOf(fake)
  await userEvent.selectOptions(
    within(dialog).getByLabelText('Shown'),
    'Field value of the project, airborne',
  )
  expect(within(dialog).getByLabelText(/^Required at least/)).toHaveValue(String(airborneValue))
  expect(within(dialog).getByText(`${airborneValue} dB required`)).toBeInTheDocument()
})

test('[BEY-08] a value that is chosen shows its spectrum over that of now', async () => {
  const { fake, dialog } = await open()
  const table = await tableOf(dialog)
  expect(within(dialog).getByText('Choose a value to see its spectrum.')).toBeInTheDocument()
  await userEvent.click(within(table).getByRole('button', { name: '150' }))
  const bands = await within(dialog).findByRole('region', { name: /^Airborne sound spectrum of 150 mm/ })
  await within(bands).findByRole('rowheader', { name: 'Now' })
  const rows = within(bands).getAllByRole('row')
  expect(rows.map((row) => within(row).getAllByRole('rowheader')[0]?.textContent)).toEqual([
    'Frequency, Hz',
    'Now',
    '150 mm',
  ])
  for (const row of rows.slice(1)) expect(within(row).getAllByRole('cell')).toHaveLength(21)
  const calculated = fake.calls
    .filter(({ name }) => name === 'calculate')
    .map(({ request }) =>
      valueOf((request as CallRequest<'calculate'>).body.structures[0]?.components[0], 'thickness'),
    )
  expect(calculated.sort()).toEqual(['150', '200'])
})

test('[BEY-08] products take the place one after the other, and the one that pleases is taken over', async () => {
  const { fake, dialog } = await open('LightweightFrameWall', 'Gypsum board')
  await userEvent.selectOptions(await within(dialog).findByLabelText('Property'), 'Product')
  const chosen = await within(dialog).findByRole('group', { name: 'Products that may be there' })
  expect(within(chosen).getAllByRole('checkbox', { checked: true }).length).toBeGreaterThan(1)
  const table = await tableOf(dialog)
  const buttons = within(table).getAllByRole('button')
  expect(buttons[0]).toHaveTextContent('1. Board 9 9.5 mm')
  const call = fake.calls.findLast(({ name }) => name === 'sweep')?.request as CallRequest<'sweep'>
  expect(call.body).toMatchObject({ property: 'product', values: [] })
  await userEvent.click(within(table).getByRole('button', { name: '2. Board 12 12.5 mm' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Use Board 12 12.5 mm' }))
  const [board] = lastEdit(fake).components
  expect(board?.name).toBe('Board 12')
  expect(board?.productId).toBe(call.body.productIds?.[1])
  expect(screen.getByRole('button', { name: 'Undo: Product' })).toBeEnabled()
})
