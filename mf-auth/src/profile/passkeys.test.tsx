import type { CallFailure, MadePasskey, Passkey, SecondFactorState } from '@soundleaf/contracts'
import { createFakeHost, type FakeHostOptions } from '@soundleaf/federation/testing'
import { Toaster, UiProvider } from '@soundleaf/ui'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { knowsPasskeys, makePasskey } from '../second-factor/passkey'
import { SecondFactor } from './second-factor'

jest.mock('../second-factor/passkey')
const [known, make] = [jest.mocked(knowsPasskeys), jest.mocked(makePasskey)]

const LAPTOP: Passkey = {
  ...{ id: '7b0e2a34-0000-4000-8000-000000000041', name: 'Laptop' },
  ...{ addedUtc: '2026-11-29T20:05:00.000Z', usedUtc: null },
}
const MADE: MadePasskey = {
  ...{ id: 'a2V5', rawId: 'a2V5', type: 'public-key', clientExtensionResults: {} },
  response: { clientDataJSON: 'e30', attestationObject: 'oA' },
}
const withPasskeys = (...passkeys: readonly Passkey[]): SecondFactorState => ({
  ...{ sinceUtc: '2026-11-29T20:00:00.000Z', isRequired: false, recoveryCodesLeft: 10 },
  passkeys: [...passkeys],
})

// The library's focus trap skips what has no size, and in jsdom nothing has one.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1)
  known.mockReturnValue(true)
  make.mockReset()
})

/** The card, as the account has it now and after each reading. */
function open(states: readonly SecondFactorState[], answers: FakeHostOptions<'mf-auth'>['answers'] = {}) {
  const left = [...states]
  const fake = createFakeHost({
    remote: 'mf-auth',
    session: { email: 'anna@example.com' },
    answers: { getSecondFactor: () => ({ ok: true, value: left.shift() ?? withPasskeys() }), ...answers },
  })
  render(
    <UiProvider>
      <SecondFactor host={fake.host} />
      <Toaster />
    </UiProvider>,
  )
  const sent = (name: string) => fake.calls.filter((call) => call.name === name).map(({ request }) => request)
  return { fake, sent, user: userEvent.setup() }
}

const PROOF = { password: 'seventeen quiet herons', code: '123456' }

/** Opens a dialog by the button of its name, fills it in, and presses its own button. */
async function fillIn(
  user: UserEvent,
  name: string,
  entries: Readonly<Record<string, string>>,
  button: string,
): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name }))
  const dialog = await screen.findByRole('dialog', { name })
  const all = { ...entries, 'Current password': PROOF.password, Code: PROOF.code }
  for (const [label, text] of Object.entries(all)) {
    await user.click(within(dialog).getByLabelText(label))
    await user.paste(text)
  }
  await user.click(within(dialog).getByRole('button', { name: button }))
  return dialog
}

const add = (user: UserEvent) => fillIn(user, 'Add a passkey', { Name: 'Laptop' }, 'Continue')

test('[SEC-21] a passkey is added with name, password and code, and tried again without another code', async () => {
  make.mockResolvedValueOnce(null).mockResolvedValueOnce('known').mockResolvedValueOnce(MADE)
  const { fake, sent, user } = open([withPasskeys(), withPasskeys(LAPTOP)])
  const dialog = await add(user)
  expect(await within(dialog).findByText('No passkey was made. Try again, or cancel.')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Continue' }))
  expect(await within(dialog).findByText(/has a passkey of your account already/)).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('Laptop')).toBeVisible()
  expect(sent('beginPasskey')).toEqual([{ body: PROOF }])
  expect(sent('confirmPasskey')).toEqual([{ body: { name: 'Laptop', passkey: MADE } }])
  expect(fake.toasts).toEqual([{ kind: 'success', text: 'The passkey was added' }])
})

test('[SEC-21] a wrong code says so in the dialog, and the browser is not asked', async () => {
  const failure: CallFailure = {
    ...{ status: 401, call: 'POST', code: 'InvalidCredentials', reason: 'SecondFactorWrong' },
    message: 'This code is not valid.',
  }
  const { user } = open([withPasskeys()], { beginPasskey: () => ({ ok: false, failure }) })
  const dialog = await add(user)
  expect(await within(dialog).findByText(failure.message)).toBeVisible()
  expect(make).not.toHaveBeenCalled()
})

test('[SEC-21] one is removed with password and code', async () => {
  const { sent, user } = open([withPasskeys(LAPTOP), withPasskeys()])
  await fillIn(user, 'Remove Laptop', {}, 'Remove')
  await waitFor(() => expect(screen.queryByText('Laptop')).toBeNull())
  expect(sent('removePasskey')).toEqual([{ body: { id: LAPTOP.id, ...PROOF } }])
})

test('[SEC-21] passkeys stand beside a second factor alone, and a browser without them says so', async () => {
  known.mockReturnValue(false)
  open([withPasskeys()])
  expect(await screen.findByRole('button', { name: 'Add a passkey' })).toHaveAccessibleDescription(
    'This browser knows no passkeys.',
  )
})
