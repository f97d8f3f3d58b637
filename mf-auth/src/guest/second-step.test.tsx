import type { CallFailure, Credentials, RemoteHost, UsedPasskey } from '@soundleaf/contracts'
import { sampleAnswer } from '@soundleaf/contracts/samples'
import { createFakeHost, type FakeHostOptions } from '@soundleaf/federation/testing'
import { UiProvider } from '@soundleaf/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AuthPage } from '../auth-page'
import { knowsPasskeys, signByPasskey } from '../second-factor/passkey'

jest.mock('../second-factor/passkey')
const [known, sign] = [jest.mocked(knowsPasskeys), jest.mocked(signByPasskey)]
beforeEach(() => {
  known.mockReturnValue(true)
  sign.mockReset()
})

/** The login page of a server that finds the password right and asks for what `refusals` say, one by one. */
function open(
  refusals: readonly (Pick<CallFailure, 'code' | 'message'> & { readonly reason?: string })[],
  answers: FakeHostOptions<'mf-auth'>['answers'] = {},
) {
  const fake = createFakeHost({ remote: 'mf-auth', session: 'signed-out', answers })
  const logins: Credentials[] = []
  const left = [...refusals]
  const login: RemoteHost['api']['login'] = (credentials) => {
    logins.push(credentials)
    const failure = left.shift()
    return Promise.resolve(
      failure === undefined
        ? { ok: true, value: null }
        : { ok: false, failure: { status: 401, call: 'POST /api/authorize/login', ...failure } },
    )
  }
  render(
    <UiProvider>
      <AuthPage host={{ ...fake.host, api: { ...fake.host.api, login } }} props={{}} />
    </UiProvider>,
  )
  return { fake, logins, user: userEvent.setup() }
}

async function logIn(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(screen.getByLabelText('Email'))
  await user.paste('anna@example.com')
  await user.click(screen.getByLabelText('Password'))
  await user.paste('seventeen quiet herons')
  await user.keyboard('{Enter}')
}

const NEEDED = {
  code: 'InvalidCredentials',
  reason: 'SecondFactorNeeded',
  message: 'Enter the code.',
} as const
const MISSING = { ...NEEDED, reason: 'SecondFactorMissing' } as const
const WRONG = { ...NEEDED, reason: 'SecondFactorWrong', message: 'This code is not valid.' } as const

test('[SEC-21] the code is asked for after the password, a wrong one says so, and the right one logs in', async () => {
  const { logins, user } = open([NEEDED, WRONG])
  await logIn(user)
  const field = await screen.findByLabelText('Code')
  expect(field).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('This field is required')).toBeVisible()
  await user.type(field, '123 456{Enter}')
  expect(await screen.findByText('This code is not valid.')).toBeVisible()
  expect(field).toHaveValue('123 456')
  await user.clear(field)
  await user.type(field, '654321{Enter}')
  const credentials = { email: 'anna@example.com', password: 'seventeen quiet herons' }
  expect(logins).toEqual([
    credentials,
    { ...credentials, code: '123 456' },
    { ...credentials, code: '654321' },
  ])
})

test('[SEC-21] what else is refused then is said as after the password; one can go back to it', async () => {
  const { user } = open([NEEDED, { code: 'AlreadyLoggedIn', message: '' }])
  await logIn(user)
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}')
  expect(await screen.findByText(/is logged in on another device/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Back to email and password' }))
  expect(screen.getByLabelText('Email')).toBeVisible()
})

test('[SEC-21] whose team asks for a second factor sets it up before the first code', async () => {
  const { fake, logins, user } = open([MISSING])
  await logIn(user)
  await user.click(await screen.findByRole('button', { name: 'Set up' }))
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible()
  expect(fake.calls.at(-1)).toMatchObject({
    name: 'beginSecondFactor',
    request: { body: { username: 'anna@example.com', password: 'seventeen quiet herons' } },
  })
  const { secret, recoveryCodes } = sampleAnswer('beginSecondFactor')
  expect(screen.getByText(secret.match(/.{4}/g)?.join(' ') ?? '')).toBeVisible()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(recoveryCodes)
  await user.type(screen.getByLabelText('Code that the app shows now'), '123456{Enter}')
  expect(logins.at(-1)).toMatchObject({ code: '123456' })
})

test('[SEC-21] where the account has a passkey it logs in in place of the code, and is asked anew after it was refused', async () => {
  const asked = sampleAnswer('askPasskey')
  const used: UsedPasskey = {
    ...{ id: 'a2V5', rawId: 'a2V5', type: 'public-key', clientExtensionResults: {} },
    response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
  }
  const refused = { ...WRONG, reason: 'PasskeyWrong', message: 'This passkey was not accepted.' }
  const { fake, logins, user } = open([NEEDED, refused], { askPasskey: () => ({ ok: true, value: asked }) })
  await logIn(user)
  const button = await screen.findByRole('button', { name: 'Use a passkey' })
  expect(screen.getByLabelText('Code')).toHaveFocus()
  sign.mockResolvedValueOnce(null).mockResolvedValue(used)
  await user.click(button)
  expect(await screen.findByText('No passkey was used. Try again, or enter a code.')).toBeVisible()
  await user.click(button)
  expect(await screen.findByText(refused.message)).toBeVisible()
  await user.click(button)
  const credentials = { email: 'anna@example.com', password: 'seventeen quiet herons' }
  expect(logins.slice(1)).toEqual([
    { ...credentials, passkey: used },
    { ...credentials, passkey: used },
  ])
  expect(sign).toHaveBeenCalledWith(asked.question)
  expect(fake.calls.filter(({ name }) => name === 'askPasskey')).toHaveLength(3)
})
