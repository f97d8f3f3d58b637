import { useState } from 'react'
import { boolean, object, ref } from 'yup'
import type { RemoteHost } from '@soundleaf/contracts'
import { CheckboxField, Link, PasswordField, Text, TextField } from '@soundleaf/ui'
import { DoorPage } from '../door/door-page'
import { DoorForm } from '../form/door-form'
import { email, newPassword, TOO_SHORT } from '../form/rules'
import { serverText } from '../form/server-text'
import { TextLink } from '../form/text-link'
import { useForm } from '../form/use-form'

const rules = object({
  email: email().required(),
  confirmEmail: email()
    .required()
    .oneOf([ref('email')], 'The emails must match'),
  password: newPassword({ tooShort: TOO_SHORT }),
  confirmPassword: newPassword({ tooShort: TOO_SHORT }).oneOf([ref('password')], 'The passwords must match'),
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
        const isOfRequest = outcome.failure.status !== null
        setFailure(
          serverText(outcome.failure) ??
            (isOfRequest ? 'An unexpected error occurred when signing up.' : 'An unexpected error occurred.'),
        )
      }
    },
  })
  return (
    <DoorPage title="Free trial" note="30 days, with every structure type.">
      <DoorForm form={form} label="Sign up" submit="Sign up for a free trial" failure={failure}>
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
      </DoorForm>
      <Text textStyle="sm" textAlign="center">
        Already have an account? <TextLink onClick={() => host.navigate('/')}>Log in</TextLink>
      </Text>
    </DoorPage>
  )
}
