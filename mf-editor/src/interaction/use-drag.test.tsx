import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { layer, layerNames, layers, thickness } from '../testing/find'
import { renderEditor } from '../testing/render-editor'

const pointer = (type: string, clientX: number, buttons = 1) =>
  fireEvent(layer(0), new MouseEvent(type, { bubbles: true, clientX, button: 0, buttons }))

test('[EDT-10] no key but Esc means anything while a layer is dragged', async () => {
  const user = userEvent.setup()
  await renderEditor('SingleMassiveElementWall')
  await user.click(screen.getByRole('button', { name: 'Add panel on the left' }))
  await user.click(screen.getByRole('button', { name: 'Add panel on the right' }))
  pointer('pointerdown', 10)
  pointer('pointermove', 40)
  act(() => layer(0).focus())
  for (const key of ['{Control>}z{/Control}', '{Delete}', '{Enter}', '?']) await user.keyboard(key)
  expect(layers()).toHaveLength(3)
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.keyboard('{Escape}')
  await user.keyboard('{Control>}z{/Control}')
  expect(layers()).toHaveLength(2)
  expect(thickness()).toHaveValue('200')
})

test('[A11Y-02] a drag ends without a move where the window is left, or the button was let go elsewhere', async () => {
  const user = userEvent.setup()
  await renderEditor('SingleMassiveElementWall')
  await user.click(screen.getByRole('button', { name: 'Add panel on the left' }))
  const isDragged = () => document.querySelector('[data-drop]') !== null
  /** From the board to far right of the concrete. */
  const drag = () => {
    pointer('pointerdown', 70)
    pointer('pointermove', 900)
    expect(isDragged()).toBe(true)
  }
  drag()
  fireEvent.blur(window)
  pointer('pointermove', 910)
  expect(isDragged()).toBe(false)
  pointer('pointerup', 910)
  drag()
  pointer('pointermove', 910, 0)
  expect(isDragged()).toBe(false)
  pointer('pointerup', 910)
  expect(layerNames()[0]).toBe('Layer 1 of 2, Gypsum board, 12.5 mm')
})
