import { useState } from 'react'
import { object, string } from 'yup'
import type { BeginSecondFactorAnswer, RemoteHost } from '@soundleaf/contracts'
import { PasswordField, Text } from '@soundleaf/ui'
import { FormDialog } from '../form/form-dialog'
import { Notice } from '../form/notice'
import { serverText } from '../form/server-text'
import { useForm } from '../form/use-form'
import { BegunFactor } from '../second-factor/begun-factor'
import { CodeField } from '../second-factor/code-field'
import { t } from '../texts'

interface SetUpFactorDialogProps {
  readonly host: RemoteHost<'auth'>
  /** There is one, which holds until the new one has made its first code. */
  readonly replaces: boolean
  readonly onClose: () => void
}

/** Asks who it is, shows what the app needs, and takes its first code. */
export function SetUpFactorDialog({ host, replaces, onClose }: SetUpFactorDialogProps) {
  const [begun, setBegun] = useState<BeginSecondFactorAnswer | null>(null)
  return begun === null ? (
    <WhoDialog host={host} replaces={replaces} onClose={onClose} onBegun={setBegun} />
  ) : (
    <FirstCodeDialog host={host} begun={begun} onClose={onClose} />
  )
}

interface WhoDialogProps extends SetUpFactorDialogProps {
  readonly onBegun: (begun: BeginSecondFactorAnswer) => void
}

const whoRules = (replaces: boolean) =>
  object({ password: string().required(), code: replaces ? string().required() : string() })

function WhoDialog({ host, replaces, onClose, onBegun }: WhoDialogProps) {
  const [failure, setFailure] = useState<string | null>(null)
  const session = host.session.current()
  const username = session.signedIn ? session.email : ''
  const form = useForm({
    initial: { password: '', code: '' },
    rules: whoRules(replaces),
    async submit({ password, code }) {
      setFailure(null)
      const body = { username, password, ...(replaces && { code }) }
      const outcome = await host.api.call('beginSecondFactor', { body }, { reports: 'network' })
      if (outcome.ok) return onBegun(outcome.value)
      const { code: kind, reason } = outcome.failure
      if (kind === 'NetworkFailure') return
      // The page says of a password what its other dialogs say; a refused login speaks of the address as well.
      const isPassword = kind === 'InvalidCredentials' && reason === undefined
      setFailure(isPassword ? t('factor.passwordWrong') : (serverText(outcome.failure) ?? t('factor.failed')))
    },
  })
  return (
    <FormDialog form={form} title={t('factor.setUp')} submit={t('factor.next')} onClose={onClose}>
      <Text>{t(replaces ? 'factor.whoReplaces' : 'factor.who')}</Text>
      <PasswordField
        {...form.entry('password')}
        label={t('field.currentPassword')}
        autoComplete="current-password"
      />
      {replaces && <CodeField entry={form.entry('code')} label={t('factor.code')} />}
      {failure !== null && <Notice kind="error">{failure}</Notice>}
    </FormDialog>
  )
}

interface FirstCodeDialogProps extends Pick<SetUpFactorDialogProps, 'host' | 'onClose'> {
  readonly begun: BeginSecondFactorAnswer
}

const codeRules = object({ code: string().required() })

function FirstCodeDialog({ host, begun, onClose }: FirstCodeDialogProps) {
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm({
    initial: { code: '' },
    rules: codeRules,
    async submit(body) {
      setFailure(null)
      const outcome = await host.api.call('confirmSecondFactor', { body }, { reports: 'network' })
      if (outcome.ok) {
        host.toast({ kind: 'success', text: t('factor.isOn') })
        onClose()
      } else if (outcome.failure.code !== 'NetworkFailure') {
        setFailure(serverText(outcome.failure) ?? t('factor.failed'))
      }
    },
  })
  return (
    <FormDialog form={form} title={t('factor.setUp')} submit={t('factor.switchOn')} onClose={onClose}>
      <BegunFactor begun={begun} />
      <CodeField entry={form.entry('code')} label={t('factor.firstCode')} />
      {failure !== null && <Notice kind="error">{failure}</Notice>}
    </FormDialog>
  )
}
