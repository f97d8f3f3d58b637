import { invalidEntryText } from '@soundleaf/construction'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { list, layerNames, thickness, lastEdit, valueOf } from '../testing/find'
import { renderEditor } from '../testing/render-editor'

test('a thickness is typed in the list, drawn and published with the edit it is based on', async () => {
  const user = userEvent.setup()
  const fake = await renderEditor('SingleMassiveElementWall')
  await user.clear(thickness())
  await user.type(thickness(), '160{Enter}')
  expect(layerNames()).toEqual(['Layer 1 of 1, Concrete, 160 mm'])
  expect(valueOf(lastEdit(fake).components[0], 'thickness')).toBe('160')
  expect(lastEdit(fake).edit).toBe(1)
  expect(fake.toasts).toEqual([])
})

test.each([
  // Typed, what is kept, whether it is said; a massive element is 10 to 1000 mm thick.
  ['160,5', '160.5', false],
  ['160.26', '160.3', false],
  ['', '10', true],
  ['-5', '10', true],
  ['99999', '1000', true],
  ['12abc', '200', true],
  ['1e999', '200', true],
  ['NaN', '200', true],
  ['１２', '200', true],
])('[PRP-02] [PRP-03] [PRP-06] [REL-07] %p in a thickness gives %s', async (typed, kept, isSaid) => {
  const fake = await renderEditor('SingleMassiveElementWall')
  fireEvent.change(thickness(), { target: { value: typed } })
  fireEvent.blur(thickness())
  expect(thickness()).toHaveValue(kept)
  expect(fake.toasts.map(({ text }) => text)).toEqual(isSaid ? [invalidEntryText()] : [])
  expect(/.{0,60}NaN.{0,20}/.exec(document.body.innerHTML)?.[0]).toBeUndefined()
})

test('[PRP-02] an arrow key changes a thickness by 1 mm, with Shift by 10', async () => {
  const user = userEvent.setup()
  await renderEditor('SingleMassiveElementWall')
  await user.click(thickness())
  await user.keyboard('{ArrowUp}')
  expect(thickness()).toHaveValue('201')
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  expect(thickness()).toHaveValue('191')
})

test('the name of a product stays as it is when a browser translates the page', async () => {
  await renderEditor('SingleMassiveElementWall')
  expect(within(list()).getByRole('button', { name: 'Concrete' })).toHaveAttribute('translate', 'no')
})

test('Tab goes from a thickness to the next one', async () => {
  const user = userEvent.setup()
  await renderEditor('DoubleMassiveElementWall')
  const fields = within(list()).getAllByRole('spinbutton')
  await user.click(fields[0] as Element)
  await user.tab()
  expect(fields[1]).toHaveFocus()
  await user.tab({ shift: true })
  expect(fields[0]).toHaveFocus()
})

test('[EDT-05] the properties popup shows every property with its unit', async () => {
  const user = userEvent.setup()
  await renderEditor('SingleMassiveElementWall')
  await user.click(screen.getByRole('button', { name: 'Properties of Concrete' }))
  const popup = await screen.findByRole('dialog', { name: 'Concrete' })
  const fields = within(popup).getAllByRole('spinbutton')
  expect(fields[0]).toHaveFocus()
  expect(fields.map((field) => field.getAttribute('aria-valuetext'))).toEqual([
    '200 mm',
    '2300 kg/m³',
    '30 GPa',
    '30 GPa',
    '0.006',
  ])
})

test('[EDT-06] insulation has a row of its own with thickness, name and a button that clears it', async () => {
  const user = userEvent.setup()
  const fake = await renderEditor('LightweightFrameWall')
  expect(screen.getByRole('spinbutton', { name: 'Insulation thickness of Wooden stud, mm' })).toHaveValue(
    '95',
  )
  expect(within(list()).getByText('Stone wool 30')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear insulation of Wooden stud' }))
  expect(within(list()).queryByText('Stone wool 30')).toBeNull()
  expect(valueOf(lastEdit(fake).components[1], 'insulationThickness')).toBe('0')
})
