import { createFakeHost } from '@soundleaf/federation/testing'
import { UiProvider } from '@soundleaf/ui'
import { fireEvent, render, screen } from '@testing-library/react'
import { BenchPage } from './bench-page'

beforeAll(() => {
  // jsdom has neither fonts nor adopted style sheets.
  Object.assign(document, { fonts: { ready: Promise.resolve() }, adoptedStyleSheets: [] })
  CSSStyleSheet.prototype.replaceSync = () => {}
})

test('[BEY-01] a pasted table is rated as it is read, once the quantity is known', async () => {
  const { host, calls } = createFakeHost({ remote: 'mf-bench' })
  render(
    <UiProvider>
      <BenchPage host={host} props={{}} />
    </UiProvider>,
  )
  const value = '100\t30,0\n125\t31,5\n160\t> 32,0'
  fireEvent.change(screen.getByLabelText('Paste or type a table'), { target: { value } })
  expect(screen.getByText(/Choose the measured quantity/)).toBeInTheDocument()
  // The library of kept curves reads its list meanwhile.
  const rated = () => calls.filter(({ name }) => name === 'rate').map(({ request }) => request)
  expect(rated()).toEqual([])
  fireEvent.change(screen.getByLabelText('Measured quantity'), { target: { value: 'R' } })
  expect(await screen.findByText('64')).toBeInTheDocument()
  const values = [
    { band: 100, value: 30 },
    { band: 125, value: 31.5 },
    { band: 160, value: 32, bound: 'atLeast' },
  ]
  expect(rated()).toEqual([{ body: { quantity: 'R', values } }])
})
