import { template } from '@soundleaf/construction'
import { sampleFloor } from '@soundleaf/federation/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  list,
  rows,
  rowNames,
  drawing,
  layer,
  layers,
  layerNames,
  lastEdit,
  thickness,
  valueOf,
} from './testing/find'
import { product, PRODUCTS } from './testing/sample-catalogue'
import { counter, renderEditor } from './testing/render-editor'

test('[EDT-05] list and drawing show the components in the same order', async () => {
  await renderEditor('LightweightFrameWall')
  expect(rowNames()).toEqual(['Gypsum board', 'Wooden stud', 'Gypsum board'])
  expect(layerNames()).toEqual([
    'Layer 1 of 3, Gypsum board, 12.5 mm',
    'Layer 2 of 3, Wooden stud, 95 mm, insulation 95 mm',
    'Layer 3 of 3, Gypsum board, 12.5 mm',
  ])
})

test('[DRW-02] a click on a layer selects it in the list as well, and tells the others', async () => {
  const fake = await renderEditor('LightweightFrameWall')
  fireEvent.click(layer(1))
  expect(rows()[1]).toHaveAttribute('aria-current', 'true')
  expect(screen.getByRole('heading', { name: 'Wall frame properties' })).toBeInTheDocument()
  const selected = fake.bus.for('editor').last('editor/component-selected')
  expect(selected?.componentId).toBe(layers()[1]?.getAttribute('data-component'))
  fireEvent.click(drawing())
  expect(fake.bus.for('editor').last('editor/component-selected')).toEqual({ componentId: null })
  expect(rows()[1]).not.toHaveAttribute('aria-current')
})

test('[EDT-10] undo and redo by button and key, across adding, typing and choosing', async () => {
  const user = userEvent.setup()
  await renderEditor('SingleMassiveElementWall')
  await user.click(screen.getByRole('button', { name: 'Add panel on the left' }))
  await user.click(layer(1))
  await user.click(screen.getByRole('option', { name: /Clay brick/ }))
  expect(layerNames()).toEqual(['Layer 1 of 2, Gypsum board, 12.5 mm', 'Layer 2 of 2, Clay brick, 120 mm'])
  await user.click(screen.getByRole('button', { name: 'Undo: Choose Clay brick' }))
  expect(layerNames()[1]).toBe('Layer 2 of 2, Concrete, 200 mm')
  await user.keyboard('{Control>}z{/Control}')
  expect(layerNames()).toEqual(['Layer 1 of 1, Concrete, 200 mm'])
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(layerNames()[1]).toBe('Layer 2 of 2, Clay brick, 120 mm')
})

test('[EDT-10] a reset by the shell is one step that can be taken back', async () => {
  const fake = await renderEditor('SingleMassiveElementWall')
  fireEvent.click(screen.getByRole('button', { name: 'Add panel on the left' }))
  const { project, structure } = lastEdit(fake)
  const reset = { ...project, structures: [{ ...structure, components: structure.components.slice(1) }] }
  act(() => fake.openProject(reset, 'reset'))
  expect(layers()).toHaveLength(1)
  fireEvent.keyDown(window, { key: 'z', ctrlKey: true })
  expect(layers()).toHaveLength(2)
})

test('[DRW-09] an erroneous component is marked in list and drawing with the reason, until a success', async () => {
  const fake = await renderEditor('SingleMassiveElementWall')
  const id = layers()[0]?.getAttribute('data-component') ?? ''
  const { project } = lastEdit(fake)
  const results = fake.bus.for('results')
  const answer = { projectId: project.projectId, edit: 0, message: 'Density is 0 kg/m³' }
  act(() =>
    results.publish('results/calculation-finished', {
      ...answer,
      result: 'PropertyError',
      erroneousComponentIds: [id],
    }),
  )
  expect(within(list()).getByText('Density is 0 kg/m³')).toBeInTheDocument()
  expect(layerNames()[0]).toContain('error: Density is 0 kg/m³')
  expect(screen.getByText('!')).toBeInTheDocument()
  act(() =>
    results.publish('results/calculation-finished', {
      ...answer,
      result: 'Success',
      erroneousComponentIds: [],
    }),
  )
  expect(screen.queryByText('Density is 0 kg/m³')).toBeNull()
})

test('what is not finished is said at once, marks nothing as wrong, and is finished by its button', async () => {
  const fake = await renderEditor('SingleMassiveElementFloor')
  fireEvent.click(screen.getByRole('button', { name: 'Add impact board above' }))
  const id = layers()[0]?.getAttribute('data-component') ?? ''
  const reason = 'Impact board needs a panel above it.'
  expect(layerNames()[0]).toContain(`not finished: ${reason}`)
  expect(within(list()).getByText(`Not finished: ${reason}`)).toBeInTheDocument()
  const { project, edit } = lastEdit(fake)
  act(() =>
    fake.bus.for('results').publish('results/calculation-finished', {
      projectId: project.projectId,
      edit,
      result: 'ConstructionNotSupported',
      message: reason,
      erroneousComponentIds: [id],
    }),
  )
  expect(screen.queryByText('!')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Add the panel' }))
  expect(layerNames()[0]).toBe('Layer 1 of 3, Gypsum board, 12.5 mm')
  expect(screen.queryByText(/Not finished/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Undo: Add panel' })).toBeEnabled()
})

const GYPSUM = product({
  name: 'Gypsum board',
  type: 'Panel',
  material: 'Gypsum',
  values: { thickness: '12.5', density: '680', modulusOfElasticity: '2200', dampingCoefficient: '0.025' },
})

test('what is added is the generic product of the catalogue, in one step', async () => {
  const fake = await renderEditor('SingleMassiveElementWall', {
    listProductsForStructure: () => ({ ok: true, value: [...PRODUCTS, GYPSUM] }),
  })
  fireEvent.click(screen.getByRole('button', { name: 'Add panel on the left' }))
  expect(lastEdit(fake).components[0]).toMatchObject({ name: 'Gypsum board', productId: GYPSUM.id })
  fireEvent.keyDown(window, { key: 'z', ctrlKey: true })
  expect(layers()).toHaveLength(1)
})

test('what is added before the catalogue is there becomes its product when it comes, unless it was changed', async () => {
  let arrive = (): void => undefined
  const answer = { ok: true as const, value: [...PRODUCTS, GYPSUM] }
  const fake = await renderEditor('SingleMassiveElementWall', {
    listProductsForStructure: () => new Promise((resolve) => (arrive = () => resolve(answer))),
  })
  fireEvent.click(screen.getByRole('button', { name: 'Add panel on the left' }))
  fireEvent.click(screen.getByRole('button', { name: 'Add panel on the right' }))
  const [, , right] = layers()
  fireEvent.click(right as Element)
  fireEvent.change(thickness('Gypsum board C'), { target: { value: '40' } })
  fireEvent.blur(thickness('Gypsum board C'))
  expect(lastEdit(fake).components.map(({ productId }) => productId)).toEqual([null, null, null])
  await act(async () => {
    arrive()
    await Promise.resolve()
  })
  await waitFor(() => expect(lastEdit(fake).components[0]?.productId).toBe(GYPSUM.id))
  expect(lastEdit(fake).components[2]?.productId).toBeNull()
  expect(valueOf(lastEdit(fake).components[2], 'thickness')).toBe('40')
})

test('a notice marks the layer that it concerns, without taking its letter', async () => {
  const fake = await renderEditor('SingleMassiveElementWall')
  const id = layers()[0]?.getAttribute('data-component') ?? ''
  act(() =>
    fake.bus.for('results').publish('results/calculation-finished', {
      projectId: lastEdit(fake).project.projectId,
      edit: 0,
      result: 'Success',
      message: '',
      erroneousComponentIds: [],
      notices: [{ message: 'It is heavy.', componentIds: [id] }],
    }),
  )
  expect(layers()[0]).toHaveAttribute('aria-description', 'It is heavy.')
  expect(drawing().querySelectorAll('[data-notice]')).toHaveLength(1)
  expect(screen.queryByText('!')).toBeNull()
})

test('an answer to an older state marks nothing', async () => {
  const fake = await renderEditor('SingleMassiveElementWall')
  fireEvent.click(screen.getByRole('button', { name: 'Add panel on the left' }))
  const { project } = lastEdit(fake)
  act(() =>
    fake.bus.for('results').publish('results/calculation-finished', {
      projectId: project.projectId,
      edit: 0,
      result: 'PropertyError',
      message: 'Old',
      erroneousComponentIds: [layers()[0]?.getAttribute('data-component') ?? ''],
    }),
  )
  expect(screen.queryByText('Old')).toBeNull()
})

test('opening another project begins a new history and shows the other construction', async () => {
  const fake = await renderEditor('SingleMassiveElementWall')
  fireEvent.click(screen.getByRole('button', { name: 'Add panel on the left' }))
  act(() => fake.openProject(null))
  expect(screen.getByText('No project is open.')).toBeInTheDocument()
  act(() => fake.openProject(sampleFloor))
  expect(layerNames()).toEqual(['Layer 1 of 1, Concrete, 140 mm'])
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled()
})

test('[DRW-10] sixty layers are drawn and listed', async () => {
  const newId = counter()
  const wall = template('SingleMassiveElementWall', newId)
  const [board] = template('LightweightFrameWall', newId).components
  if (board === undefined) throw new Error('The lightweight wall begins with a board.')
  const boards = Array.from({ length: 59 }, () => ({ ...board, id: newId(), isFlaggedFixed: false }))
  await renderEditor({ ...wall, components: [...boards, ...wall.components] })
  expect(layers()).toHaveLength(60)
  expect(rows()).toHaveLength(60)
  for (const button of screen.getAllByRole('button', { name: /^Add / }).slice(0, 1)) {
    expect(button).toHaveAttribute('aria-disabled', 'true')
  }
})
