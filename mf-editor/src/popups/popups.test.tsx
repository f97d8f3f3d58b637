import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { layer, layers } from '../testing/find'
import { renderEditor } from '../testing/render-editor'

const dialog = () => screen.queryByRole('dialog')

test('[EDT-11] Enter opens the properties of the layer that has the focus; the first Esc is the field’s', async () => {
  const user = userEvent.setup()
  await renderEditor('LightweightFrameWall')
  act(() => layer(0).focus())
  await user.keyboard('{Enter}')
  expect(layer(0)).toHaveAttribute('aria-selected', 'true')
  const field = within(await screen.findByRole('dialog')).getByRole('spinbutton', { name: 'Thickness' })
  await waitFor(() => expect(field).toHaveFocus())
  await user.clear(field)
  await user.type(field, '99')
  await user.keyboard('{Escape}')
  expect(field).toHaveValue('12.5')
  expect(dialog()).not.toBeNull()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(dialog()).toBeNull())
})

test('[EDT-10] what undo takes away takes its popup along, and redo does not bring that back', async () => {
  const user = userEvent.setup()
  await renderEditor('SingleMassiveElementWall')
  await user.click(screen.getByRole('button', { name: 'Add panel on the left' }))
  await user.click(screen.getByRole('button', { name: 'Properties of Gypsum board' }))
  const close = await screen.findByRole('button', { name: 'Close' })
  act(() => close.focus())
  await user.keyboard('{Control>}z{/Control}')
  expect(layers()).toHaveLength(1)
  expect(dialog()).toBeNull()
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(layers()).toHaveLength(2)
  expect(dialog()).toBeNull()
})
