import type { CallAnswer, Outcome } from '@soundleaf/contracts'
import { sampleAnswer } from '@soundleaf/contracts/samples'
import { createFakeHost, type FakeHostOptions } from '@soundleaf/federation/testing'
import { measureIn } from '@soundleaf/texts'
import { UiProvider } from '@soundleaf/ui'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { CataloguePage } from './catalogue-page'

beforeAll(() => {
  // jsdom has neither fonts nor adopted style sheets.
  Object.assign(document, { fonts: { ready: Promise.resolve() }, adoptedStyleSheets: [] })
  CSSStyleSheet.prototype.replaceSync = () => {}
})

async function open(answers: FakeHostOptions<'mf-catalogue'>['answers'] = {}) {
  const fake = createFakeHost({ remote: 'mf-catalogue', answers })
  render(
    <UiProvider>
      <CataloguePage host={fake.host} props={{}} />
    </UiProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Hard board 12.5' }))
  return { ...fake, card: within(await screen.findByRole('region', { name: 'Product' })) }
}
const saves = ({ calls }: Pick<ReturnType<typeof createFakeHost>, 'calls'>) =>
  calls.filter(({ name }) => name === 'saveOwnProduct').map(({ request }) => request)

test('[BEY-09] a changed product is saved on top of its version, with every value and its source', async () => {
  const { card, ...fake } = await open()
  expect(card.getByRole('button', { name: 'Save as v2' })).toHaveAttribute('aria-disabled', 'true')
  fireEvent.change(card.getByLabelText('Density'), { target: { value: '980,5' } })
  fireEvent.click(card.getByRole('button', { name: 'Save as v2' }))
  await waitFor(() => expect(saves(fake)).toHaveLength(1))
  expect(saves(fake)[0]).toMatchObject({
    body: {
      base: 1,
      keptBy: 'own',
      content: {
        name: 'Hard board 12.5',
        values: { thickness: 12.5, density: 980.5, modulusOfElasticity: 3200, dampingCoefficient: 0.025 },
        source: { origin: 'declared', document: 'Data sheet 2026-03', page: '3', date: '2026-03-31' },
        price: 18.6,
        carbon: { value: 3.1, per: 'm2' },
      },
    },
  })
})

test('[BEY-09] what is typed while a version is being saved stays, and is saved on top of it', async () => {
  const { card, ...fake } = await open()
  const density = card.getByLabelText('Density')
  fireEvent.change(density, { target: { value: '980' } })
  fireEvent.click(card.getByRole('button', { name: 'Save as v2' }))
  fireEvent.change(density, { target: { value: '990' } })
  fireEvent.click(await card.findByRole('button', { name: 'Save as v3' }))
  expect(card.getByLabelText('Density')).toBe(density)
  await waitFor(() => expect(saves(fake)).toHaveLength(2))
  expect(saves(fake)[1]).toMatchObject({ body: { base: 2, content: { values: { density: 990 } } } })
  // Now nothing is left to be saved.
  expect(await card.findByRole('button', { name: 'Save as v4' })).toHaveAttribute('aria-disabled', 'true')
})

test('[BEY-09] a save that ends when another product is shown leaves that one and what is typed there', async () => {
  let end = (_: Outcome<CallAnswer<'saveOwnProduct'>>): void => undefined
  const { card, ...fake } = await open({
    saveOwnProduct: () =>
      new Promise((give) => {
        end = give
      }),
  })
  fireEvent.change(card.getByLabelText('Density'), { target: { value: '980' } })
  fireEvent.click(card.getByRole('button', { name: 'Save as v2' }))
  fake.answer({ action: 'leave' })
  fireEvent.click(screen.getByRole('button', { name: 'New product' }))
  await screen.findByRole('button', { name: 'Keep product' })
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Another' } })
  end({ ok: true, value: sampleAnswer('saveOwnProduct') })
  await waitFor(() => expect(fake.toasts).toHaveLength(1))
  expect(screen.getByLabelText('Name')).toHaveValue('Another')
  expect(screen.getByRole('button', { name: 'Keep product' })).toBeInTheDocument()
})

test('[BEY-09] what was typed is there again when one comes back from another page, and is not as soon as it is saved', async () => {
  const { card, ...fake } = await open()
  fireEvent.change(card.getByLabelText('Density'), { target: { value: '980' } })
  const again = () => {
    cleanup()
    render(
      <UiProvider>
        <CataloguePage host={fake.host} props={{}} />
      </UiProvider>,
    )
  }
  again()
  expect(await screen.findByLabelText('Density')).toHaveValue('980')
  fireEvent.click(screen.getByRole('button', { name: 'Save as v2' }))
  await screen.findByRole('button', { name: 'Save as v3' })
  again()
  await screen.findByRole('button', { name: 'Hard board 12.5' })
  expect(screen.queryByLabelText('Density')).not.toBeInTheDocument()
})

test('[BEY-09] nothing is sent while a field needs another value, and the field says which', async () => {
  const { card, ...fake } = await open()
  fireEvent.change(card.getByLabelText('Loss factor'), { target: { value: '1.5' } })
  expect(card.getByText(/enter a number from 0.0001 to 1/)).toBeInTheDocument()
  fireEvent.click(card.getByRole('button', { name: 'Save as v2' }))
  expect(card.getByRole('alert')).toHaveTextContent('One field needs another value')
  expect(saves(fake)).toEqual([])
})

test('[BEY-09] beside a field stands what is usual, and what is not likely is asked about', async () => {
  const { card } = await open()
  expect(card.getByText('usual 600 to 2000 kg/m³')).toBeInTheDocument()
  fireEvent.change(card.getByLabelText('Density'), { target: { value: '7850' } })
  expect(card.getByText(/A density of 7850 kg\/m³ is unusual for gypsum/)).toBeInTheDocument()
  // 12.5 mm of 7850 kg/m³.
  expect(card.getByText(/98.1 kg\/m²/)).toBeInTheDocument()
})

test('[BEY-12] values are read and typed in inches and pounds, and kept in SI; what is not touched stays as it is', async () => {
  measureIn('ImperialFractions')
  try {
    const { card, ...fake } = await open()
    // 12.5 mm is 0.492 in.
    expect(card.getByLabelText('Thickness')).toHaveValue('0.492')
    // 600 kg/m³ is 37.46 lb/ft³, 2000 kg/m³ 124.86.
    expect(card.getByText('usual 37.46 to 124.86 lb/ft³')).toBeInTheDocument()
    fireEvent.change(card.getByLabelText('Thickness'), { target: { value: '1/1000' } })
    expect(card.getByText(/enter a number from 0\.004 to 7 7\/8\./)).toBeInTheDocument()
    fireEvent.change(card.getByLabelText('Thickness'), { target: { value: '5/8' } })
    expect(card.getByLabelText('Thickness')).toHaveValue('5/8')
    fireEvent.change(card.getByLabelText('Density'), { target: { value: '50.5' } })
    expect(card.getByLabelText('Density')).toHaveValue('50.5')
    fireEvent.click(card.getByRole('button', { name: 'Save as v2' }))
    await waitFor(() => expect(saves(fake)).toHaveLength(1))
    const [saved] = saves(fake) as { body: { content: { values: Record<string, number> } } }[]
    // 5/8 × 25.4
    expect(saved?.body.content.values).toMatchObject({ thickness: 15.875, modulusOfElasticity: 3200 })
    // 50.5 × 16.018463
    expect(saved?.body.content.values['density']).toBeCloseTo(808.9324, 3)
  } finally {
    measureIn('Metric')
  }
})
