import { unitsOfSi } from '@soundleaf/federation/testing'
import { measureIn } from '@soundleaf/texts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { layer } from './testing/find'
import { renderEditor } from './testing/render-editor'

beforeAll(() => {
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = () => undefined
})
beforeEach(() => measureIn('ImperialDecimals'))
afterEach(() => measureIn('Metric'))

test('[BEY-12] in imperial units the editor and its dialogs have no metric one, and ask in SI', async () => {
  const fake = await renderEditor('LightweightFrameWall')
  for (const at of [0, 1, 2]) {
    await userEvent.click(layer(at))
    expect(unitsOfSi(document.body)).toEqual([])
  }
  await userEvent.keyboard('?')
  expect(unitsOfSi(document.body)).toEqual([])
  await userEvent.keyboard('{Escape}')

  await userEvent.click(screen.getByRole('button', { name: 'Find a build-up…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Find a build-up' })
  const required = await within(dialog).findByLabelText('Required Rw')
  await userEvent.clear(required)
  await userEvent.type(required, '51{Enter}')
  const thickness = await within(dialog).findByLabelText('Thickness')
  await userEvent.clear(thickness)
  await userEvent.type(thickness, '8{Enter}')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Find build-ups' }))
  await within(dialog).findByRole('button', { name: 'Answer 1' })
  const asked = fake.calls.findLast(({ name }) => name === 'solve')?.request as {
    body: { limits: { thickness: number } }
  }
  // 8 × 25.4
  expect(asked.body.limits.thickness).toBe(203.2)
  expect(unitsOfSi(document.body)).toEqual([])
})

test('[BEY-12] in imperial units a value is varied in inches, alone and with another', async () => {
  const fake = await renderEditor('SingleMassiveElementWall')
  layer(0).focus()
  await userEvent.keyboard('v')
  const dialog = await screen.findByRole('dialog', { name: 'Vary a value of Concrete' })
  const from = within(dialog).getByLabelText('From')
  await userEvent.clear(from)
  await userEvent.type(from, '6{Enter}')
  const asked = () =>
    fake.calls.findLast(({ name }) => name === 'sweep')?.request as { body: { values: number[] } }
  // 6 × 25.4
  await waitFor(() => expect(asked().body.values[0]).toBe(152.4))
  await within(dialog).findByRole('table')
  expect(unitsOfSi(document.body)).toEqual([])
  const second = await within(dialog).findByLabelText('Second property')
  await userEvent.selectOptions(second, 'A Concrete: Density')
  await within(dialog).findByRole('region', { name: 'Map' })
  expect(unitsOfSi(document.body)).toEqual([])
})
