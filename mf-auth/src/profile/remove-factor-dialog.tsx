import { useState } from 'react'
import { object, string } from 'yup'
import type { RemoteHost } from '@soundleaf/contracts'
import { PasswordField, Text } from '@soundleaf/ui'
import { FormDialog } from '../form/form-dialog'
import { Notice } from '../form/notice'
import { serverText } from '../form/server-text'
import { useForm } from '../form/use-form'
import { CodeField } from '../second-factor/code-field'
import { t } from '../texts'

interface RemoveFactorDialogProps {
  readonly host: RemoteHost<'auth'>
  readonly onClose: () => void
}

const rules = object({ password: string().required(), code: string().required() })

/** Takes the second factor away, which asks for both. */
export function RemoveFactorDialog({ host, onClose }: RemoveFactorDialogProps) {
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm({
    initial: { password: '', code: '' },
    rules,
    async submit(body) {
      setFailure(null)
      const outcome = await host.api.call('removeSecondFactor', { body }, { reports: 'network' })
      if (outcome.ok) {
        host.toast({ kind: 'success', text: t('factor.isOff') })
        onClose()
      } else if (outcome.failure.code !== 'NetworkFailure') {
        setFailure(serverText(outcome.failure) ?? t('factor.failed'))
      }
    },
  })
  return (
    <FormDialog form={form} title={t('factor.remove')} submit={t('factor.remove')} isDanger onClose={onClose}>
      <Text>{t('factor.removeWhat')}</Text>
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
