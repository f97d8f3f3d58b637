import { createFakeHost, failure, unitsOfSi, type FakeHostOptions } from '@soundleaf/federation/testing'
import { measureIn } from '@soundleaf/texts'
import { UiProvider } from '@soundleaf/ui'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { StartReader } from './file/model-reader'
import { Import } from './import-page'
import { MODEL, readBeside } from './testing/beside'

beforeAll(() => {
  // jsdom has neither fonts nor adopted style sheets.
  Object.assign(document, { fonts: { ready: Promise.resolve() }, adoptedStyleSheets: [] })
  CSSStyleSheet.prototype.replaceSync = () => {}
})
beforeEach(() => localStorage.clear())

/** What a host lists for a creation key: nothing was made before. */
const NEW = { listProjects: () => ({ ok: true as const, value: { projects: [], total: 0 } }) }

function open(options: Partial<FakeHostOptions<'mf-import'>> = {}, start: StartReader = readBeside) {
  const fake = createFakeHost({ remote: 'mf-import', answers: NEW, ...options })
  render(
    <UiProvider>
      <Import host={fake.host} start={start} />
    </UiProvider>,
  )
  return fake
}

/** Not every jsdom reads files. */
const fileOf = (text: string, name: string) =>
  Object.defineProperty(new File([text], name), 'arrayBuffer', {
    value: () => Promise.resolve(new TextEncoder().encode(text).buffer),
  })

function give(text: string, name = 'school.ifc'): void {
  fireEvent.change(screen.getByLabelText('IFC file or table of types'), {
    target: { files: [fileOf(text, name)] },
  })
}

async function table() {
  return within(await screen.findByRole('region', { name: 'Table of types' }))
}

test('[BEY-15] a file is read into types, a question is answered, and the type becomes a project with its source', async () => {
  const fake = open()
  give(MODEL)
  const types = await table()
  expect(types.getByText('12.5 Plasterboard · 92 Metal Stud Layer · 12.5 Plasterboard')).toBeInTheDocument()
  expect(types.getByText('Listed, not predicted')).toBeInTheDocument()
  // A name of a file is a text, whatever it looks like.
  expect(types.getByText('Door <b>1</b>')).toBeInTheDocument()

  fireEvent.click(types.getByRole('button', { name: 'Partition' }))
  const review = within(await screen.findByRole('region', { name: 'Review of a type' }))
  fireEvent.change(review.getByLabelText('Are the studs filled?'), { target: { value: 'yes' } })
  await waitFor(() => expect(review.getByRole('status')).toHaveTextContent('Ready'))
  fireEvent.click(review.getByRole('button', { name: 'Close the review' }))
  expect(types.getByRole('button', { name: 'Partition' })).toHaveFocus()

  fireEvent.click(types.getByRole('checkbox', { name: 'Make a project of Partition' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Make one project' }))
  expect(await screen.findByText(/“Partition” is a project now/)).toBeInTheDocument()
  const [saved] = fake.calls.filter(({ name }) => name === 'saveProject')
  expect(saved?.request).toMatchObject({
    body: {
      name: 'Partition',
      structures: [{ type: 'LightweightFrameWall' }],
      source: {
        fileName: 'school.ifc',
        program: 'Drawing program',
        occurrenceGlobalIds: ['0F_pXb7bU34Y1pttPWMkfA', '0rkscH$B2H$19j93Bt1jqH'],
      },
    },
  })
  expect(JSON.stringify(fake.calls)).not.toContain('ISO-10303-21')
})

test('[BEY-15] a table of types becomes projects as a model does, and nothing is offered to be written into it', async () => {
  const fake = open()
  give('type,class,layer,material,thickness [mm]\nHeavy wall,IfcWall,1,Concrete,thick\n', 'schedule.csv')
  const fault = 'Line 2: thickness [mm] is “thick”; allowed: a number from 0 to 5000.'
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(`schedule.csv is no table of types. ${fault}`),
  )
  give('type,class,layer,material,thickness [mm]\nHeavy wall,IfcWall,1,Concrete,200\n', 'schedule.csv')
  const types = await table()
  expect(types.getByText('200 Concrete')).toBeInTheDocument()
  fireEvent.click(types.getByRole('checkbox', { name: 'Make a project of Heavy wall' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Make one project' }))
  expect(await screen.findByText(/“Heavy wall” is a project now/)).toBeInTheDocument()
  const [saved] = fake.calls.filter(({ name }) => name === 'saveProject')
  expect(saved?.request).toMatchObject({
    body: {
      name: 'Heavy wall',
      structures: [{ type: 'SingleMassiveElementWall' }],
      source: { fileName: 'schedule.csv' },
    },
  })
  expect(screen.queryByRole('region', { name: 'Write ratings back' })).not.toBeInTheDocument()
})

test('[BEY-15] another file takes the answers on types along only when the person says so', async () => {
  const fake = open()
  give(MODEL)
  const types = await table()
  fireEvent.click(types.getByRole('button', { name: 'Partition' }))
  const review = within(await screen.findByRole('region', { name: 'Review of a type' }))
  fireEvent.change(review.getByLabelText('Are the studs filled?'), { target: { value: 'yes' } })
  fake.answer({ action: 'stay' })
  fireEvent.click(screen.getByRole('button', { name: 'Another file' }))
  await waitFor(() => expect(fake.questions).toHaveLength(1))
  expect(fake.questions[0]).toMatchObject({ title: 'Leave your answers?' })
  expect(review.getByLabelText('Are the studs filled?')).toHaveValue('yes')
  fake.answer({ action: 'leave' })
  fireEvent.click(screen.getByRole('button', { name: 'Another file' }))
  expect(await screen.findByLabelText('IFC file or table of types')).toBeInTheDocument()
})

test('[BEY-15] what a material is, is remembered for the next file of the same account, and forgotten again', async () => {
  const fake = open()
  give(MODEL.replaceAll("'Concrete'", "'Default'"))
  const types = await table()
  expect(types.getByText('What is “Default”? Choose what it becomes.')).toBeInTheDocument()
  fireEvent.click(types.getByRole('button', { name: 'Concrete wall' }))
  const choice = await screen.findByLabelText('What Default becomes')
  const concrete = within(choice).getByRole<HTMLOptionElement>('option', {
    name: 'Massive element: Concrete',
  })
  fireEvent.change(choice, { target: { value: concrete.value } })
  await waitFor(() => expect(types.getByText('Ready')).toBeInTheDocument())

  fireEvent.click(screen.getByRole('button', { name: 'Another file' }))
  give(MODEL.replaceAll("'Concrete'", "'Default'"), 'second.ifc')
  expect(
    within(await screen.findByRole('region', { name: 'Table of types' })).getByText('Ready'),
  ).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Show the materials' }))
  const everywhere = screen.getByLabelText('What Default becomes everywhere')
  expect(everywhere).toHaveValue(concrete.value)
  fireEvent.change(everywhere, { target: { value: '' } })
  const said = fake.calls.filter(({ name }) => name === 'sayMaterials').map(({ request }) => request)
  const meaning = { material: 'Default', is: 'Product', productId: concrete.value }
  expect(said).toEqual([
    { body: { said: [meaning], forgotten: [] } },
    { body: { said: [], forgotten: ['Default'] } },
  ])
})

test('[BEY-15] what a colleague said holds until the person says something else, for every type that has the material', async () => {
  const owner = 'colleague@example.com'
  const theirs = { material: 'Default', is: 'LeftOut' as const, productId: null, owner }
  const fake = open({
    answers: {
      ...NEW,
      listMaterialMeanings: () => ({ ok: true, value: { own: [], team: [theirs] } }),
      sayMaterials: () => failure('sayMaterials', 'InternalError'),
    },
  })
  // Both walls have it: as the only layer, and between the boards.
  give(MODEL.replaceAll("'Concrete'", "'Default'").replaceAll("'Metal Stud Layer'", "'Default'"))
  const types = await table()
  expect(types.queryByText('What is “Default”? Choose what it becomes.')).not.toBeInTheDocument()
  expect(screen.getByText(/2 materials; every name says what it is/)).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Show the materials' }))
  const materials = within(screen.getByRole('region', { name: 'Table of materials' }))
  const row = () => materials.getByRole('row', { name: /^Default/ })
  expect(row()).toHaveTextContent(/Default.*2.*colleague@example.com/)
  fireEvent.click(types.getByRole('button', { name: 'Concrete wall' }))
  const review = within(await screen.findByRole('region', { name: 'Review of a type' }))
  expect(review.getByText('as colleague@example.com says')).toBeInTheDocument()

  fireEvent.change(materials.getByLabelText('What Default becomes everywhere'), { target: { value: '' } })
  await waitFor(() =>
    expect(types.getAllByText('What is “Default”? Choose what it becomes.')).toHaveLength(2),
  )
  expect(row()).not.toHaveTextContent(owner)
  expect(review.queryByText('as colleague@example.com says')).not.toBeInTheDocument()
  expect(fake.calls.findLast(({ name }) => name === 'sayMaterials')?.request).toEqual({
    body: { said: [{ material: 'Default', is: 'AsRead', productId: null }], forgotten: [] },
  })
  // It could not be kept, and is known here all the same.
  await waitFor(() => expect(fake.toasts.at(-1)?.text).toContain('could not be kept for the next'))
})

test('[BEY-15] Cancel ends the reading, and the place for a file is there again', async () => {
  const ended: string[] = []
  open({}, () => Promise.resolve({ ask: () => undefined, end: () => ended.push('ended') }))
  give(MODEL)
  await screen.findByRole('progressbar', { name: 'Reading school.ifc' })
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeInTheDocument()
  await waitFor(() => expect(ended).toEqual(['ended']))
})

test('[BEY-15] what cannot be read is refused in words, and the next file can be chosen', async () => {
  open()
  give('%PDF-1.7', 'plan.pdf')
  expect(await screen.findByText(/plan.pdf is no IFC file in STEP text/)).toBeInTheDocument()
  give(MODEL.slice(0, 900), 'half.ifc')
  expect(await screen.findByText(/half.ifc ends in the middle/)).toBeInTheDocument()
  const large = Object.defineProperty(new File([''], 'large.ifc'), 'size', { value: 250_000_001 })
  fireEvent.change(screen.getByLabelText('IFC file or table of types'), { target: { files: [large] } })
  expect(await screen.findByText(/large.ifc is larger than 250 MB/)).toBeInTheDocument()
  give(MODEL)
  await table()
})

test('[BEY-15] a trial writes nothing back', async () => {
  open({ session: { licence: 'trial' } })
  give(MODEL)
  await table()
  const predict = screen.getByRole('button', { name: 'Predict the projects of this file' })
  expect(predict).toHaveAttribute('aria-disabled', 'true')
})

test('[BEY-12] where inches are in use, layers and areas of a model are in inches and square feet', async () => {
  measureIn('ImperialDecimals')
  try {
    open()
    give(MODEL)
    const types = await table()
    // 12.5 / 25.4 = 0.4921; 92 / 25.4 = 3.6220
    expect(types.getByText('0.492 Plasterboard · 3.622 Metal Stud Layer · 0.492 Plasterboard')).toBeVisible()
    fireEvent.click(types.getByRole('button', { name: 'Partition' }))
    const review = await screen.findByRole('region', { name: 'Review of a type' })
    expect(unitsOfSi(review)).toEqual([])
    expect(unitsOfSi(screen.getByRole('region', { name: 'Table of types' }))).toEqual([])
  } finally {
    measureIn('Metric')
  }
})
