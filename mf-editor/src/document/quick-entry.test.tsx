import { fireEvent, screen } from '@testing-library/react'
import { lastEdit, layer, layerNames, layers, thickness, valueOf } from '../testing/find'
import { product } from '../testing/sample-catalogue'
import { renderEditor } from '../testing/render-editor'

const WOOL = product({
  name: 'Stone wool batt 45',
  type: 'Insulation',
  material: 'Stonewool',
  values: { thickness: '45', density: '30', insulationMaterial: 'Stonewool' },
})
const withWool = { listInsulations: () => ({ ok: true as const, value: [WOOL] }) }
const enter = (field: HTMLElement, text: string) => {
  fireEvent.change(field, { target: { value: text } })
  fireEvent.blur(field)
}

test('[EDT-09] an empty cavity is filled in one click', async () => {
  const fake = await renderEditor('DoubleMassiveElementWall', withWool)
  fireEvent.click(screen.getByRole('button', { name: 'Add insulation to Cavity' }))
  expect(layerNames()[1]).toBe('Layer 2 of 3, Cavity, 50 mm, insulation 45 mm')
  expect(valueOf(lastEdit(fake).components[1], 'insulationProductId')).toBe(WOOL.id)
  expect(screen.queryByRole('button', { name: 'Add insulation to Cavity' })).toBeNull()
})

test('[PRP-02] two layers of wool are typed as they are built', async () => {
  const fake = await renderEditor('DoubleMassiveElementWall', withWool)
  fireEvent.click(screen.getByRole('button', { name: 'Add insulation to Cavity' }))
  const field = screen.getByRole('spinbutton', { name: 'Insulation thickness of Cavity, mm' })
  enter(field, '2 x 22,5')
  expect(field).toHaveValue('45')
  // More than there is room for ends at the cavity, and that is said.
  enter(field, '2 × 60 mm')
  expect(field).toHaveValue('50')
  expect(fake.toasts).toHaveLength(1)
})

test('[EDT-10] a panel typed as 2 x 15 is there twice, in one step, even where it belongs to the structure', async () => {
  await renderEditor('LightweightFrameWall')
  enter(thickness('Gypsum board A'), '2 x 15')
  expect(layerNames()).toEqual([
    'Layer 1 of 4, Gypsum board, 15 mm',
    'Layer 2 of 4, Gypsum board, 15 mm',
    expect.stringMatching(/^Layer 3 of 4, Wooden stud/),
    'Layer 4 of 4, Gypsum board, 12.5 mm',
  ])
  fireEvent.keyDown(window, { key: 'z', ctrlKey: true })
  expect(layers()).toHaveLength(3)
  enter(thickness('Gypsum board A'), '99x')
  expect(layers()).toHaveLength(3)
})

test('a layer has the name that it is given, until another product is chosen', async () => {
  const fake = await renderEditor('SingleMassiveElementWall')
  fireEvent.click(layer(0))
  const name = screen.getByRole('textbox', { name: 'Name' })
  enter(name, 'Party wall')
  expect(layerNames()).toEqual(['Layer 1 of 1, Party wall, 200 mm'])
  expect(lastEdit(fake).components[0]?.name).toBe('Party wall')
  fireEvent.change(name, { target: { value: 'Nothing' } })
  fireEvent.keyDown(name, { key: 'Escape' })
  expect(name).toHaveValue('Party wall')
})
