import type { CalculationAnswer, Validation } from '@soundleaf/contracts'
import { answerWith } from '@soundleaf/contracts/samples'
import { sampleFloor, sampleWall } from '@soundleaf/federation/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { calculated, open } from './testing/opened-drawer'
import { failureOf } from './testing/stage'

beforeEach(() => localStorage.clear())

test('[RES-01] laboratory values, field values, and after them rooms and what is heard', async () => {
  open()
  await calculated()
  const tabs = screen.getAllByRole('tab')
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    'Laboratory values',
    'Approximated field values',
    'Rooms',
    'Listen',
  ])
  expect(tabs[0]).toHaveAttribute('aria-selected', 'true')
})

test('[RES-03] a wall has an airborne chart', async () => {
  open()
  await calculated()
  expect(screen.getByRole('region', { name: 'Airborne sound insulation' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Impact sound insulation' })).toBeNull()
})

test('[RES-03] a floor has an impact chart too', async () => {
  open({ open: sampleFloor })
  await calculated()
  expect(screen.getByRole('region', { name: 'Airborne sound insulation' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Impact sound insulation' })).toBeVisible()
})

test('[RES-06] the table has 21 bands with one decimal', async () => {
  open()
  await calculated()
  const table = screen.getByRole('table', { name: 'Sound reduction index by third octave, dB' })
  expect(within(table).getAllByRole('rowheader')).toHaveLength(21)
  expect(within(table).getAllByText(/^\d+\.\d$/).length).toBeGreaterThanOrEqual(21)
})

test('[RES-05] while calculating the bar of a narrow window says nothing that is not so', async () => {
  open()
  const bar = screen.getByRole('group', { name: 'Results in short', hidden: true })
  expect(bar.textContent).toBe('')
  await calculated()
  expect(bar).toHaveTextContent(/dB/)
})

test('[RES-05] while calculating a spinner stands over the chart', async () => {
  open()
  expect(screen.getByText('Calculating…')).toBeVisible()
  expect(screen.getAllByRole('status', { name: 'Calculating' })).not.toHaveLength(0)
  await calculated()
  expect(screen.queryByRole('status', { name: 'Calculating' })).toBeNull()
})

test('[RES-05] a failure takes the place of the charts and can be tried again', async () => {
  let fails = true
  open({
    answers: {
      calculate: () =>
        fails
          ? { ok: false, failure: failureOf('InternalError', 'Out of order.') }
          : { ok: true, value: answerWith({ rw: 57 }) },
    },
  })
  const message = await screen.findByRole('alert')
  expect(message).toHaveTextContent('Out of order. Your construction is not affected.')
  expect(screen.queryByRole('region', { name: 'Airborne sound insulation' })).toBeNull()
  fails = false
  await userEvent.click(within(message).getByRole('button', { name: 'Try again' }))
  await calculated()
  expect(screen.getByRole('region', { name: 'Airborne sound insulation' })).toBeVisible()
})

test('the notices are counted beside the uncertainty, and a click shows them', async () => {
  const notices = ['Take the result as optimistic.', 'Rooms are larger than the standard allows.']
  open({
    answers: {
      calculate: () => ({ ok: true, value: answerWith({ rw: 57, airborneUncertainty: 1.5, notices }) }),
    },
  })
  await calculated()
  await userEvent.click(screen.getByRole('tab', { name: 'Approximated field values' }))
  HTMLElement.prototype.scrollIntoView = () => undefined
  await userEvent.click(screen.getByRole('button', { name: '2 notices' }))
  const place = screen.getByRole('group', { name: '2 notices' })
  expect(place).toHaveFocus()
  for (const notice of notices) expect(place).toHaveTextContent(notice)
})

test('[ENG-05] a kind of construction that nobody measured says so and shows a range instead of ±', async () => {
  const explanation: CalculationAnswer['explanation'] = {
    ratings: [],
    airborneLimits: [],
    impactLimits: [],
    resonances: [],
    coincidences: [],
    mounting: '',
    elementSize: [3.66, 2.75],
    airborneUncertaintyBasis: '',
    impactUncertaintyBasis: null,
    notices: [],
    codes: {
      mounting: { code: 'EuropeanLaboratory', params: {} },
      airborneUncertaintyBasis: { code: 'NoMeasurements', params: { kind: 'ribbed floor' } },
    },
  }
  open({
    answers: {
      calculate: () => ({
        ok: true,
        value: answerWith({ rw: 30, airborneUncertainty: 5.5, explanation }),
      }),
    },
  })
  await calculated()
  // 30 ± 5.5, outwards
  expect(screen.getAllByText('No measurements; 24 to 36')).not.toHaveLength(0)
  expect(screen.queryByText(/Uncertainty ±/)).toBeNull()
})

test('[CAL-04] a construction that is not supported says so, with the user guide linked', async () => {
  const validation = { result: 'ConstructionNotSupported' as const, message: '', componentIds: [] }
  const { host } = open({ answers: { calculate: () => ({ ok: true, value: answerWith({ validation }) }) } })
  const message = await screen.findByRole('alert')
  expect(message).toHaveTextContent('The construction you have built is not supported by us for the moment.')
  expect(within(message).getByRole('link', { name: 'User guide' })).toHaveAttribute(
    'href',
    `${host.links.guide}#constructions`,
  )
})

test('while the construction is not finished the last result stays, out of reach, and what is lacking is said', async () => {
  let validation: Validation = { result: 'Success', message: '', componentIds: [] }
  const fake = open({
    answers: { calculate: () => ({ ok: true, value: answerWith({ rw: 57, validation }) }) },
  })
  await calculated()
  const params = { component: 'Mat', productType: null, side: 'above' }
  validation = {
    result: 'ConstructionNotSupported',
    message: 'Mat needs a panel above it.',
    componentIds: [],
    code: 'ImpactBoardUnfinished',
    params,
  }
  const fieldValues = { ...sampleWall.fieldValues, separatingArea: 12 }
  act(() => fake.openProject({ ...sampleWall, fieldValues }, 'results'))
  expect(await screen.findByText('Not finished: Mat needs a panel above it.')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  for (const value of screen.getAllByText('57')) expect(value.closest('[inert]')).not.toBeNull()
})

test('[RES-05] while an edit is calculated the numbers keep their place, out of reach, and what was unfolded stays so', async () => {
  const fake = open({ answers: { calculate: () => ({ ok: true, value: answerWith({ rw: 57 }) }) } })
  await calculated()
  await userEvent.click(screen.getByRole('button', { name: 'Choose a measured curve' }))
  const numbers = screen.getByRole('columnheader', { name: 'Airborne' })
  const fieldValues = { ...sampleWall.fieldValues, separatingArea: 12 }
  act(() => fake.openProject({ ...sampleWall, fieldValues }, 'results'))
  expect(screen.getByText('Calculating…')).toBeVisible()
  expect(numbers).toBeInTheDocument()
  expect(numbers.closest('[inert]')).not.toBeNull()
  await calculated()
  expect(numbers).toBeInTheDocument()
  expect(numbers.closest('[inert]')).toBeNull()
  expect(screen.getByRole('button', { name: 'Close the library' })).toHaveAttribute('aria-expanded', 'true')
})

test('[RES-02] a trial sees over everything that the values are random, and cannot copy them [RES-07]', async () => {
  open({ session: { licence: 'trial' } })
  await calculated()
  // Over the drawer, and in the bar of a narrow window.
  const notes = screen.getAllByRole('note')
  expect(notes).toHaveLength(2)
  for (const note of notes) {
    expect(note).toHaveTextContent('This is a free trial license')
    expect(note).toHaveTextContent('Values displayed here are random')
  }
  expect(screen.getByRole('button', { name: 'Copy data' })).toHaveAttribute('aria-disabled', 'true')
})

test('[RES-04] Light sees the small tables and no chart', async () => {
  open({ session: { licence: 'light' }, open: sampleFloor })
  await calculated()
  expect(
    screen.getAllByRole('table').map((table) => within(table).getAllByRole('columnheader')[0]?.textContent),
  ).toEqual(['Airborne', 'Impact'])
  expect(screen.queryByRole('region', { name: 'Airborne sound insulation' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Copy data' })).toBeNull()
})

test('[RES-08] a cancelled name keeps the curve as Ref. 1, and unchecking clears it', async () => {
  const fake = open()
  await calculated()
  fake.answer({ action: 'cancel' })
  await userEvent.click(screen.getByRole('checkbox', { name: /Compare.*airborne, curve 1/ }))
  const kept = await screen.findByRole('checkbox', { name: /Ref\. 1.*airborne, curve 1/ })
  expect(fake.questions[0]).toMatchObject({
    title: 'Comparison curve name',
    input: { label: 'Add a name for your comparison curve' },
  })
  expect(kept).toBeChecked()
  await userEvent.click(kept)
  expect(screen.getByRole('checkbox', { name: /Compare.*airborne, curve 1/ })).not.toBeChecked()
})

test("[FLD-06] requirements of another standard become the defaults of the account's, with a notice", async () => {
  const fake = open({ session: { evaluationStandard: 'Astm' } })
  await calculated()
  expect(fake.host.events.last('shell/project-changed')).toMatchObject({
    project: { fieldValues: { airborneId: 101, impactId: 150 } },
  })
  expect(fake.toasts).toHaveLength(1)
})
