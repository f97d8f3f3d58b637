import { useState } from 'react'
import { boolean, object, ref } from 'yup'
import type { RemoteHost } from '@soundleaf/contracts'
import { Button, CheckboxField, Link, PasswordField, Stack, TextField } from '@soundleaf/ui'
import { FormCard } from '../form/form-card'
import { Notice } from '../form/notice'
import { email, newPassword, REQUIRED } from '../form/rules'
import { useForm } from '../form/use-form'

const rules = object({
  email: email().required(REQUIRED),
  confirmEmail: email()
    .required(REQUIRED)
    .oneOf([ref('email')], 'The emails must match'),
  password: newPassword(),
  confirmPassword: newPassword().oneOf([ref('password')], 'The passwords must match'),
  terms: boolean().oneOf([true], 'Please agree to the terms and conditions to sign up'),
})

/** A new account: a Free Trial of 30 days. */
export function SignUpPage({ host }: { host: RemoteHost<'auth'> }) {
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm({
    initial: { email: '', confirmEmail: '', password: '', confirmPassword: '', terms: false },
    rules,
    async submit({ terms: _, ...body }, { clear }) {
      setFailure(null)
      const outcome = await host.api.call('signUp', { body }, { reports: 'network' })
      if (outcome.ok) {
        host.toast({ kind: 'success', text: 'Sign up successful. You can now sign in to your account.' })
        clear()
        host.navigate('/')
      } else if (outcome.failure.code !== 'NetworkFailure') {
        const { message, status } = outcome.failure
        const unnamed =
          status === null ? 'An unexpected error occurred.' : 'An unexpected error occurred when signing up.'
        setFailure(message === '' ? unnamed : message)
      }
    },
  })
  return (
    <FormCard title="Sign up for a free trial" back={{ label: 'Log in', go: () => host.navigate('/') }}>
      <form ref={form.ref} onSubmit={form.onSubmit} noValidate aria-label="Sign up">
        <Stack gap="16px">
          <TextField {...form.entry('email')} label="Email" type="email" autoComplete="email" size="lg" />
          <TextField
            {...form.entry('confirmEmail')}
            label="Confirm email"
            type="email"
            autoComplete="email"
            size="lg"
          />
          <PasswordField {...form.entry('password')} label="Password" autoComplete="new-password" size="lg" />
          <PasswordField
            {...form.entry('confirmPassword')}
            label="Confirm password"
            autoComplete="new-password"
            size="lg"
          />
          <CheckboxField
            name="terms"
            checked={form.values.terms}
            onChange={(checked) => form.set('terms', checked)}
            error={form.error('terms')}
            label={
              <>
                I agree to the <Link href={host.links.terms}>terms and conditions</Link>
              </>
            }
          />
          {failure !== null && <Notice kind="error">{failure}</Notice>}
          <Button type="submit" variant="solid" size="lg" loading={form.isSubmitting}>
            Sign up for a free trial
          </Button>
        </Stack>
      </form>
    </FormCard>
  )
}
