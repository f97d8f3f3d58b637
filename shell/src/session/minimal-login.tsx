import type { CallFailure } from '@soundleaf/contracts'
import { Button, chakra, Link, PasswordField, Text, TextField } from '@soundleaf/ui'
import { type FormEvent, useState } from 'react'
import { LINKS } from '../host/links'
import type { Login } from '../shell-context'

const UNEXPECTED = 'An unexpected error occurred when trying to log in.'
/** Codes whose message is shown as the server gives it. */
const OWN_TEXT: readonly CallFailure['code'][] = [
  'InvalidCredentials',
  'FreeTrialExpired',
  'AlreadyLoggedIn',
  'InsufficientSlots',
]

interface MinimalLoginProps {
  readonly login: Login
  readonly onTryAgain: () => void
}

/** The shell's own login, for when mf-auth cannot be loaded: two fields and a button. */
export function MinimalLogin({ login, onTryAgain }: MinimalLoginProps) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setFailure(null)
    const outcome = await login({ email, password })
    setBusy(false)
    // A lost connection has a dialog of its own.
    if (!outcome.ok && outcome.failure.code !== 'NetworkFailure') setFailure(outcome.failure)
  }

  return (
    <chakra.form onSubmit={(event) => void submit(event)} display="grid" gap="4" aria-label="Log in">
      <TextField
        label="Email"
        type="email"
        size="lg"
        autoComplete="username"
        autoFocus
        required
        value={email}
        onChange={setEmail}
      />
      <PasswordField
        label="Password"
        size="lg"
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
      />
      {failure !== null && (
        <Text role="alert" color="fg.error" textStyle="sm">
          {OWN_TEXT.includes(failure.code) ? failure.message : UNEXPECTED}{' '}
          {failure.code === 'FreeTrialExpired' && <Link href={LINKS.contact}>Contact us</Link>}
        </Text>
      )}
      <Button type="submit" variant="solid" size="lg" loading={isBusy}>
        Log in
      </Button>
      <Text role="alert" textStyle="sm" color="fg.muted">
        The login form did not load. You can log in here all the same, or{' '}
        <Button variant="plain" size="sm" color="accent.fg" onClick={onTryAgain}>
          Try again
        </Button>
      </Text>
    </chakra.form>
  )
}
