import type { CallFailure } from '@soundleaf/contracts'
import { Button, chakra, PasswordField, Text, TextField } from '@soundleaf/ui'
import { type FormEvent, useState } from 'react'
import type { Login } from '../shell-context'

const UNEXPECTED = 'An unexpected error occurred when trying to log in.'
/** Codes whose own text is the one that specification section 8 gives. */
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
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setError(null)
    const outcome = await login({ email, password })
    setBusy(false)
    if (outcome.ok) return
    const { code, message } = outcome.failure
    setError(OWN_TEXT.includes(code) ? message : UNEXPECTED)
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
      {error !== null && (
        <Text role="alert" color="fg.error" textStyle="sm">
          {error}
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
