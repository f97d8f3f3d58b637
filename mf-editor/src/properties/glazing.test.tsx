import { namedTemplate } from '@soundleaf/construction'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lastEdit, layer, layers, valueOf } from '../testing/find'
import { counter, renderEditor } from '../testing/render-editor'

test('[BEY-10] a window’s gas and interlayer are chosen, and a pane comes with its space and goes with it', async () => {
  const user = userEvent.setup()
  const fake = await renderEditor(namedTemplate('Window', counter()))
  expect(layers()).toHaveLength(3)
  await user.click(layer(1))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Gas' }), 'Krypton')
  expect(valueOf(lastEdit(fake).components[1], 'gas')).toBe('Krypton')
  await user.click(layer(0))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Interlayer' }), 'Acoustic PVB')
  expect(valueOf(lastEdit(fake).components[0], 'interlayer')).toBe('Acoustic PVB')
  expect(screen.queryByRole('button', { name: /^Add frame/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Add panel on the right' }))
  expect(layers()).toHaveLength(5)
  // Of both, the pane is the one that a person asked for.
  expect(layer(4)).toHaveAttribute('aria-selected', 'true')
  layer(4).focus()
  await user.keyboard('{Delete}')
  expect(lastEdit(fake).components.map(({ productType }) => productType)).toEqual([
    'Panel',
    'Cavity',
    'Panel',
  ])
})
