import type { RemoteHost } from '@soundleaf/contracts'

/** Asks for an address and has a reset link sent. The answer never tells whether the address has an account. */
export async function forgotPassword(host: RemoteHost<'auth'>): Promise<void> {
  const answer = await host.ask({
    title: 'Forgot password',
    text: 'Enter your email address and we will send you a link to set a new password.',
    input: { label: 'Email' },
    actions: [
      { id: 'cancel', label: 'Cancel', kind: 'cancel' },
      { id: 'send', label: 'Send link', kind: 'primary' },
    ],
  })
  const email = answer.text?.trim() ?? ''
  if (answer.action !== 'send' || email === '') return
  const outcome = await host.api.call('forgottenPassword', { body: { email } }, { reports: 'network' })
  if (outcome.ok) {
    host.toast({
      kind: 'success',
      text: 'Check your inbox for a password reset link, please also check your spam-folder',
      duration_ms: 10_000,
    })
  } else if (outcome.failure.code !== 'NetworkFailure') {
    host.toast({ kind: 'error', text: 'An unexpected error occurred when trying to reset your password.' })
  }
}
