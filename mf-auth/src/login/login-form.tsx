import { useState } from 'react'
import { object, string } from 'yup'
import type { RemoteHost } from '@soundleaf/contracts'
import { Box, Button, Link, PasswordField, Stack, TextField } from '@soundleaf/ui'
import { Notice } from '../form/notice'
import { email } from '../form/rules'
import { useForm } from '../form/use-form'
import { ForgotPassword } from './forgot-password'
import { loginFailure, type LoginFailure } from './login-failure'

const rules = object({ email: email().required(), password: string().required() })

/** Email and password. What follows a login is the shell's: it routes, or takes the dialog away. */
export function LoginForm({ host }: { host: RemoteHost<'auth'> }) {
  const [failure, setFailure] = useState<LoginFailure | null>(null)
  const form = useForm({
    initial: { email: '', password: '' },
    rules,
    async submit(credentials) {
      setFailure(null)
      const outcome = await host.api.login(credentials)
      if (!outcome.ok) setFailure(loginFailure(outcome.failure))
    },
  })
  return (
    <Stack gap="16px">
      <form ref={form.ref} onSubmit={form.onSubmit} noValidate aria-label="Log in">
        <Stack gap="16px">
          <TextField {...form.entry('email')} label="Email" type="email" autoComplete="username" size="lg" />
          <PasswordField
            {...form.entry('password')}
            label="Password"
            autoComplete="current-password"
            size="lg"
          />
          {failure !== null && (
            <Notice kind="error">
              {failure.text}
              {failure.asksForContact && (
                <>
                  {' '}
                  <Link href={host.links.contact}>Contact us</Link>
                </>
              )}
            </Notice>
          )}
          <Button type="submit" variant="solid" size="lg" loading={form.isSubmitting}>
            Log in
          </Button>
        </Stack>
      </form>
      <Box textAlign="right">
        <ForgotPassword host={host} typed={form.values.email} />
      </Box>
    </Stack>
  )
}
