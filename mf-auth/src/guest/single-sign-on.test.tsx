import type { CallFailure, RemoteHost } from '@soundleaf/contracts'
import { createFakeHost } from '@soundleaf/federation/testing'
import { UiProvider } from '@soundleaf/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AuthPage } from '../auth-page'

const REFUSED = { status: 401, call: 'POST', code: 'InvalidCredentials' } as const
const UNKNOWN: CallFailure = {
  ...{ status: 400, call: 'POST', code: 'ValidationFailed', reason: 'SingleSignOnUnknown' },
  message: 'No team logs in by single sign-on with this address.',
}

/** The login page of a server that refuses passwords, and addresses for single sign-on, with what is given. */
function open(
  refusals: { readonly login?: CallFailure; readonly begin?: CallFailure },
  refused?: CallFailure,
) {
  const fake = createFakeHost({
    remote: 'mf-auth',
    session: 'signed-out',
    answers: { beginSingleSignOn: () => ({ ok: false, failure: refusals.begin ?? UNKNOWN }) },
  })
  const login: RemoteHost['api']['login'] = () =>
    Promise.resolve(
      refusals.login === undefined ? { ok: true, value: null } : { ok: false, failure: refusals.login },
    )
  render(
    <UiProvider>
      <AuthPage
        host={{ ...fake.host, api: { ...fake.host.api, login } }}
        props={refused === undefined ? {} : { refused }}
      />
    </UiProvider>,
  )
  const begun = () =>
    fake.calls.filter(({ name }) => name === 'beginSingleSignOn').map(({ request }) => request)
  return { begun, user: userEvent.setup() }
}

test('[SEC-22] single sign-on needs the address alone, and says which one no team has', async () => {
  const { begun, user } = open({})
  const link = screen.getByRole('button', { name: 'Log in with single sign-on' })
  await user.click(link)
  expect(await screen.findByText('This field is required')).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveFocus()
  expect(begun()).toEqual([])
  await user.type(screen.getByLabelText('Email'), 'anna@firm.example')
  await user.click(link)
  expect(await screen.findByText(UNKNOWN.message)).toBeVisible()
  expect(begun()).toEqual([{ body: { email: 'anna@firm.example' } }])
})

test('[SEC-22] a password that the team does not take leads to its provider, or says so where the address has none', async () => {
  const required = {
    ...REFUSED,
    reason: 'SingleSignOnRequired',
    message: 'By single sign-on, not with a password.',
  }
  const { begun, user } = open({ login: required })
  await user.type(screen.getByLabelText('Email'), 'anna@firm.example')
  await user.type(screen.getByLabelText('Password'), 'seventeen quiet herons{Enter}')
  expect(await screen.findByText(required.message)).toBeVisible()
  expect(begun()).toHaveLength(1)
})

test('[SEC-22] why somebody was not let in after the provider stands on the page until the next try', async () => {
  const refused = { ...REFUSED, reason: 'SingleSignOnForeign', message: 'No account of its team is yours.' }
  const { user } = open({}, refused)
  expect(screen.getByRole('alert')).toHaveTextContent(refused.message)
  await user.type(screen.getByLabelText('Email'), 'anna@firm.example')
  await user.type(screen.getByLabelText('Password'), 'seventeen quiet herons{Enter}')
  expect(screen.queryByText(refused.message)).not.toBeInTheDocument()
})
