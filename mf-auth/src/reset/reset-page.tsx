import { useEffect, useState } from 'react'
import { object } from 'yup'
import type { RemoteHost, RemoteProps } from '@soundleaf/contracts'
import { Box, PasswordField } from '@soundleaf/ui'
import { DoorPage } from '../door/door-page'
import { DoorForm } from '../form/door-form'
import { newPassword } from '../form/rules'
import { TextLink } from '../form/text-link'
import { useForm } from '../form/use-form'

const rules = object({ password: newPassword() })

/** A new password by the link of a mail. */
export function ResetPage({ host, reset }: { host: RemoteHost<'auth'>; reset: RemoteProps['reset'] }) {
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm({
    initial: { password: '' },
    rules,
    async submit({ password }, { clear }) {
      if (reset === undefined) return
      setFailure(null)
      const body = { ...reset, password }
      const outcome = await host.api.call('changeForgottenPassword', { body }, { reports: 'network' })
      if (outcome.ok) {
        host.toast({ kind: 'success', text: 'Your password was successfully changed' })
        clear()
        host.navigate('/')
      } else if (outcome.failure.code !== 'NetworkFailure') {
        const { status, message } = outcome.failure
        setFailure(
          status === null
            ? message || 'An unexpected error occurred.'
            : 'An unexpected error occurred when changing your password.',
        )
      }
    },
  })
  const linkIsIncomplete = reset === undefined
  useEffect(() => {
    if (linkIsIncomplete) host.navigate('/')
  }, [host, linkIsIncomplete])
  return (
    <DoorPage title="Set a new password">
      <DoorForm form={form} label="Set a new password" submit="Set password" failure={failure}>
        <PasswordField
          {...form.entry('password')}
          label="New password"
          autoComplete="new-password"
          size="lg"
        />
      </DoorForm>
      <Box textAlign="right">
        <TextLink onClick={() => host.navigate('/')}>Log in</TextLink>
      </Box>
    </DoorPage>
  )
}
