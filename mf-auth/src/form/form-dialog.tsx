import { useId, type ReactNode } from 'react'
import { Button, MessageDialog, Stack } from '@soundleaf/ui'
import { t } from '../texts'
import type { FormFrame } from './use-form'

interface FormDialogProps {
  readonly form: FormFrame
  readonly title: string
  /** What the button says. */
  readonly submit: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form in a dialog, which is sent or left. */
export function FormDialog({ form, title, submit, onClose, children }: FormDialogProps) {
  const id = useId()
  return (
    <MessageDialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="solid" type="submit" form={id} loading={form.isSubmitting}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={id} ref={form.ref} onSubmit={form.onSubmit} noValidate>
        <Stack gap="4">{children}</Stack>
      </form>
    </MessageDialog>
  )
}
