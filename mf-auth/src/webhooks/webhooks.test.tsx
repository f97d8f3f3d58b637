import { createFakeHost, failure } from '@soundleaf/federation/testing'
import { Toaster, UiProvider } from '@soundleaf/ui'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Webhooks from './webhooks'

type Options = Parameters<typeof createFakeHost<'mf-auth'>>[0]

function open(options: Partial<Options> = {}) {
  const fake = createFakeHost({ remote: 'mf-auth', ...options })
  render(
    <UiProvider>
      <Webhooks host={fake.host} />
      <Toaster />
    </UiProvider>,
  )
  return { fake, user: userEvent.setup() }
}

const ADDRESS = 'https://office.example/soundleaf'

test('[BEY-11] a webhook is added with its secret shown once, tested, and removed after a question', async () => {
  const { fake, user } = open()
  expect(await screen.findByText('No address is told anything.')).toBeVisible()
  await user.type(screen.getByLabelText('Address, https://…'), ADDRESS)
  await user.click(screen.getByRole('button', { name: 'Add the webhook' }))
  expect(await screen.findByLabelText('Secret with which the receiver checks the signature')).toHaveValue(
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=',
  )
  const row = screen.getByRole('listitem')
  expect(within(row).getByText('Nothing has been sent yet.')).toBeVisible()
  await user.click(within(row).getByRole('button', { name: `Send a test to ${ADDRESS}` }))
  expect(await within(row).findByText(/^The message of .* has arrived\.$/)).toBeVisible()
  fake.answer({ action: 'remove' })
  await user.click(within(row).getByRole('button', { name: `Remove ${ADDRESS}` }))
  expect(await screen.findByText('No address is told anything.')).toBeVisible()
  expect(screen.queryByLabelText(/^Secret/)).toBeNull()
  expect(fake.questions[0]?.text).toContain(ADDRESS)
})

test('[BEY-11] what is no address is told beside the field, and what was typed stays', async () => {
  const { fake, user } = open({
    answers: { makeWebhook: () => failure('makeWebhook', 'ValidationFailed') },
  })
  const field = await screen.findByLabelText('Address, https://…')
  await user.type(field, 'office')
  await user.click(screen.getByRole('button', { name: 'Add the webhook' }))
  expect(await screen.findByText('An address begins with https://.')).toBeVisible()
  expect(fake.calls.map(({ name }) => name)).not.toContain('makeWebhook')
  await user.clear(field)
  await user.type(field, 'https://10.0.0.1/')
  await user.click(screen.getByRole('button', { name: 'Add the webhook' }))
  await waitFor(() => expect(field).toHaveAccessibleDescription(/./))
  expect(field).toHaveValue('https://10.0.0.1/')
})

test('[BEY-11] a list that failed is read again', async () => {
  let isThere = false
  const { user } = open({
    answers: {
      listWebhooks: () =>
        isThere
          ? {
              ok: true,
              value: {
                webhooks: [
                  {
                    id: '5a3b1c00-0000-4000-8000-0000000000c1',
                    url: ADDRESS,
                    createdDateUtc: '2026-11-30T09:00:00.000Z',
                    waiting: 2,
                    last: { dateUtc: '2026-11-30T09:01:00.000Z', status: null },
                  },
                ],
              },
            }
          : failure('listWebhooks', 'NetworkFailure'),
    },
  })
  expect(await screen.findByText('Whether there are webhooks could not be read.')).toBeVisible()
  isThere = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/the address was not reached\. 2 messages are tried again\./)).toBeVisible()
})

test('[BEY-11] a trial is told that webhooks need a licence', () => {
  const { fake } = open({ session: { licence: 'trial' } })
  expect(screen.getByText('Webhooks come with a paid licence.')).toBeVisible()
  expect(fake.calls).toEqual([])
})
