import { useState } from 'react'
import { object, string } from 'yup'
import type { PasskeyCreation, RemoteHost } from '@soundleaf/contracts'
import { PasswordField, Text, TextField } from '@soundleaf/ui'
import { FormDialog } from '../form/form-dialog'
import { Notice } from '../form/notice'
import { serverText } from '../form/server-text'
import { useForm } from '../form/use-form'
import { CodeField } from '../second-factor/code-field'
import { makePasskey } from '../second-factor/passkey'
import { t } from '../texts'

interface AddPasskeyDialogProps {
  readonly host: RemoteHost<'auth'>
  readonly onClose: () => void
}

const LONGEST_NAME = 100
const rules = object({
  name: string().trim().required(),
  password: string().required(),
  code: string().required(),
})

/** Asks who it is and what the passkey is called, and lets the browser make it. */
export function AddPasskeyDialog({ host, onClose }: AddPasskeyDialogProps) {
  const [failure, setFailure] = useState<string | null>(null)
  // The code is used up by then: to try the browser's part again needs none.
  const [begun, setBegun] = useState<PasskeyCreation | null>(null)
  const form = useForm({
    initial: { name: '', password: '', code: '' },
    rules,
    async submit({ name, password, code }) {
      setFailure(null)
      const creation = begun ?? (await begin({ password, code }))
      if (creation === null) return
      const passkey = await makePasskey(creation)
      if (passkey === null || passkey === 'known')
        return setFailure(t(passkey === null ? 'passkey.notMade' : 'passkey.known'))
      const body = { name, passkey }
      const outcome = await host.api.call('confirmPasskey', { body }, { reports: 'network' })
      if (outcome.ok) {
        host.toast({ kind: 'success', text: t('passkey.added') })
        return onClose()
      }
      setBegun(null)
      if (outcome.failure.code !== 'NetworkFailure')
        setFailure(serverText(outcome.failure) ?? t('factor.failed'))
    },
  })

  async function begin(body: { password: string; code: string }): Promise<PasskeyCreation | null> {
    const outcome = await host.api.call('beginPasskey', { body }, { reports: 'network' })
    if (outcome.ok) {
      setBegun(outcome.value.creation)
      return outcome.value.creation
    }
    if (outcome.failure.code !== 'NetworkFailure')
      setFailure(serverText(outcome.failure) ?? t('factor.failed'))
    return null
  }

  return (
    <FormDialog form={form} title={t('passkey.add')} submit={t('factor.next')} onClose={onClose}>
      <Text>{t('passkey.who')}</Text>
      <TextField
        {...form.entry('name')}
        label={t('passkey.name')}
        note={t('passkey.nameNote')}
        maxLength={LONGEST_NAME}
      />
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
