import type { CallFailure } from '@soundleaf/contracts'
import { failureText } from '@soundleaf/messages/failures'
import { Button, chakra, Link, PasswordField, Text, TextField } from '@soundleaf/ui'
import { type FormEvent, useState } from 'react'
import { links } from '../host/links'
import { useShell, type Login } from '../shell-context'
import { rich, t } from '../texts'

/** Codes with a text of their own. */
const OWN_TEXT: readonly CallFailure['code'][] = [
  'InvalidCredentials',
  'FreeTrialExpired',
  'AlreadyLoggedIn',
  'InsufficientSlots',
]

interface MinimalLoginProps {
  readonly login: Login
  /** Whose session has ended, where one has. */
  readonly address?: string
  readonly onTryAgain: () => void
}

/** The shell's own login, for when mf-auth cannot be loaded: two fields and a button. */
export function MinimalLogin({ login, address = '', onTryAgain }: MinimalLoginProps) {
  const { signOn } = useShell()
  const [email, setEmail] = useState(address)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setFailure(null)
    const outcome = await login({ email, password, ...(code !== '' && { code }) })
    if (!outcome.ok && outcome.failure.reason === 'SingleSignOnRequired') await signOn(email)
    setBusy(false)
    // A lost connection has a dialog of its own.
    if (!outcome.ok && outcome.failure.code !== 'NetworkFailure') setFailure(outcome.failure)
  }

  return (
    <chakra.form
      onSubmit={(event) => void submit(event)}
      display="grid"
      gap="4"
      aria-label={t('login.title')}
    >
      <TextField
        label={t('login.email')}
        type="email"
        size="lg"
        autoComplete="username"
        autoFocus={address === ''}
        required
        value={email}
        onChange={setEmail}
      />
      <PasswordField
        label={t('login.password')}
        size="lg"
        autoComplete="current-password"
        autoFocus={address !== ''}
        required
        value={password}
        onChange={setPassword}
      />
      {(code !== '' || failure?.reason === 'SecondFactorNeeded') && (
        <TextField
          label={t('login.code')}
          size="lg"
          autoComplete="one-time-code"
          autoFocus
          value={code}
          onChange={setCode}
        />
      )}
      {failure !== null && (
        <Text role="alert" color="fg.error" textStyle="sm">
          {textOf(failure)}
        </Text>
      )}
      <Button type="submit" variant="solid" size="lg" loading={isBusy}>
        {t('login.submit')}
      </Button>
      <Text role="alert" textStyle="sm" color="fg.muted">
        {rich(
          'login.retry',
          {},
          {
            retry: (children) => (
              <Button variant="plain" size="sm" color="accent.fg" onClick={onTryAgain}>
                {children}
              </Button>
            ),
          },
        )}
      </Text>
    </chakra.form>
  )
}

function textOf({ code, reason: detail, message }: CallFailure) {
  // A refused code has words of its own.
  if (detail !== undefined && code === 'InvalidCredentials') return message
  if (!OWN_TEXT.includes(code)) return t('login.failed')
  const reason = failureText({ code })
  if (code !== 'FreeTrialExpired') return reason
  return rich(
    'login.contact',
    { reason },
    { contact: (children) => <Link href={links().contact}>{children}</Link> },
  )
}
