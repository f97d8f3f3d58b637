import { useFormik } from 'formik'
import { useRef, type FormEvent } from 'react'
import { object } from 'yup'
import { NEW_PROJECT_TYPES, type RemoteHost, type StructureType } from '@soundleaf/contracts'
import { licenceText } from '@soundleaf/messages/account'
import { useTopic } from '@soundleaf/federation'
import { formatNumber } from '@soundleaf/texts'
import { Box, Button, Heading, Stack, Text, TextField } from '@soundleaf/ui'
import { t } from '../texts'
import { MAX_LENGTH, nameLength, nameRule } from './name-rule'
import { TypeChoice } from './type-choice'

const rules = object({ name: nameRule })

/** The form for a new project: its name and structure type. */
export function NewProject({ host }: { host: RemoteHost<'projects'> }) {
  const session = useTopic(host.events, 'shell/session-changed')
  const nameField = useRef<HTMLInputElement>(null)
  const form = useFormik<{ name: string; type: StructureType }>({
    initialValues: { name: '', type: NEW_PROJECT_TYPES[0] },
    validationSchema: rules,
    onSubmit({ name, type }) {
      host.events.publish('projects/new-requested', { name: name.normalize('NFC').trim(), type })
    },
  })
  const error = form.touched.name === true ? form.errors.name : undefined

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const { name } = await form.validateForm()
    if (name !== undefined) nameField.current?.focus()
    await form.submitForm()
  }

  return (
    <Box
      as="section"
      aria-label={t('new.title')}
      bg="bg"
      border="1px solid"
      borderColor="border"
      borderRadius="l3"
      padding="20px"
    >
      <form onSubmit={(event) => void onSubmit(event)} noValidate>
        <Stack gap="16px">
          <Heading as="h2" size="lg">
            {t('new.title')}
          </Heading>
          <TextField
            ref={nameField}
            name="name"
            label={t('new.name')}
            value={form.values.name}
            error={error}
            note={t('new.length', {
              length: formatNumber(nameLength(form.values.name)),
              limit: formatNumber(MAX_LENGTH),
            })}
            autoComplete="off"
            onChange={(name) => void form.setFieldValue('name', name)}
            onBlur={form.handleBlur}
          />
          <TypeChoice value={form.values.type} onChange={(type) => void form.setFieldValue('type', type)} />
          <Box display="flex" alignItems="center" gap="12px">
            <Button type="submit" variant="solid">
              {t('new.create')}
            </Button>
            <Text textStyle="xs" color="fg.muted">
              {session?.signedIn === true && licenceText(session.licence, session.trialExpiryText)}
            </Text>
          </Box>
        </Stack>
      </form>
    </Box>
  )
}
