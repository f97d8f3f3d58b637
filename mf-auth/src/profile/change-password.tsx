import { useState } from 'react'
import { object, ref, string } from 'yup'
import type { RemoteHost } from '@soundleaf/contracts'
import { Button, PasswordField } from '@soundleaf/ui'
import { FormDialog } from '../form/form-dialog'
import { Notice } from '../form/notice'
import { newPassword, TOO_SHORT } from '../form/rules'
import { serverText } from '../form/server-text'
import { useForm, type FormFrame } from '../form/use-form'

const MISMATCH = 'New password and confirm password do not match'

const PASSWORD_TEXTS = { required: 'New password is required', tooShort: TOO_SHORT }

// The message for the current password is the specification's own (section 5).
const rules = object({
  password: newPassword(PASSWORD_TEXTS),
  newPassword: newPassword(PASSWORD_TEXTS),
  confirm: string()
    .required('Confirm password is required')
    .oneOf([ref('newPassword')], 'Passwords do not match'),
})

/** The button and its dialog. */
export function ChangePassword({ host }: { host: RemoteHost<'auth'> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Change password</Button>
      {isOpen && <ChangePasswordDialog host={host} onClose={() => setOpen(false)} />}
    </>
  )
}

function ChangePasswordDialog({ host, onClose }: { host: RemoteHost<'auth'>; onClose: () => void }) {
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm({
    initial: { password: '', newPassword: '', confirm: '' },
    rules,
    async submit({ password, newPassword }) {
      const outcome = await host.api.call(
        'updatePassword',
        { body: { password, newPassword } },
        { reports: 'network' },
      )
      if (!outcome.ok) {
        if (outcome.failure.code !== 'NetworkFailure')
          setFailure(serverText(outcome.failure) ?? 'Failed to change password')
        return
      }
      await host.ask({
        title: 'Password Changed',
        text: 'Your password has been successfully changed.',
        actions: [{ id: 'ok', label: 'OK', kind: 'primary' }],
      })
      onClose()
    },
  })
  const isMismatched = form.values.confirm !== '' && form.values.newPassword !== form.values.confirm
  const onSubmit: FormFrame['onSubmit'] = (event) => {
    setFailure(isMismatched ? MISMATCH : null)
    form.onSubmit(event)
  }

  return (
    <FormDialog
      form={{ ...form, onSubmit }}
      title="Change password"
      submit="Change password"
      onClose={onClose}
    >
      <PasswordField {...form.entry('password')} label="Current password" autoComplete="current-password" />
      <PasswordField {...form.entry('newPassword')} label="New password" autoComplete="new-password" />
      <PasswordField {...form.entry('confirm')} label="Confirm password" autoComplete="new-password" />
      {failure !== null && <Notice kind="error">{failure}</Notice>}
    </FormDialog>
  )
}
