import { useFormik } from 'formik'
import { useRef, useState, type FormEvent } from 'react'
import { object } from 'yup'
import { NEW_PROJECT_TYPES, type RemoteHost } from '@soundleaf/contracts'
import { licenceText } from '@soundleaf/messages/account'
import { useTopic } from '@soundleaf/federation'
import { formatNumber, keptName } from '@soundleaf/texts'
import { Box, Button, MessageDialog, Stack, Text, TextField, useActionKeys } from '@soundleaf/ui'
import { t } from '../texts'
import { MAX_LENGTH, nameLength, nameRule } from './name-rule'
import { beginningOf, TypeChoice, type Choice } from './type-choice'

const rules = object({ name: nameRule })

interface NewProjectFormProps {
  readonly host: RemoteHost<'projects'>
  /** The way out, where the form stands in a dialog. */
  readonly onCancel?: () => void
}

/** The form for a new project: its name and what it begins with. */
export function NewProjectForm({ host, onCancel }: NewProjectFormProps) {
  const session = useTopic(host.events, 'shell/session-changed')
  const nameField = useRef<HTMLInputElement>(null)
  const form = useFormik<{ name: string; choice: Choice }>({
    initialValues: { name: '', choice: NEW_PROJECT_TYPES[0] },
    validationSchema: rules,
    onSubmit({ name, choice }) {
      const beginning = beginningOf(choice)
      host.events.publish('projects/new-requested', { name: keptName(name), ...beginning })
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
    <form onSubmit={(event) => void onSubmit(event)} noValidate aria-label={t('new.title')}>
      <Stack gap="16px">
        <TextField
          ref={nameField}
          data-autofocus
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
        <TypeChoice
          value={form.values.choice}
          onChange={(choice) => void form.setFieldValue('choice', choice)}
        />
        <Box display="flex" flexWrap="wrap" alignItems="center" gap="12px">
          <Text textStyle="xs" color="fg.muted" marginRight="auto">
            {session?.signedIn === true && licenceText(session.licence, session.trialExpiryText)}
          </Text>
          {onCancel && (
            <Button variant="ghost" onClick={onCancel}>
              {t('new.cancel')}
            </Button>
          )}
          <Button type="submit" variant="solid">
            {t('new.create')}
          </Button>
        </Box>
      </Stack>
    </form>
  )
}

/** The button for a new project, and its dialog. A key opens it as well. */
export function NewProject({ host }: { host: RemoteHost<'projects'> }) {
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  useActionKeys([{ id: 'new', label: t('new.title'), keys: 'newProject', isAllowed: true, run: open }])
  return (
    <>
      <Button variant="solid" icon="add" aria-keyshortcuts="N" onClick={open}>
        {t('new.title')}
      </Button>
      {isOpen && (
        <MessageDialog title={t('new.title')} size="md" actions={null} onClose={() => setOpen(false)}>
          <NewProjectForm host={host} onCancel={() => setOpen(false)} />
        </MessageDialog>
      )}
    </>
  )
}
