import type { CallRequest, CalculationAnswer, Validation } from '@soundleaf/contracts'
import { answerWith } from '@soundleaf/contracts/samples'
import { createFakeHost, sampleFloor, sampleWall, type FakeHostOptions } from '@soundleaf/federation/testing'
import { UiProvider } from '@soundleaf/ui'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ResultsDrawer } from './results-drawer'
import { failureOf } from './testing/stage'

function open(options: Partial<FakeHostOptions<'mf-results'>> = {}) {
  const fake = createFakeHost({ remote: 'mf-results', open: sampleWall, ...options })
  const drawn = render(
    <UiProvider>
      <ResultsDrawer host={fake.host} props={{}} />
    </UiProvider>,
  )
  return { ...fake, ...drawn }
}

/** The debounce of 500 ms runs on the real clock here; the state machine's own tests hold the clock. */
const calculated = () => screen.findByText(/^Calculated/)

beforeAll(() => {
  // Wide enough for the drawer to stand beside the drawing.
  globalThis.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: true, media: query }) as MediaQueryList
})
beforeEach(() => localStorage.clear())

test('[RES-01] laboratory values, field values, and rooms after them', async () => {
  open()
  await calculated()
  const tabs = screen.getAllByRole('tab')
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    'Laboratory values',
    'Approximated field values',
    'Rooms',
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

/** The body of the last call for rooms. */
function lastRooms(calls: ReturnType<typeof open>['calls']) {
  const last = calls.findLast(({ name }) => name === 'rooms')
  return (last?.request as CallRequest<'rooms'> | undefined)?.body
}

test('[BEY-07] the rooms show thirteen paths by their share, and the one that lets most through first', async () => {
  open()
  await calculated()
  await userEvent.click(screen.getByRole('tab', { name: 'Rooms' }))
  const table = await screen.findByRole('table', { name: 'Airborne paths' })
  const paths = within(table).getAllByRole('rowheader')
  expect(paths).toHaveLength(13)
  expect(paths[0]).toHaveTextContent('Straight through the element')
  expect(screen.getByRole('img', { name: /Most sound passes by: Separating element, 52 %/ })).toBeVisible()
})

test('[BEY-07] a flank opened, changed and asked for again', async () => {
  const { calls } = open()
  await calculated()
  await userEvent.click(screen.getByRole('tab', { name: 'Rooms' }))
  const wall = await screen.findByRole('group', { name: 'Inner wall' })
  await userEvent.click(within(wall).getByRole('button', { name: '4 Inner wall' }))
  const source = within(wall).getByRole('group', { name: 'In the source room' })
  await userEvent.selectOptions(
    within(source).getByRole('combobox', { name: 'Lining' }),
    'Free-standing boards',
  )
  await waitFor(() => expect(lastRooms(calls)?.edges[3]?.source?.lining).toBe('free-standing boards'))
  expect(screen.getByRole('combobox', { name: 'Building' })).toHaveDisplayValue('Changed')
})

test('[BEY-10] a slit added is a part of the element, and can be removed again', async () => {
  const { calls } = open()
  await calculated()
  await userEvent.click(screen.getByRole('tab', { name: 'Rooms' }))
  const openings = await screen.findByRole('region', { name: 'Openings and leaks' })
  await userEvent.click(within(openings).getByRole('button', { name: 'Slit' }))
  await waitFor(() =>
    expect(lastRooms(calls)?.openings).toEqual([
      { kind: 'slit', length: 0.9, width: 2, depth: 40, place: 'edge' },
    ]),
  )
  await userEvent.click(within(openings).getByRole('button', { name: 'Remove the opening' }))
  await waitFor(() => expect(lastRooms(calls)?.openings).toEqual([]))
})

test('[BEY-07] what was entered about the rooms is the project’s, can be undone, done again and taken out', async () => {
  const { host } = open()
  const held = () => host.events.last('shell/project-changed')?.project?.rooms
  await calculated()
  await userEvent.click(screen.getByRole('tab', { name: 'Rooms' }))
  const depth = await screen.findByRole('spinbutton', { name: 'Source depth, m' })
  expect(held()).toBeUndefined()
  await userEvent.clear(depth)
  await userEvent.type(depth, '4.2{Enter}')
  expect(held()).toMatchObject({ sourceDepth: 4.2, receivingDepth: 5 })
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(held()).toBeUndefined()
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(held()).toMatchObject({ sourceDepth: 4.2 })
  await userEvent.click(screen.getByRole('button', { name: 'Take the rooms out of the project' }))
  expect(held()).toBeUndefined()
  await userEvent.click(screen.getByRole('button', { name: /^Undo the change of the rooms/ }))
  expect(held()).toMatchObject({ sourceDepth: 4.2 })
})

test('[BEY-07] a dimension outside its range keeps what was typed and says the range', async () => {
  const { host } = open()
  await calculated()
  await userEvent.click(screen.getByRole('tab', { name: 'Rooms' }))
  const width = await screen.findByRole('spinbutton', { name: 'Wall width, m' })
  await userEvent.clear(width)
  await userEvent.type(width, '0{Enter}')
  expect(width).toHaveAccessibleDescription('Must be 0.5 to 50.')
  expect(host.events.last('shell/project-changed')?.project?.rooms).toMatchObject({ width: 0 })
})

test('[BEY-07] the requirement of the project is judged by what passes between the rooms', async () => {
  const fieldValues = { ...sampleWall.fieldValues, airborneId: 1, airborneValue: 60, flankingType: 0 }
  open({ open: { ...sampleWall, fieldValues } })
  await calculated()
  await userEvent.click(screen.getByRole('tab', { name: 'Rooms' }))
  // 54 of the sample against 60, with an uncertainty of 3.5: missed by 6 dB.
  const result = await screen.findByRole('region', { name: 'Between the rooms' })
  expect(result).toHaveTextContent('short by 6 dB')
})

test('[BEY-07] a measured Kij takes the place of the calculated one', async () => {
  const { calls } = open()
  await calculated()
  await userEvent.click(screen.getByRole('tab', { name: 'Rooms' }))
  const floor = await screen.findByRole('group', { name: 'Floor' })
  await screen.findByRole('table', { name: 'Airborne paths' })
  await userEvent.click(within(floor).getByRole('button', { name: '1 Floor' }))
  await userEvent.selectOptions(
    within(floor).getByRole('combobox', { name: 'Vibration reduction index' }),
    'Measured',
  )
  await waitFor(() => expect(lastRooms(calls)?.edges[0]?.Kij).toEqual({ Ff: 8.7, Fd: 8.7, Df: 8.7 }))
})

test('[BEY-07] a licence without rooms is told so', async () => {
  open({ session: { licence: 'light' } })
  await calculated()
  await userEvent.click(screen.getByRole('tab', { name: 'Rooms' }))
  expect(await screen.findByText('Rooms come with the Full licence')).toBeVisible()
})
