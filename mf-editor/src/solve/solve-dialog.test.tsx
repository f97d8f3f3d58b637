import type { FakeHost } from '@soundleaf/federation/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lastEdit, valueOf } from '../testing/find'
import { renderEditor } from '../testing/render-editor'

beforeAll(() => {
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = () => undefined
})

const dialog = () => screen.findByRole('dialog', { name: 'Find a build-up' })
const press = async (name: string) =>
  userEvent.click(await within(await dialog()).findByRole('button', { name }))
const field = async (name: string) => within(await dialog()).findByLabelText(name)

/** The search of the template's wall: 1 to 3 boards on the left give 50, 51 and 52 dB. */
async function open(required: string): Promise<FakeHost<'mf-editor'>> {
  const fake = await renderEditor('LightweightFrameWall')
  await userEvent.click(screen.getByRole('button', { name: 'Find a build-up…' }))
  const number = await field('Required Rw')
  await userEvent.clear(number)
  await userEvent.type(number, `${required}{Enter}`)
  return fake
}

const lastCall = (fake: FakeHost<'mf-editor'>) => {
  const call = fake.calls.findLast(({ name }) => name === 'solve')
  if (call === undefined) throw new Error('Nothing was asked for.')
  return call.request as { body: Record<string, unknown> }
}

test('[BEY-08] a search begins with what usually varies, and asks for what is required within the limits', async () => {
  const fake = await open('51')
  const thickness = await field('Thickness')
  await userEvent.clear(thickness)
  await userEvent.type(thickness, '200{Enter}')
  await press('Find build-ups')
  const { components } = lastEdit(fake)
  const [left, frame, right] = components.map(({ componentId }) => componentId)
  expect(lastCall(fake).body).toMatchObject({
    requirements: [{ of: 'Rw', required: 51 }],
    limits: { thickness: 200 },
    first: 'thickness',
    beyondUncertainty: false,
    known: [],
    variations: [
      { componentId: left, of: 'count', values: [1, 2, 3] },
      { componentId: right, of: 'count', values: [1, 2, 3] },
      // A quarter less and up to half more than 95 mm, in steps of 5.
      { componentId: frame, of: 'depthOfBeam', values: [70, 95, 120, 145] },
    ],
  })
})

test('[BEY-08] an answer that is chosen takes the place of the construction as one step that undo takes back', async () => {
  const fake = await open('51')
  const before = lastEdit(fake).structure
  await press('Find build-ups')
  await press('Answer 2')
  expect(await screen.findByRole('table', { name: 'Answer 2 against now' })).toBeInTheDocument()
  await press('Use answer 2')
  // Three boards on the left.
  expect(lastEdit(fake).components).toHaveLength(5)
  expect(lastEdit(fake).project.variants).toBeUndefined()
  await userEvent.click(screen.getByRole('button', { name: 'Undo: Found build-up' }))
  expect(lastEdit(fake).structure).toEqual(before)
})

test('[BEY-08] an answer that is kept is a variant of its own, and the construction stays as it was', async () => {
  const fake = await open('51')
  const before = lastEdit(fake).structure
  await press('Find build-ups')
  await press('Answer 1')
  await press('Keep as a variant')
  const { variants, structures } = lastEdit(fake).project
  expect(variants).toMatchObject({ name: 'Rw 51 dB, 130 mm', place: 1 })
  expect(variants?.others.map(({ structure }) => structure)).toEqual([before])
  expect(structures[0]?.components).toHaveLength(4)
  expect(structures[0]?.structureId).not.toBe(before.structureId)
})

test('[BEY-08] where nothing fits, what is nearest is said, and asking for it finds it', async () => {
  await open('60')
  await press('Find build-ups')
  expect(await screen.findByText('The best within the limits reaches Rw 52 dB.')).toBeInTheDocument()
  await press('Require Rw 52 dB')
  expect(await within(await dialog()).findByRole('button', { name: 'Answer 1' })).toBeInTheDocument()
  expect(await field('Required Rw')).toHaveValue('52')
})

test('[BEY-08] a limit that is too narrow is said with what it would have to be', async () => {
  const fake = await open('52')
  const thickness = await field('Thickness')
  await userEvent.clear(thickness)
  await userEvent.type(thickness, '130{Enter}')
  await press('Find build-ups')
  expect(await screen.findByText('Thickness 140 mm gives Rw 52 dB')).toBeInTheDocument()
  await press('Allow 140 mm')
  expect(lastCall(fake).body).toMatchObject({ limits: { thickness: 140 } })
  expect(await within(await dialog()).findByRole('button', { name: 'Answer 1' })).toBeInTheDocument()
})

test('[BEY-08] options that are none say what is allowed, and nothing typed is lost', async () => {
  await open('51')
  const options = await field('A Gypsum board: how many')
  await userEvent.clear(options)
  await userEvent.type(options, '1 20')
  expect(options).toHaveAccessibleDescription(/Values from 1 to 10/)
  expect(options).toHaveValue('1 20')
  await press('Find build-ups')
  expect(screen.queryByRole('button', { name: 'Answer 1' })).not.toBeInTheDocument()
})

test('[BEY-08] anything else of a layer can be let vary, its product by choosing several', async () => {
  const fake = await open('51')
  await userEvent.selectOptions(await field('Let something else vary'), 'B Wooden stud: Spacing cc, mm')
  const spacing = await field('B Wooden stud: Spacing cc, mm')
  await userEvent.type(spacing, '400; 600')
  await press('Find build-ups')
  const { variations } = lastCall(fake).body as { variations: readonly { of: string; values: number[] }[] }
  expect(variations.at(-1)).toMatchObject({ of: 'cc', values: [400, 600] })
  expect(valueOf(lastEdit(fake).components[1], 'cc')).toBe('600')
})

test('[BEY-08] a licence without it is told so', async () => {
  const fake = await renderEditor('LightweightFrameWall')
  fake.signIn({ licence: 'light' })
  await userEvent.click(screen.getByRole('button', { name: 'Find a build-up…' }))
  expect(await screen.findByText('Finding a build-up is part of the Full licence.')).toBeInTheDocument()
})
