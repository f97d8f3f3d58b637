import { useState } from 'react'
import { object, string } from 'yup'
import { API_SCOPES, type ApiScope, type MakeApiKeyAnswer, type RemoteHost } from '@soundleaf/contracts'
import { CheckboxField, chakra, PasswordField, SelectField, Stack, Text, TextField } from '@soundleaf/ui'
import { FormDialog } from '../form/form-dialog'
import { Notice } from '../form/notice'
import { serverText } from '../form/server-text'
import { useForm } from '../form/use-form'
import { t } from '../texts'

interface MakeApiKeyDialogProps {
  readonly host: RemoteHost<'auth'>
  readonly onClose: () => void
  readonly onMade: (made: MakeApiKeyAnswer) => void
}

const LONGEST_NAME = 100
const DAYS = ['7', '30', '90', '365'] as const
const rules = object({
  name: string().trim().required(),
  password: string().required(),
})

/** Asks what a key is for and for how long, and who it is that makes it. */
export function MakeApiKeyDialog({ host, onClose, onMade }: MakeApiKeyDialogProps) {
  const [scopes, setScopes] = useState<readonly ApiScope[]>(['Calculate', 'Batches'])
  const [days, setDays] = useState<(typeof DAYS)[number]>('90')
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm({
    initial: { name: '', password: '' },
    rules,
    async submit({ name, password }) {
      if (scopes.length === 0) return setFailure(t('key.scopeMissing'))
      setFailure(null)
      const body = { name: name.trim(), password, scopes: [...scopes], days: Number(days) }
      const outcome = await host.api.call('makeApiKey', { body }, { reports: 'network' })
      if (outcome.ok) return onMade(outcome.value)
      if (outcome.failure.code !== 'NetworkFailure')
        setFailure(serverText(outcome.failure) ?? t('key.failed'))
    },
  })

  return (
    <FormDialog form={form} title={t('key.make')} submit={t('key.submit')} onClose={onClose}>
      <Text>{t('key.who')}</Text>
      <TextField
        {...form.entry('name')}
        label={t('key.name')}
        note={t('key.nameNote')}
        maxLength={LONGEST_NAME}
      />
      <chakra.fieldset>
        <chakra.legend textStyle="sm" fontWeight="medium" marginBottom="8px">
          {t('key.scopes')}
        </chakra.legend>
        <Stack gap="2">
          {API_SCOPES.map((scope) => (
            <CheckboxField
              key={scope}
              label={t(`key.scopeLong.${scope}`)}
              checked={scopes.includes(scope)}
              onChange={(isChosen) =>
                setScopes(API_SCOPES.filter((one) => (one === scope ? isChosen : scopes.includes(one))))
              }
            />
          ))}
        </Stack>
      </chakra.fieldset>
      <SelectField
        label={t('key.days')}
        value={days}
        choices={DAYS.map((value) => ({ value, label: t('key.dayCount', { count: Number(value) }) }))}
        onChange={setDays}
      />
      <PasswordField
        {...form.entry('password')}
        label={t('field.currentPassword')}
        autoComplete="current-password"
      />
      {failure !== null && <Notice kind="error">{failure}</Notice>}
    </FormDialog>
  )
}
