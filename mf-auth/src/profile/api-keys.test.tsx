import type { ApiKey, CallFailure } from '@soundleaf/contracts'
import { createFakeHost, type FakeHostOptions } from '@soundleaf/federation/testing'
import { Toaster, UiProvider } from '@soundleaf/ui'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { ApiKeys } from './api-keys'

const KEY = 'slk_Xq3vWm0fY7s1cZ3g1aVtD3bQ5m2Zk4Wn8rXhE6uFo9s'
const TENDER: ApiKey = {
  ...{ id: '7b0e2a34-0000-4000-8000-000000000051', name: 'Tender tool', start: 'slk_Xq3v' },
  ...{ scopes: ['Calculate', 'Batches'], createdDateUtc: '2026-11-30T14:02:00.000Z' },
  ...{ expiresDateUtc: '2999-02-28T14:02:00.000Z', lastUsedDateUtc: null },
}

// The library's focus trap skips what has no size, and in jsdom nothing has one.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1)
})

/** The card, with the keys that the account has now and after each reading. */
function open(
  lists: readonly (readonly ApiKey[])[],
  answers: FakeHostOptions<'mf-auth'>['answers'] = {},
  licence: 'full' | 'light' = 'full',
) {
  const left = [...lists]
  const fake = createFakeHost({
    remote: 'mf-auth',
    session: { email: 'anna@example.com', licence },
    answers: { listApiKeys: () => ({ ok: true, value: { keys: [...(left.shift() ?? [])] } }), ...answers },
  })
  render(
    <UiProvider>
      <ApiKeys host={fake.host} />
      <Toaster />
    </UiProvider>,
  )
  const sent = (name: string) => fake.calls.filter((call) => call.name === name).map(({ request }) => request)
  return { fake, sent, user: userEvent.setup() }
}

async function fillIn(user: UserEvent): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Make an API key' }))
  const dialog = await screen.findByRole('dialog', { name: 'Make an API key' })
  await user.click(within(dialog).getByLabelText('Name'))
  await user.paste('Tender tool')
  await user.click(within(dialog).getByLabelText('Current password'))
  await user.paste('seventeen quiet herons')
  return dialog
}

test('[BEY-16] a key is made for what it may do and for how long, and is shown once', async () => {
  const { sent, user } = open([[], [TENDER]], {
    makeApiKey: () => ({ ok: true, value: { apiKey: TENDER, key: KEY } }),
  })
  const dialog = await fillIn(user)
  await user.click(within(dialog).getByLabelText('Make, follow and remove batches'))
  await user.click(within(dialog).getByLabelText('Read your projects'))
  await user.selectOptions(within(dialog).getByLabelText('Runs out after'), '30 days')
  await user.click(within(dialog).getByRole('button', { name: 'Make the key' }))
  expect(await screen.findByDisplayValue(KEY)).toBeVisible()
  expect(screen.getByRole('link', { name: 'All calls, with examples' })).toHaveAttribute('href', '/api/docs')
  expect(
    await screen.findByText(/slk_Xq3v… calculates and makes batches; runs out .*, not used yet/),
  ).toBeVisible()
  expect(sent('makeApiKey')).toEqual([
    {
      body: {
        ...{ name: 'Tender tool', password: 'seventeen quiet herons' },
        ...{ scopes: ['Calculate', 'ReadProjects'], days: 30 },
      },
    },
  ])
})

test('[BEY-16] a wrong password says so in the dialog, and nothing that was entered is lost', async () => {
  const failure: CallFailure = {
    ...{ status: 400, call: 'POST', code: 'ValidationFailed', reason: 'PasswordIncorrect' },
    message: 'The current password is not correct.',
  }
  const { user } = open([[]], { makeApiKey: () => ({ ok: false, failure }) })
  const dialog = await fillIn(user)
  await user.click(within(dialog).getByRole('button', { name: 'Make the key' }))
  expect(await within(dialog).findByText(failure.message)).toBeVisible()
  expect(within(dialog).getByLabelText('Name')).toHaveValue('Tender tool')
})

test('[BEY-16] a key for nothing is not made', async () => {
  const { sent, user } = open([[]])
  const dialog = await fillIn(user)
  await user.click(within(dialog).getByLabelText('Calculate, and read the catalogue'))
  await user.click(within(dialog).getByLabelText('Make, follow and remove batches'))
  await user.click(within(dialog).getByRole('button', { name: 'Make the key' }))
  expect(await within(dialog).findByText('Choose at least one thing that the key may do.')).toBeVisible()
  expect(sent('makeApiKey')).toEqual([])
})

test('[BEY-16] one is revoked once the person says so, and one that has run out says that', async () => {
  const { fake, sent, user } = open([[{ ...TENDER, expiresDateUtc: '2026-01-01T00:00:00.000Z' }], []])
  expect(await screen.findByText(/has run out/)).toBeVisible()
  fake.answer({ action: 'revoke' })
  await user.click(screen.getByRole('button', { name: 'Revoke Tender tool' }))
  await waitFor(() => expect(screen.queryByText('Tender tool')).toBeNull())
  expect(sent('revokeApiKey')).toEqual([{ params: { id: TENDER.id } }])
})

test('[BEY-16] keys are of the Full licence; whoever had some still sees and revokes them', async () => {
  open([[TENDER]], {}, 'light')
  expect(await screen.findByRole('button', { name: 'Revoke Tender tool' })).toBeEnabled()
  expect(screen.getByRole('button', { name: 'Make an API key' })).toHaveAccessibleDescription(
    'API keys are part of the Full licence.',
  )
})
