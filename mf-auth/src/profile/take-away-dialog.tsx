import { useState } from 'react'
import { object, string } from 'yup'
import type { Outcome, RemoteHost } from '@soundleaf/contracts'
import { PasswordField, Text } from '@soundleaf/ui'
import { FormDialog } from '../form/form-dialog'
import { Notice } from '../form/notice'
import { serverText } from '../form/server-text'
import { useForm } from '../form/use-form'
import { CodeField } from '../second-factor/code-field'
import { t } from '../texts'

interface TakeAwayDialogProps {
  readonly host: RemoteHost<'auth'>
  readonly title: string
  readonly text: string
  /** What the button says. */
  readonly action: string
  /** What is said once it is done, where the page does not show it. */
  readonly done?: string
  readonly takeAway: (proof: {
    readonly password: string
    readonly code: string
  }) => Promise<Outcome<unknown>>
  readonly onClose: () => void
}

const rules = object({ password: string().required(), code: string().required() })

/** Takes a part of the login away, which asks for password and code. */
export function TakeAwayDialog({ host, title, text, action, done, takeAway, onClose }: TakeAwayDialogProps) {
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm({
    initial: { password: '', code: '' },
    rules,
    async submit(proof) {
      setFailure(null)
      const outcome = await takeAway(proof)
      if (outcome.ok) {
        if (done !== undefined) host.toast({ kind: 'success', text: done })
        onClose()
      } else if (outcome.failure.code !== 'NetworkFailure') {
        setFailure(serverText(outcome.failure) ?? t('factor.failed'))
      }
    },
  })
  return (
    <FormDialog form={form} title={title} submit={action} isDanger onClose={onClose}>
      <Text>{text}</Text>
      <PasswordField
        {...form.entry('password')}
        label={t('field.currentPassword')}
        autoComplete="current-password"
      />
      <CodeField entry={form.entry('code')} label={t('factor.code')} />
      {failure !== null && <Notice kind="error">{failure}</Notice>}
    </FormDialog>
  )
}
