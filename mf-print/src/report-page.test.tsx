import { createFakeHost, sampleFloor, sampleWall, type FakeHostOptions } from '@soundleaf/federation/testing'
import { measureIn } from '@soundleaf/texts'
import { UiProvider } from '@soundleaf/ui'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ReportPage } from './report-page'

function open(options: Partial<FakeHostOptions<'mf-print'>> = {}) {
  const fake = createFakeHost({ remote: 'mf-print', open: sampleWall, ...options })
  render(
    <UiProvider>
      <ReportPage host={fake.host} props={{}} />
    </UiProvider>,
  )
  return fake
}
const printButton = () => screen.getByRole('button', { name: 'Print' })
const soon = { timeout: 20_000 }

beforeAll(() => {
  // jsdom has neither fonts nor adopted style sheets.
  Object.assign(document, { fonts: { ready: Promise.resolve() }, adoptedStyleSheets: [] })
  CSSStyleSheet.prototype.replaceSync = () => {}
})

test('[PRT-02] every page names the project, the date of calculation and its number', async () => {
  open({ open: sampleFloor })
  const pages = await screen.findAllByRole('region', { name: /page \d of 5$/ }, soon)
  expect(pages).toHaveLength(5)
  for (const [index, page] of pages.entries()) {
    expect(page).toHaveTextContent('Storey floor')
    expect(page).toHaveTextContent('Date of calculation 2026-11-20')
    expect(page).toHaveTextContent(`Page ${index + 1} of 5`)
  }
})

test('[PRT-06] Print says why it waits, and works when every chart is drawn', async () => {
  const fake = open()
  expect(printButton()).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByText('This report is not ready to print.')).toBeInTheDocument()
  expect(fake.host.events.last('print/report-ready')).toBeUndefined()
  await waitFor(() => expect(printButton()).not.toHaveAttribute('aria-disabled'), soon)
  expect(screen.queryByText('This report is not ready to print.')).toBeNull()
  expect(fake.host.events.last('print/report-ready')).toEqual({ projectId: sampleWall.projectId, edit: 0 })
  const print = jest.spyOn(window, 'print').mockImplementation(() => {})
  await userEvent.click(printButton())
  expect(print).toHaveBeenCalledTimes(1)
})

test.each(['trial', 'light'] as const)(
  '[PRT-05] %s sees the reason and asks for no report',
  async (licence) => {
    const fake = open({ session: { licence } })
    expect(await screen.findByText('No report with this licence')).toBeVisible()
    expect(printButton()).toHaveAttribute('aria-disabled', 'true')
    expect(fake.calls).toEqual([])
  },
)

test('a report that did not come can be asked for again', async () => {
  let fails = true
  const fake = createFakeHost({ remote: 'mf-print' })
  open({
    answers: {
      report: (request) =>
        fails
          ? { ok: false, failure: { code: 'Busy', status: 503, message: 'Busy.', call: 'POST /api/report' } }
          : fake.host.api.call('report', request),
    },
  })
  const again = await screen.findByRole('button', { name: 'Try again' }, soon)
  fails = false
  await userEvent.click(again)
  expect(await screen.findAllByRole('region', { name: /page \d of 4$/ }, soon)).toHaveLength(4)
})

test('[DLG-02] who logs in again gets the report that the end of the session refused', async () => {
  let isOver = true
  const answering = createFakeHost({ remote: 'mf-print' })
  const fake = open({
    answers: {
      report: (request) =>
        isOver
          ? {
              ok: false,
              failure: { code: 'TokenInvalid', status: 401, message: 'Over.', call: 'POST /api/report' },
            }
          : answering.host.api.call('report', request),
    },
  })
  await screen.findByText('The report did not load', {}, soon)
  isOver = false
  act(() => fake.signIn({}))
  expect(await screen.findAllByRole('region', { name: /page \d of 4$/ }, soon)).toHaveLength(4)
})

test('[FLD-06] requirements of another standard are printed as the defaults of the account, with a notice', async () => {
  const fake = open({ session: { evaluationStandard: 'Astm' } })
  const last = await screen.findByRole('region', { name: /^Approximated field values/ }, soon)
  expect(last).toHaveTextContent('NNIC')
  expect(last).not.toHaveTextContent('nT,w')
  expect(fake.toasts).toHaveLength(1)
  const asked = fake.calls.find(({ name }) => name === 'report')
  expect(JSON.stringify(asked)).toContain('"airborneId":101')
})

test('[PRT-04] the disclaimer of the server stands on the last page', async () => {
  open()
  const last = await screen.findByRole('region', { name: 'Approximated field values, page 4 of 4' }, soon)
  expect(last).toHaveTextContent('Disclaimer')
  expect(last).toHaveTextContent('A sample; nothing was calculated.')
})

test('[BEY-12] the report is asked for in another language, until its page is left', async () => {
  const fake = open()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language of the report' }), 'Deutsch')
  expect(fake.spoken).toEqual(['de'])
})

test('[BEY-12] in imperial units no page of the report has a metric one', async () => {
  measureIn('ImperialFractions')
  try {
    open()
    const pages = await screen.findAllByRole('region', { name: /page \d of \d$/ }, soon)
    const paper = pages.map(({ textContent }) => textContent).join(' ')
    // 200 mm of concrete of 2300 kg/m³: 7 7/8 in to the tenth of a millimetre, 143.58 lb/ft³.
    expect(paper).toContain('7 7/8')
    expect(paper).toMatch(/143\.58\s*lb\/ft³/)
    expect(paper).toContain('lb/ft²')
    expect(paper).toContain('ksi')
    expect(paper).not.toMatch(/kg\/m|GPa|\bm²|\bm³/)
  } finally {
    measureIn('Metric')
  }
})
