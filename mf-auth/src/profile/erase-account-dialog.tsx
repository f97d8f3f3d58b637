import { useState } from 'react'
import { object, string } from 'yup'
import type { RemoteHost } from '@soundleaf/contracts'
import { PasswordField, Text } from '@soundleaf/ui'
import { FormDialog } from '../form/form-dialog'
import { Notice } from '../form/notice'
import { serverText } from '../form/server-text'
import { useForm } from '../form/use-form'
import { t } from '../texts'

const rules = object({ password: string().required() })

/** Says what erasing means, asks for the password, and leaves the page with the account. */
export function EraseAccountDialog({ host, onClose }: { host: RemoteHost<'auth'>; onClose: () => void }) {
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm({
    initial: { password: '' },
    rules,
    async submit(body) {
      setFailure(null)
      const outcome = await host.api.call('eraseAccount', { body }, { reports: 'network' })
      if (outcome.ok) await host.session.logOut?.()
      else if (outcome.failure.code !== 'NetworkFailure')
        setFailure(serverText(outcome.failure) ?? t('erase.failed'))
    },
  })
  return (
    <FormDialog form={form} title={t('erase.title')} submit={t('erase.submit')} isDanger onClose={onClose}>
      <Text>{t('erase.what')}</Text>
      <Text color="fg.muted">{t('erase.later')}</Text>
      <PasswordField
        {...form.entry('password')}
        label={t('field.currentPassword')}
        autoComplete="current-password"
      />
      {failure !== null && <Notice kind="error">{failure}</Notice>}
    </FormDialog>
  )
}
