import type { SecondFactorState } from '@soundleaf/contracts'
import { createFakeHost } from '@soundleaf/federation/testing'
import { Toaster, UiProvider } from '@soundleaf/ui'
import { render, screen, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { SecondFactor } from './second-factor'

const NONE: SecondFactorState = { sinceUtc: null, isRequired: false, recoveryCodesLeft: 0, passkeys: [] }
const ON: SecondFactorState = {
  sinceUtc: '2026-11-29T20:00:00.000Z',
  isRequired: false,
  recoveryCodesLeft: 1,
  passkeys: [],
}

// The library's focus trap skips what has no size, and in jsdom nothing has one.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1)
})

/** The card, as the account has it now and after each reading. */
function open(...states: readonly SecondFactorState[]) {
  const left = [...states]
  const fake = createFakeHost({
    remote: 'mf-auth',
    session: { email: 'anna@example.com' },
    answers: { getSecondFactor: () => ({ ok: true, value: left.shift() ?? NONE }) },
  })
  render(
    <UiProvider>
      <SecondFactor host={fake.host} />
      <Toaster />
    </UiProvider>,
  )
  return { fake, user: userEvent.setup() }
}

/** Pasted, not typed: a password comes from a manager, a code from a message, and it is faster. */
async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field)
  await user.paste(text)
}

test('[SEC-21] who has none sets it up with the password and the first code', async () => {
  const { fake, user } = open(NONE, { ...ON, recoveryCodesLeft: 10 })
  expect(await screen.findByText('Your password alone logs you in.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Switch off' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Set up' }))
  const dialog = await screen.findByRole('dialog', { name: 'Set up the second factor' })
  await fill(user, within(dialog).getByLabelText('Current password'), 'seventeen quiet herons')
  await user.keyboard('{Enter}')
  const code = await screen.findByLabelText('Code that the app shows now')
  await fill(user, code, '123456')
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/10 recovery codes are left\./)).toBeVisible()
  expect(fake.calls.map(({ name }) => name)).toEqual([
    'getSecondFactor',
    'beginSecondFactor',
    'confirmSecondFactor',
    'getSecondFactor',
  ])
  expect(fake.calls[1]?.request).toEqual({
    body: { username: 'anna@example.com', password: 'seventeen quiet herons' },
  })
  expect(fake.toasts).toEqual([{ kind: 'success', text: 'Logging in asks for a code from now on' }])
})

test('[SEC-21] another one takes its place with a code, and switching off asks for both', async () => {
  const { fake, user } = open(ON, ON, NONE)
  expect(await screen.findByText(/1 recovery code is left\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Set up again' }))
  const again = await screen.findByRole('dialog', { name: 'Set up the second factor' })
  expect(within(again).getByLabelText('Code')).toBeVisible()
  await user.click(within(again).getByRole('button', { name: 'Cancel' }))

  await user.click(await screen.findByRole('button', { name: 'Switch off' }))
  const off = await screen.findByRole('dialog', { name: 'Switch off' })
  await fill(user, within(off).getByLabelText('Current password'), 'seventeen quiet herons')
  await fill(user, within(off).getByLabelText('Code'), 'ABCD-EFGH-IJKL-MNOP')
  await user.click(within(off).getByRole('button', { name: 'Switch off' }))
  expect(await screen.findByText('Your password alone logs you in.')).toBeVisible()
  expect(fake.calls.find(({ name }) => name === 'removeSecondFactor')?.request).toEqual({
    body: { password: 'seventeen quiet herons', code: 'ABCD-EFGH-IJKL-MNOP' },
  })
})

test('[SEC-21] whose team asks for it does not switch it off', async () => {
  open({ ...ON, isRequired: true })
  const off = await screen.findByRole('button', { name: 'Switch off' })
  expect(off).toHaveAttribute('aria-disabled', 'true')
  expect(off).toHaveAccessibleDescription('Your team asks for a second factor.')
})
