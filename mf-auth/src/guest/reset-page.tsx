import { useEffect, useState } from 'react'
import { object, string } from 'yup'
import type { RemoteHost, RemoteProps } from '@soundleaf/contracts'
import { Box, PasswordField } from '@soundleaf/ui'
import { PageForm } from '../form/page-form'
import { chosenPassword } from '../form/rules'
import { TextLink } from '../form/text-link'
import { useForm } from '../form/use-form'
import { t } from '../texts'
import { GuestPage } from './guest-page'

const rules = object({ email: string(), password: chosenPassword() })

/** A new password by the link of a mail; the first one of an account activates it. */
export function ResetPage({ host, reset }: { host: RemoteHost<'auth'>; reset: RemoteProps['reset'] }) {
  const [failure, setFailure] = useState<string | null>(null)
  const { activates, ...link } = reset ?? { email: '', token: '' }
  const step = activates === true ? 'activate' : 'reset'
  const form = useForm({
    initial: { email: link.email, password: '' },
    rules,
    async submit({ password }, { clear }) {
      if (reset === undefined) return
      setFailure(null)
      const body = { ...link, password }
      const outcome = await host.api.call('changeForgottenPassword', { body }, { reports: 'network' })
      if (outcome.ok) {
        host.toast({ kind: 'success', text: t(`${step}.done`) })
        clear()
        host.navigate('/')
      } else if (outcome.failure.code !== 'NetworkFailure') {
        const { status, message, field } = outcome.failure
        // What is wrong with the password is the server's to say; of a link the specification says it.
        const isSaid = status === null || field === 'password'
        setFailure(isSaid ? message || t('unexpected') : t('reset.failed'))
      }
    },
  })
  const linkIsIncomplete = reset === undefined
  useEffect(() => {
    if (linkIsIncomplete) host.navigate('/')
  }, [host, linkIsIncomplete])
  return (
    <GuestPage title={t(`${step}.title`)} {...(activates === true && { note: t('activate.note') })}>
      <PageForm form={form} label={t(`${step}.title`)} submit={t(`${step}.submit`)} failure={failure}>
        <PasswordField
          {...form.entry('password')}
          label={t(activates === true ? 'field.password' : 'field.newPassword')}
          autoComplete="new-password"
          size="lg"
        />
      </PageForm>
      <Box textAlign="right">
        <TextLink onClick={() => host.navigate('/')}>{t('reset.login')}</TextLink>
      </Box>
    </GuestPage>
  )
}
