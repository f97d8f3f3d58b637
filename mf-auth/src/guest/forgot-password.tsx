import { useState } from 'react'
import { object } from 'yup'
import type { RemoteHost } from '@soundleaf/contracts'
import { Text, TextField } from '@soundleaf/ui'
import { FormDialog } from '../form/form-dialog'
import { email } from '../form/rules'
import { TextLink } from '../form/text-link'
import { useForm } from '../form/use-form'
import { t } from '../texts'

const rules = object({ email: email().required() })

interface ForgotPasswordProps {
  readonly host: RemoteHost<'auth'>
  /** What stands in the login form already. */
  readonly typed: string
}

/** The link and its prompt. The answer never tells whether the address has an account. */
export function ForgotPassword({ host, typed }: ForgotPasswordProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <TextLink onClick={() => setOpen(true)}>{t('forgot.title')}</TextLink>
      {isOpen && <Prompt host={host} typed={typed} onClose={() => setOpen(false)} />}
    </>
  )
}

function Prompt({ host, typed, onClose }: ForgotPasswordProps & { readonly onClose: () => void }) {
  const form = useForm({
    initial: { email: typed },
    rules,
    async submit({ email: address }) {
      const outcome = await host.api.call(
        'forgottenPassword',
        { body: { email: address } },
        { reports: 'network' },
      )
      if (outcome.ok) {
        host.toast({
          kind: 'success',
          text: t('forgot.sent'),
          duration_ms: 10_000,
        })
        onClose()
      } else if (outcome.failure.code !== 'NetworkFailure') {
        host.toast({ kind: 'error', text: t('forgot.failed') })
      }
    },
  })
  return (
    <FormDialog form={form} title={t('forgot.title')} submit={t('forgot.submit')} onClose={onClose}>
      <Text color="fg.muted">{t('forgot.text')}</Text>
      <TextField {...form.entry('email')} label={t('field.email')} type="email" autoComplete="username" />
    </FormDialog>
  )
}
