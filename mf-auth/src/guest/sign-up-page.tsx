import { useState } from 'react'
import { boolean, object, ref } from 'yup'
import type { RemoteHost } from '@soundleaf/contracts'
import { CheckboxField, Link, PasswordField, Text, TextField } from '@soundleaf/ui'
import { PageForm } from '../form/page-form'
import { chosenPassword, email, newPassword, passwordShort } from '../form/rules'
import { serverText } from '../form/server-text'
import { TextLink } from '../form/text-link'
import { useForm } from '../form/use-form'
import { rich, t } from '../texts'
import { GuestPage } from './guest-page'

const rules = object({
  email: email().required(),
  confirmEmail: email()
    .required()
    .oneOf([ref('email')], () => t('signUp.emailsDiffer')),
  password: chosenPassword({ tooShort: passwordShort }),
  confirmPassword: newPassword({ tooShort: passwordShort }).oneOf([ref('password')], () =>
    t('signUp.passwordsDiffer'),
  ),
  terms: boolean().oneOf([true], () => t('signUp.termsRefused')),
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
        host.toast({ kind: 'success', text: t('signUp.done') })
        clear()
        host.navigate('/')
      } else if (outcome.failure.code !== 'NetworkFailure') {
        const isOfRequest = outcome.failure.status !== null
        setFailure(serverText(outcome.failure) ?? t(isOfRequest ? 'signUp.failed' : 'unexpected'))
      }
    },
  })
  return (
    <GuestPage title={t('signUp.title')} note={t('signUp.note')}>
      <PageForm form={form} label={t('signUp.form')} submit={t('signUp.submit')} failure={failure}>
        <TextField
          {...form.entry('email')}
          label={t('field.email')}
          type="email"
          autoComplete="email"
          size="lg"
        />
        <TextField
          {...form.entry('confirmEmail')}
          label={t('field.confirmEmail')}
          type="email"
          autoComplete="email"
          size="lg"
        />
        <PasswordField
          {...form.entry('password')}
          label={t('field.password')}
          autoComplete="new-password"
          size="lg"
        />
        <PasswordField
          {...form.entry('confirmPassword')}
          label={t('field.confirmPassword')}
          autoComplete="new-password"
          size="lg"
        />
        <CheckboxField
          name="terms"
          checked={form.values.terms}
          onChange={(checked) => form.set('terms', checked)}
          error={form.error('terms')}
          label={rich(
            'signUp.terms',
            {},
            {
              // In a tab of its own: what is typed here stays.
              terms: (children) => (
                <Link href={host.links.terms} target="_blank" rel="noopener noreferrer">
                  {children}
                </Link>
              ),
            },
          )}
        />
      </PageForm>
      <Text textStyle="sm" textAlign="center">
        {rich(
          'signUp.login',
          {},
          { login: (children) => <TextLink onClick={() => host.navigate('/')}>{children}</TextLink> },
        )}
      </Text>
    </GuestPage>
  )
}
