import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { layer, layers, thickness } from '../testing/find'
import { renderEditor } from '../testing/render-editor'

test('[EDT-10] no key but Esc means anything while a layer is dragged', async () => {
  const user = userEvent.setup()
  await renderEditor('SingleMassiveElementWall')
  await user.click(screen.getByRole('button', { name: 'Add panel on the left' }))
  await user.click(screen.getByRole('button', { name: 'Add panel on the right' }))
  const pointer = (type: string, clientX: number) =>
    fireEvent(layer(0), new MouseEvent(type, { bubbles: true, clientX, button: 0 }))
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
