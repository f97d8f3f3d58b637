import { fromWire } from '@soundleaf/construction'
import type { OwnProduct, Product } from '@soundleaf/contracts'
import { failure } from '@soundleaf/federation/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { layer, lastEdit, valueOf } from '../testing/find'
import { renderEditor } from '../testing/render-editor'
import { INSULATIONS, PRODUCTS } from '../testing/sample-catalogue'

const [first] = PRODUCTS
if (first === undefined) throw new Error('The catalogue has a board.')
const OWN_ID = '00000000-0000-4000-9000-000000000999'
const OWN: Product = {
  ...first,
  id: OWN_ID,
  name: 'Hard board',
  version: 1,
  keptBy: 'own',
  manufacturer: 'Nordgips',
}
const withDensity = (product: Product, density: string, version: number): Product => ({
  ...product,
  version,
  properties: product.properties.map((one) => (one.key === 'density' ? { ...one, value: density } : one)),
})

test('[BEY-09] own products are marked, found by their manufacturer, and shown alone', async () => {
  const user = userEvent.setup()
  await renderEditor('SingleMassiveElementWall', {
    listProductsForStructure: () => ({ ok: true, value: [...PRODUCTS, OWN] }),
  })
  await user.click(screen.getByRole('button', { name: 'Add panel on the left' }))
  expect(screen.getByRole('option', { name: /Hard board/ })).toHaveTextContent('Own')
  await user.selectOptions(screen.getByLabelText('Kept by'), 'Own')
  expect(screen.getByRole('option', { name: /Hard board/ })).toBeInTheDocument()
  expect(screen.queryByRole('option', { name: /Board 12/ })).toBeNull()
  await user.selectOptions(screen.getByLabelText('Kept by'), 'All products')
  await user.type(screen.getByRole('combobox', { name: 'Search panels' }), 'nordgips')
  expect(screen.queryByRole('option', { name: /Board 9/ })).toBeNull()
  expect(screen.getByRole('option', { name: /Hard board/ })).toBeInTheDocument()
})

test('[BEY-09] a newer version of a fill is told, compared and taken as one step', async () => {
  const user = userEvent.setup()
  const [batt] = INSULATIONS
  if (batt === undefined) throw new Error('The catalogue has a batt.')
  let version = withDensity(batt, '30', 1)
  const answers = { listInsulations: () => ({ ok: true as const, value: [version] }) }
  const fake = await renderEditor('DoubleMassiveElementWall', answers)
  await user.click(layer(1))
  await user.click(screen.getByRole('button', { name: 'Open Insulation selection' }))
  await user.click(screen.getByRole('option', { name: /Stone wool batt 70/ }))
  expect(screen.queryByText(/of its insulation is there/)).toBeNull()

  version = withDensity(batt, '45', 2)
  const read = fromWire(lastEdit(fake).structure)
  if (!read.ok) throw new Error('The wall is readable.')
  cleanup()
  const again = await renderEditor(read.value, answers)
  expect(screen.getByText('Version 2 of its insulation is there.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /^Compare the versions of Cavity/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Version 2 of Stone wool batt 70' })
  expect(within(dialog).getByRole('table')).toHaveTextContent(/30 kg\/m³\s*45 kg\/m³/)
  await user.click(within(dialog).getByRole('button', { name: 'Take version 2' }))
  expect(valueOf(lastEdit(again).components[1], 'insulationDensity')).toBe('45')
  await waitFor(() => expect(screen.queryByText(/of its insulation is there/)).toBeNull())
})

test('[BEY-09] a layer is saved as a product and becomes it; what the server refuses is said in the form', async () => {
  const user = userEvent.setup()
  let isRefused = true
  const saved: unknown[] = []
  const fake = await renderEditor('SingleMassiveElementWall', {
    saveOwnProduct: ({ body }) => {
      saved.push(body)
      if (isRefused)
        return {
          ok: false,
          failure: {
            ...failure('saveOwnProduct', 'ValidationFailed').failure,
            reason: 'ProductNameTaken',
            params: { name: 'Gypsum board' },
          },
        }
      const { id, keptBy, content } = body
      const answer: OwnProduct = {
        id,
        keptBy,
        version: 1,
        content,
        savedDateUtc: '2026-11-30T00:00:00.000Z',
        savedBy: null,
      }
      return { ok: true, value: answer }
    },
    getProduct: ({ params }) => ({ ok: true, value: { ...OWN, id: params.id } }),
  })
  await user.click(screen.getByRole('button', { name: 'Add panel on the left' }))
  await user.click(screen.getByRole('button', { name: 'Save as my product' }))
  const dialog = await screen.findByRole('dialog', { name: 'Save Gypsum board as a product' })
  await user.click(within(dialog).getByRole('button', { name: 'Save product' }))
  expect(within(dialog).getByLabelText('Manufacturer')).toBeInvalid()
  expect(saved).toEqual([])
  await user.type(within(dialog).getByLabelText('Manufacturer'), 'Nordgips')
  await user.click(within(dialog).getByRole('button', { name: 'Save product' }))
  expect(await within(dialog).findByText(/Gypsum board/, { selector: '[role=alert]' })).toBeInTheDocument()
  isRefused = false
  await user.type(within(dialog).getByLabelText('Name'), ', hard')
  await user.click(within(dialog).getByRole('button', { name: 'Save product' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(lastEdit(fake).components[0]).toMatchObject({ name: 'Hard board', productManufacturer: 'Nordgips' })
})
