import { sampleAnswer } from '@soundleaf/contracts/samples'
import { createFakeHost } from '@soundleaf/federation/testing'
import { UiProvider } from '@soundleaf/ui'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
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

test('[BEY-01] a file that is dropped is read, and what is too large is not', async () => {
  const { host } = createFakeHost({ remote: 'mf-bench' })
  render(
    <UiProvider>
      <BenchPage host={host} props={{}} />
    </UiProvider>,
  )
  const drop = (file: unknown) =>
    fireEvent.drop(screen.getByLabelText('Paste or type a table'), { dataTransfer: { files: [file] } })
  const fileOf = (text: string) => ({
    name: 'report.tsv',
    size: text.length,
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
  })
  drop(fileOf('100\t30,0\n125\t31,5'))
  expect(await screen.findByDisplayValue('report.tsv')).toBeInTheDocument()
  expect(screen.getByLabelText('Paste or type a table')).toHaveValue('100\t30,0\n125\t31,5')
  drop({ ...fileOf(''), size: 100_000_000, arrayBuffer: () => Promise.reject(new Error('It was read.')) })
  expect(await screen.findByText(/The file is larger than/)).toBeInTheDocument()
  expect(screen.getByLabelText('Paste or type a table')).toHaveValue('100\t30,0\n125\t31,5')
})

test('[BEY-01] a kept curve takes the place of what was typed only when the person says so', async () => {
  const kept = sampleAnswer('saveMeasuredCurve')
  const fake = createFakeHost({
    remote: 'mf-bench',
    answers: { listMeasuredCurves: () => ({ ok: true, value: { curves: [kept], total: 1 } }) },
  })
  render(
    <UiProvider>
      <BenchPage host={fake.host} props={{}} />
    </UiProvider>,
  )
  const table = screen.getByLabelText('Paste or type a table')
  const name = await screen.findByRole('button', { name: kept.title })
  fireEvent.change(table, { target: { value: '100\t30' } })
  fake.answer({ action: 'stay' })
  fireEvent.click(name)
  await waitFor(() => expect(fake.questions).toMatchObject([{ title: 'Leave what you typed?' }]))
  expect(table).toHaveValue('100\t30')
  fake.answer({ action: 'leave' })
  fireEvent.click(name)
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue(kept.title))
  // What was opened and is as it was goes without a question.
  fireEvent.click(name)
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue(kept.title))
  expect(fake.questions).toHaveLength(2)
})

test('[BEY-01] what was typed is there again when one comes back from another page', async () => {
  const { host } = createFakeHost({ remote: 'mf-bench' })
  const page = () =>
    render(
      <UiProvider>
        <BenchPage host={host} props={{}} />
      </UiProvider>,
    )
  const first = page()
  fireEvent.change(screen.getByLabelText('Paste or type a table'), {
    target: { value: '100\t30\n125\t31\n160\t32' },
  })
  fireEvent.change(screen.getByLabelText('Measured quantity'), { target: { value: 'R' } })
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'From the report' } })
  first.unmount()
  page()
  expect(screen.getByLabelText('Paste or type a table')).toHaveValue('100\t30\n125\t31\n160\t32')
  expect(screen.getByLabelText('Title')).toHaveValue('From the report')
  expect(await screen.findByText('64')).toBeInTheDocument()
})
