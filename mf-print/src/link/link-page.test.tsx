import { sampleAnswer } from '@soundleaf/contracts/samples'
import type { CallFailure } from '@soundleaf/contracts'
import { createFakeHost, failure, type FakeHostOptions } from '@soundleaf/federation/testing'
import { UiProvider } from '@soundleaf/ui'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import LinkPage from './link-page'

type Answers = NonNullable<FakeHostOptions<'mf-print'>['answers']>

function open(openLink?: Answers['openLink'], token = 'a-token') {
  const answers = openLink === undefined ? {} : { answers: { openLink } }
  const fake = createFakeHost({ remote: 'mf-print', session: 'signed-out', ...answers })
  render(
    <UiProvider>
      <LinkPage host={fake.host} token={token} />
    </UiProvider>,
  )
  return fake
}
const refused = (reason: string, message: string): { ok: false; failure: CallFailure } => ({
  ok: false,
  failure: { ...failure('openLink', 'InvalidCredentials').failure, reason, message },
})
const soon = { timeout: 20_000 }

beforeAll(() => {
  // jsdom has neither fonts nor adopted style sheets.
  Object.assign(document, { fonts: { ready: Promise.resolve() }, adoptedStyleSheets: [] })
  CSSStyleSheet.prototype.replaceSync = () => {}
})

test('[BEY-11] a link shows the construction, the results and the report of its project, and asks for nothing else', async () => {
  const fake = open()
  expect(await screen.findByRole('heading', { level: 1 }, soon)).toHaveTextContent('Party wall, house 3')
  expect(screen.getByText('Revision 2 of 2026-03-02, read only until 2026-12-27 (UTC)')).toBeVisible()
  expect(screen.getByRole('cell', { name: 'Concrete' })).toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: 'Results' }))
  expect(await screen.findByRole('region', { name: 'Airborne sound insulation' }, soon)).toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: 'Report' }))
  expect(await screen.findAllByRole('region', { name: /page \d of 4$/ }, soon)).toHaveLength(4)
  expect(fake.calls.map(({ name }) => name)).toEqual(['openLink'])
})

test('[BEY-11] without results the page says so, and has no report', async () => {
  open(() => ({ ok: true, value: { ...sampleAnswer('openLink'), calculation: null, disclaimer: null } }))
  await userEvent.click(await screen.findByRole('tab', { name: 'Results' }, soon))
  expect(await screen.findByText('The licence of the project’s owner shows none at present.')).toBeVisible()
  expect(screen.queryByRole('tab', { name: 'Report' })).toBeNull()
})

test('[BEY-11] a password is asked for until it is the right one', async () => {
  open(({ body }) =>
    body.password === undefined
      ? refused('LinkPasswordNeeded', 'This link asks for the password that came with it.')
      : body.password === 'gypsum and wool'
        ? { ok: true, value: sampleAnswer('openLink') }
        : refused('LinkPasswordWrong', 'This is not the password of the link.'),
  )
  const field = await screen.findByLabelText('Password', undefined, soon)
  expect(screen.queryByText('This link asks for the password that came with it.')).toBeNull()
  await userEvent.type(field, 'wool')
  await userEvent.click(screen.getByRole('button', { name: 'Open the project' }))
  expect(await screen.findByText('This is not the password of the link.')).toBeVisible()
  expect(field).toHaveValue('wool')
  await userEvent.clear(field)
  await userEvent.type(field, 'gypsum and wool')
  await userEvent.click(screen.getByRole('button', { name: 'Open the project' }))
  expect(await screen.findByRole('tab', { name: 'Construction' }, soon)).toBeVisible()
})

test('[BEY-11] a link that is gone, or has no token, says so; what did not come is asked for again', async () => {
  let isThere = false
  const fake = open(() =>
    isThere ? { ok: true, value: sampleAnswer('openLink') } : failure('openLink', 'NetworkFailure'),
  )
  expect(await screen.findByText('The link could not be opened', undefined, soon)).toBeVisible()
  isThere = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('tab', { name: 'Construction' }, soon)).toBeVisible()
  expect(fake.calls).toHaveLength(2)
})

test('[BEY-11] an address without a token asks the server for nothing', async () => {
  const fake = open(undefined, '')
  await waitFor(() => expect(screen.getByText('This link does not work')).toBeVisible(), soon)
  expect(fake.calls).toEqual([])
})
