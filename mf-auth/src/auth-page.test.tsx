import { createFakeHost, WRONG_PASSWORD } from '@soundleaf/federation/testing'
import { Toaster, UiProvider } from '@soundleaf/ui'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { RemoteProps } from '@soundleaf/contracts'
import { Suspense } from 'react'
import { AuthPage } from './auth-page'

// The library's focus trap skips what has no size, and in jsdom nothing has one.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1)
})

type Options = Parameters<typeof createFakeHost<'mf-auth'>>[0]

function open(props: RemoteProps = {}, options: Partial<Options> = {}) {
  const fake = createFakeHost({ remote: 'mf-auth', session: 'signed-out', ...options })
  const { unmount } = render(
    <UiProvider>
      <Suspense fallback={null}>
        <AuthPage host={fake.host} props={props} />
      </Suspense>
      <Toaster />
    </UiProvider>,
  )
  return { fake, user: userEvent.setup(), unmount }
}

/** Pasted, not typed: passwords and addresses come from a manager as often as from fingers, and it is faster. */
async function fill(user: ReturnType<typeof userEvent.setup>, label: string, text: string): Promise<void> {
  await user.click(await screen.findByLabelText(label))
  await user.paste(text)
}

test('[LGN-05] an empty form is not sent: each field says so and the first one has the focus', async () => {
  const { fake, user } = open()
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findAllByText('This field is required')).toHaveLength(2)
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
  expect(fake.calls).toEqual([])
})

test('[LGN-05] an email must be one', async () => {
  const { user } = open()
  await fill(user, 'Email', 'full@example')
  await user.tab()
  expect(await screen.findByText('This field must be a valid email address')).toBeVisible()
})

test('[LGN-09] a wrong password says so in the form', async () => {
  const { user } = open()
  await fill(user, 'Email', 'full@example.com')
  await fill(user, 'Password', WRONG_PASSWORD)
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your login credentials were not recognized. Please check your email and password, and try again.',
  )
})

test('[DLG-02] who logs in again finds the address filled in', async () => {
  open({ inDialog: true }, { session: { email: 'anna@example.com' } })
  expect(await screen.findByLabelText('Email')).toHaveValue('anna@example.com')
})

test('[LGN-03] a reset link is asked for, whatever the address, and the toast stays 10 s', async () => {
  const { fake, user } = open()
  await fill(user, 'Email', 'someone@example.com')
  await user.click(screen.getByRole('button', { name: 'Forgot password' }))
  const prompt = await screen.findByRole('dialog', { name: 'Forgot password' })
  expect(within(prompt).getByLabelText('Email')).toHaveValue('someone@example.com')
  await user.click(within(prompt).getByRole('button', { name: 'Send link' }))
  await waitFor(() =>
    expect(fake.toasts).toEqual([
      {
        kind: 'success',
        text: 'Check your inbox for a password reset link, please also check your spam-folder',
        duration_ms: 10_000,
      },
    ]),
  )
})

test('[LGN-04] signing up is one click away', async () => {
  const { fake, user } = open()
  await user.click(screen.getByRole('button', { name: 'Sign up for a free trial' }))
  expect(fake.navigations).toEqual(['/signup'])
  expect(screen.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', fake.host.links.pricing)
})

async function fillSignUp(
  user: ReturnType<typeof userEvent.setup>,
  texts: readonly [string, string, string, string],
) {
  const labels = ['Email', 'Confirm email', 'Password', 'Confirm password'] as const
  for (const [index, label] of labels.entries()) await fill(user, label, texts[index] ?? '')
}

test('[SGN-02, SGN-03, SGN-04] what does not match or is too short says its own text', async () => {
  const { fake, user } = open({ page: 'signup' })
  await fillSignUp(user, ['a@b.se', 'c@b.se', 'too short', 'another one, longer'])
  await user.click(screen.getByRole('button', { name: 'Sign up for a free trial' }))
  for (const text of [
    'The emails must match',
    'Password must be at least 10 characters long',
    'The passwords must match',
    'Please agree to the terms and conditions to sign up',
  ]) {
    expect(await screen.findByText(text)).toBeVisible()
  }
  expect(fake.calls).toEqual([])
})

test('[SGN-05] signing up says so, clears the form and goes to the login', async () => {
  const { fake, user } = open({ page: 'signup' })
  await fillSignUp(user, ['a@b.se', 'a@b.se', 'long enough 1', 'long enough 1'])
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Sign up for a free trial' }))
  await waitFor(() => expect(fake.navigations).toEqual(['/']))
  expect(fake.toasts[0]?.text).toBe('Sign up successful. You can now sign in to your account.')
  expect(screen.getByLabelText('Email')).toHaveValue('')
})

/** Calls that fail; without a status no server has said so. */
function failing(status: number | null, message: string): Partial<Options> {
  const code = status === null ? 'RefusedAddress' : 'ValidationFailed'
  const answer = () =>
    Promise.resolve({ ok: false, failure: { code, status, message, call: 'POST /account' } } as const)
  return { answers: { signUp: answer, changeForgottenPassword: answer } }
}

const OURS = 'An unexpected error occurred when signing up.'

test.each([
  ['the text of the server', 400, 'No more accounts.', 'No more accounts.'],
  ['our own where the server has none', 400, '', OURS],
  ['that of an error that is no request error', null, 'The call was refused.', 'The call was refused.'],
  ['the last resort for one without a word', null, '', 'An unexpected error occurred.'],
])('[SGN-06] a sign-up that failed says %s', async (_, status, message, said) => {
  const { user } = open({ page: 'signup' }, failing(status, message))
  await fillSignUp(user, ['a@b.se', 'a@b.se', 'long enough 1', 'long enough 1'])
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Sign up for a free trial' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(new RegExp(`^${said}$`))
})

test('[RST-01, RST-02] a new password of ten characters is set by the link', async () => {
  const { fake, user } = open({ page: 'reset-password', reset: { email: 'a@b.se', token: 't' } })
  await fill(user, 'New password', 'too short')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('The value is not long enough')).toBeVisible()
  await fill(user, 'New password', ', now long')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(fake.navigations).toEqual(['/']))
  expect(fake.toasts[0]?.text).toBe('Your password was successfully changed')
})

test('[SEC-14] the first link of an account activates it, in words of its own', async () => {
  const reset = { email: 'a@b.se', token: 't', activates: true } as const
  const { fake, user } = open({ page: 'reset-password', reset })
  expect(await screen.findByRole('heading', { name: 'Activate your account' })).toBeVisible()
  expect(screen.getByText(/may be the one that you signed up with/)).toBeVisible()
  await fill(user, 'Password', 'long enough 1')
  await user.click(screen.getByRole('button', { name: 'Activate account' }))
  await waitFor(() => expect(fake.navigations).toEqual(['/']))
  expect(fake.calls.at(-1)).toMatchObject({
    request: { body: { email: 'a@b.se', token: 't', password: 'long enough 1' } },
  })
  expect(fake.toasts[0]?.text).toBe('Your account is active. You can now log in.')
})

test.each([
  [
    'the text of the specification, whatever the server says',
    400,
    'Too old.',
    'An unexpected error occurred when changing your password.',
  ],
  ['that of an error that is no request error', null, 'The call was refused.', 'The call was refused.'],
  ['the last resort for one without a word', null, '', 'An unexpected error occurred.'],
])('[RST-03] a password that was not set says %s', async (_, status, message, said) => {
  const reset = { email: 'a@b.se', token: 't' }
  const { fake, user } = open({ page: 'reset-password', reset }, failing(status, message))
  await fill(user, 'New password', 'long enough 1')
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(new RegExp(`^${said}$`))
  expect(fake.navigations).toEqual([])
})

test('[PRF-01] the standard is saved and the session read again', async () => {
  const { fake, user } = open({ page: 'profile' }, { session: {} })
  expect(await screen.findByRole('radio', { name: /Iso/ })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: /Astm/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(fake.toasts[0]?.text).toBe('Your profile settings have been saved'))
})

test('[PRF-02] the regions are announced, not offered', async () => {
  open({ page: 'profile' }, { session: {} })
  expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible()
  for (const region of ['Scandinavia', 'UK', 'Southern Europe', 'Western Europe']) {
    expect(screen.getByRole('checkbox', { name: region })).toBeDisabled()
  }
  expect(screen.getByText('This feature will be implemented during 2025.')).toBeVisible()
})

test('[BEY-12] the language is chosen on the login page, each by its own name', async () => {
  const { fake, user } = open()
  const choice = screen.getByRole('combobox', { name: 'Language' })
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Dansk', 'Deutsch', 'English', 'Norsk bokmål', 'Suomi', 'Svenska'])
  expect(choice).toHaveDisplayValue('English')
  await user.selectOptions(choice, 'Suomi')
  expect(fake.spoken).toEqual(['fi'])
})

test('[BEY-12] what is typed in the login form is there again in another language, once', async () => {
  const { user, unmount } = open()
  await fill(user, 'Email', 'anna@example.com')
  await fill(user, 'Password', 'half a pass')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Suomi')
  // The shell draws the page anew.
  unmount()
  const again = open()
  expect(screen.getByLabelText('Email')).toHaveValue('anna@example.com')
  expect(screen.getByLabelText('Password')).toHaveValue('half a pass')
  again.unmount()
  open()
  expect(screen.getByLabelText('Email')).toHaveValue('')
})

test('[BEY-12] units are offered to who rates by ASTM alone, and saved with the standard', async () => {
  const { fake, user } = open({ page: 'profile' }, { session: {} })
  const units = () => screen.queryByRole('combobox', { name: 'Units' })
  const astm = await screen.findByRole('radio', { name: /Astm/ })
  expect(units()).toBeNull()
  await user.click(astm)
  expect(units()).toHaveDisplayValue('Metric: mm, kg/m², m²')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Units' }), 'ImperialFractions')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const saved = () => fake.calls.filter(({ name }) => name === 'updateAccountDetails')
  await waitFor(() => expect(saved()).toHaveLength(1))
  expect(saved()[0]).toMatchObject({
    request: { query: { EvaluationStandard: 'Astm', Units: 'ImperialFractions' } },
  })
  await user.click(screen.getByRole('radio', { name: /Iso/ }))
  expect(units()).toBeNull()
})

test('[BEY-12] the profile saves the language with the standard, and only where one was chosen', async () => {
  const { fake, user } = open({ page: 'profile' }, { session: {} })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'Svenska')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const saved = () => fake.calls.filter(({ name }) => name === 'updateAccountDetails')
  await waitFor(() => expect(saved()).toHaveLength(1))
  expect(saved()[0]).toMatchObject({ request: { query: { EvaluationStandard: 'Iso', Language: 'sv' } } })
})
