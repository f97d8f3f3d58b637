import { useState } from 'react'
import { object, ref, string } from 'yup'
import type { RemoteHost } from '@soundleaf/contracts'
import { Button, PasswordField } from '@soundleaf/ui'
import { FormDialog } from '../form/form-dialog'
import { Notice } from '../form/notice'
import { chosenPassword, newPassword, passwordShort } from '../form/rules'
import { serverText } from '../form/server-text'
import { useForm, type FormFrame } from '../form/use-form'
import { t } from '../texts'

const PASSWORD_TEXTS = { required: () => t('password.required'), tooShort: passwordShort }

// The message for the current password is the specification's own (section 5).
const rules = object({
  email: string(),
  password: newPassword(PASSWORD_TEXTS),
  newPassword: chosenPassword(PASSWORD_TEXTS).test(
    'unchanged',
    () => t('rule.passwordUnchanged'),
    (chosen, { parent }) => !chosen || chosen !== (parent as { readonly password: string }).password,
  ),
  confirm: string()
    .required(() => t('password.confirmRequired'))
    .oneOf([ref('newPassword')], () => t('password.differs')),
})

/** The button and its dialog. */
export function ChangePassword({ host }: { host: RemoteHost<'auth'> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('password.title')}</Button>
      {isOpen && <ChangePasswordDialog host={host} onClose={() => setOpen(false)} />}
    </>
  )
}

function ChangePasswordDialog({ host, onClose }: { host: RemoteHost<'auth'>; onClose: () => void }) {
  const [failure, setFailure] = useState<string | null>(null)
  const session = host.session.current()
  const form = useForm({
    initial: { email: session.signedIn ? session.email : '', password: '', newPassword: '', confirm: '' },
    rules,
    async submit({ password, newPassword }) {
      const outcome = await host.api.call(
        'updatePassword',
        { body: { password, newPassword } },
        { reports: 'network' },
      )
      if (!outcome.ok) {
        if (outcome.failure.code !== 'NetworkFailure')
          setFailure(serverText(outcome.failure) ?? t('password.failed'))
        return
      }
      await host.ask({
        title: t('password.done.title'),
        text: t('password.done.text'),
        actions: [{ id: 'ok', label: t('password.done.ok'), kind: 'primary' }],
      })
      onClose()
    },
  })
  const isMismatched = form.values.confirm !== '' && form.values.newPassword !== form.values.confirm
  const onSubmit: FormFrame['onSubmit'] = (event) => {
    setFailure(isMismatched ? t('password.mismatch') : null)
    form.onSubmit(event)
  }

  return (
    <FormDialog
      form={{ ...form, onSubmit }}
      title={t('password.title')}
      submit={t('password.submit')}
      onClose={onClose}
    >
      <PasswordField
        {...form.entry('password')}
        label={t('field.currentPassword')}
        autoComplete="current-password"
      />
      <PasswordField
        {...form.entry('newPassword')}
        label={t('field.newPassword')}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.entry('confirm')}
        label={t('field.confirmPassword')}
        autoComplete="new-password"
      />
      {failure !== null && <Notice kind="error">{failure}</Notice>}
    </FormDialog>
  )
}
