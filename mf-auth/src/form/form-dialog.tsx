import { useId, type ReactNode } from 'react'
import { Button, MessageDialog, Stack } from '@soundleaf/ui'
import { t } from '../texts'
import type { FormFrame } from './use-form'

interface FormDialogProps {
  readonly form: FormFrame
  readonly title: string
  /** What the button says. */
  readonly submit: string
  /** What it does cannot be taken back. */
  readonly isDanger?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form in a dialog, which is sent or left. */
export function FormDialog({ form, title, submit, isDanger = false, onClose, children }: FormDialogProps) {
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
          <Button
            {...(isDanger ? { danger: true } : { variant: 'solid' as const })}
            type="submit"
            form={id}
            loading={form.isSubmitting}
          >
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
