import { Suspense, useEffect, useState } from 'react'
import { object, string } from 'yup'
import type { CallFailure, Credentials, RemoteHost } from '@soundleaf/contracts'
import { lazyView } from '@soundleaf/federation'
import { Box, Link, PasswordField, SkeletonRows, Stack, Text, TextField } from '@soundleaf/ui'
import { PageForm } from '../form/page-form'
import { email } from '../form/rules'
import { TextLink } from '../form/text-link'
import { useForm } from '../form/use-form'
import { rich, t } from '../texts'
import { ForgotPassword } from './forgot-password'
import { halfTyped, type Typed } from './half-typed'
import { loginFailure, type LoginFailure } from './login-failure'

const rules = object({ email: email().required(), password: string().required() })

/** Most people have no second factor. */
const SecondStep = lazyView(() => import('./second-step'))

interface Step {
  readonly credentials: Credentials
  readonly setsUp: boolean
}

export interface LoginFormProps {
  readonly host: RemoteHost<'auth'>
  /** Why who came back from an identity provider was not let in. */
  readonly refused?: CallFailure
  /** Hears what stands in the form. */
  readonly onTyped?: (typed: Typed) => void
}

/** Email and password. What follows a login is the shell's: it routes, or takes the dialog away. */
export function LoginForm({ host, refused, onTyped }: LoginFormProps) {
  const [failure, setFailure] = useState<LoginFailure | null>(() => (refused ? loginFailure(refused) : null))
  const [isLeaving, setLeaving] = useState(false)
  const [second, setSecond] = useState<Step | null>(null)
  const [before] = useState(() => halfTyped.take())
  const form = useForm({
    initial: { email: before?.email ?? addressOf(host), password: before?.password ?? '' },
    rules,
    async submit(credentials) {
      setFailure(null)
      const outcome = await host.api.login(credentials)
      if (outcome.ok) {
        halfTyped.take()
        return
      }
      const { reason } = outcome.failure
      if (reason === 'SecondFactorNeeded' || reason === 'SecondFactorMissing')
        setSecond({ credentials, setsUp: reason === 'SecondFactorMissing' })
      else if (reason === 'SingleSignOnRequired') await signOn(credentials.email, outcome.failure)
      else setFailure(loginFailure(outcome.failure))
    },
  })

  useEffect(() => onTyped?.(form.values), [onTyped, form.values])

  /** Leaves for the login page of the person's organisation, which the domain of their address tells. */
  async function signOn(email: string, asked?: CallFailure): Promise<void> {
    const outcome = await host.api.call('beginSingleSignOn', { body: { email } }, { reports: 'network' })
    if (outcome.ok) {
      setLeaving(true)
      window.location.assign(outcome.value.address)
      return
    }
    const isOfOtherDomain = outcome.failure.reason === 'SingleSignOnUnknown'
    setFailure(loginFailure((isOfOtherDomain ? asked : undefined) ?? outcome.failure))
  }

  async function signOnAsTyped(): Promise<void> {
    setFailure(null)
    if (await form.isGood('email')) await signOn(form.values.email)
  }

  if (second !== null)
    return (
      <Suspense fallback={<SkeletonRows rows={3} />}>
        <SecondStep host={host} {...second} onBack={() => setSecond(null)} />
      </Suspense>
    )
  return (
    <Stack gap="16px">
      <PageForm
        form={form}
        label={t('login.title')}
        submit={t('login.submit')}
        failure={failure && textOf(failure, host)}
      >
        <TextField
          {...form.entry('email')}
          label={t('field.email')}
          type="email"
          autoComplete="username"
          size="lg"
        />
        <PasswordField
          {...form.entry('password')}
          label={t('field.password')}
          autoComplete="current-password"
          size="lg"
        />
      </PageForm>
      {isLeaving && (
        <Text role="status" textStyle="sm">
          {t('login.leaving')}
        </Text>
      )}
      <Box display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="16px">
        <TextLink onClick={() => void signOnAsTyped()}>{t('login.singleSignOn')}</TextLink>
        <ForgotPassword host={host} typed={form.values.email} />
      </Box>
    </Stack>
  )
}

/** Where a session has ended, the page under the dialog still has its person. */
function addressOf(host: RemoteHost<'auth'>): string {
  const session = host.session.current()
  return session.signedIn ? session.email : ''
}

function textOf({ text, asksForContact }: LoginFailure, host: RemoteHost<'auth'>) {
  if (!asksForContact) return text
  return rich(
    'login.contact',
    { reason: text },
    { contact: (children) => <Link href={host.links.contact}>{children}</Link> },
  )
}
