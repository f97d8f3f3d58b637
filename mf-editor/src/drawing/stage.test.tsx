import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawing, layer, layers, layerNames, list, rows, addButtons, lastEdit } from '../testing/find'
import { renderEditor } from '../testing/render-editor'

test('[DRW-06] a wall offers panels and frames on both sides, a frame once a side', async () => {
  const user = userEvent.setup()
  await renderEditor('SingleMassiveElementWall')
  const all = [
    'Add panel on the left',
    'Add frame on the left',
    'Add panel on the right',
    'Add frame on the right',
  ]
  expect(addButtons()).toEqual(all)
  await user.click(screen.getByRole('button', { name: 'Add frame on the right' }))
  expect(addButtons()).toEqual(all.slice(0, 3))
  expect(layerNames()[1]).toMatch(/^Layer 2 of 2, Wall frame/)
})

test('[DRW-07] above a floor a covering ends panels and frames, one impact board points to Duplicate, two end it', async () => {
  const user = userEvent.setup()
  await renderEditor('SingleMassiveElementFloor')
  const above = () => addButtons().filter((name) => name?.endsWith('above'))
  expect(above()).toEqual([
    'Add floor covering above',
    'Add panel above',
    'Add frame above',
    'Add impact board above',
  ])
  await user.click(screen.getByRole('button', { name: 'Add impact board above' }))
  const button = screen.getByRole('button', { name: 'Add impact board above' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAccessibleDescription('There is an impact board. Duplicate it for a second layer.')
  await user.click(screen.getByRole('button', { name: 'Add floor covering above' }))
  expect(above()).toEqual(['Add impact board above'])
})

test('[DRW-08] nothing is added below a rib panel', async () => {
  await renderEditor('SingleMassiveElementFloorWithRibPanels')
  expect(addButtons().filter((name) => name?.endsWith('below'))).toEqual([])
})

test('[EDT-11] the keyboard alone walks, adds a second board, moves and deletes it, and keeps the focus', async () => {
  const user = userEvent.setup()
  await renderEditor('SingleMassiveElementWall')
  await user.click(screen.getByRole('button', { name: 'Add panel on the left' }))
  act(() => layer(0).focus())
  await user.keyboard('{ArrowRight}')
  expect(layers()[1]).toHaveAttribute('aria-selected', 'true')
  expect(layers()[1]).toHaveFocus()
  await user.keyboard('{ArrowLeft}{Control>}d{/Control}')
  expect(layerNames()).toEqual([
    'Layer 1 of 3, Gypsum board, 12.5 mm',
    'Layer 2 of 3, Gypsum board, 12.5 mm',
    'Layer 3 of 3, Concrete, 200 mm',
  ])
  expect(layers()[1]).toHaveFocus()
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
  expect(layerNames()[1]).toBe('Layer 2 of 3, Concrete, 200 mm')
  expect(layers()[2]).toHaveFocus()
  await user.keyboard('{Delete}')
  expect(layers()).toHaveLength(2)
  expect(layers()[1]).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(drawing().querySelector('[aria-selected=true]')).toBeNull()
})

test.each(['{Delete}', '{ArrowLeft}'])(
  '[EDT-11] after %s, which changes nothing, a click into the list leaves the focus there',
  async (keys) => {
    const user = userEvent.setup()
    await renderEditor('DoubleMassiveElementWall')
    fireEvent.click(layer(0))
    act(() => layer(0).focus())
    await user.keyboard(keys)
    expect(layer(0)).toHaveFocus()
    const [, field] = within(list()).getAllByRole('spinbutton')
    if (field === undefined) throw new Error('The second row has a thickness.')
    await user.click(field)
    expect(rows()[1]).toHaveAttribute('aria-current', 'true')
    expect(field).toHaveFocus()
  },
)

test.each([
  // A panel of the structure is fixed, and its copy is a panel like every other.
  ['LightweightFrameWall', ''],
  ['DoubleMassiveElementWall', '{Control>}d{/Control}'],
] as const)(
  '[CMP-01] a fixed component of a %s is not changed by a key, and has no menu',
  async (type, copying) => {
    const user = userEvent.setup()
    const fake = await renderEditor(type)
    fireEvent.click(layer(0))
    act(() => layer(0).focus())
    await user.keyboard(`{Delete}${copying}{Alt>}{ArrowRight}{/Alt}{Shift>}{F10}{/Shift}`)
    expect(layers()).toHaveLength(3)
    expect(screen.queryByRole('menu')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Menu of/ })).toBeNull()
    expect(lastEdit(fake).edit).toBe(0)
    expect(fake.toasts).toEqual([])
  },
)

test('[DRW-03] [CMP-08] the menu of a layer offers what the rules allow', async () => {
  const user = userEvent.setup()
  await renderEditor('SingleMassiveElementWall')
  await user.click(screen.getByRole('button', { name: 'Add frame on the left' }))
  fireEvent.contextMenu(layer(0))
  const menu = await screen.findByRole('menu')
  const state = (name: RegExp) => within(menu).getByRole('menuitem', { name }).getAttribute('aria-disabled')
  expect(
    [/Properties/, /product/, /Move left/, /Move right/, /Copy/, /Paste/, /Duplicate/, /Delete/].map(state),
  ).toEqual([null, null, 'true', null, null, 'true', 'true', null])
  await user.click(within(menu).getByRole('menuitem', { name: /Delete/ }))
  await waitFor(() => expect(layers()).toHaveLength(1))
})

test('[A11Y-01] an add button that goes with what it added leaves the focus to the new layer', async () => {
  const user = userEvent.setup()
  await renderEditor('SingleMassiveElementWall')
  const press = async (name: string) => {
    act(() => screen.getByRole('button', { name }).focus())
    await user.keyboard('{Enter}')
  }
  // The button stays, and so does the focus: a second board is one key away.
  await press('Add panel on the left')
  expect(screen.getByRole('button', { name: 'Add panel on the left' })).toHaveFocus()
  await press('Add frame on the left')
  expect(screen.queryByRole('button', { name: 'Add frame on the left' })).toBeNull()
  expect(layer(0)).toHaveFocus()
  await press('Add frame on the right')
  expect(layers().at(-1)).toHaveFocus()
})
