import type { ReactNode } from 'react'
import { Button, Stack } from '@soundleaf/ui'
import { Notice } from './notice'
import type { FormFrame } from './use-form'

interface PageFormProps {
  readonly form: FormFrame
  readonly label: string
  /** What the button says. */
  readonly submit: string
  /** Why it was refused. */
  readonly failure: ReactNode | null
  readonly children: ReactNode
}

/** The form of a page: its fields, what went wrong, and one button. */
export function PageForm({ form, label, submit, failure, children }: PageFormProps) {
  return (
    <form ref={form.ref} onSubmit={form.onSubmit} noValidate aria-label={label}>
      <Stack gap="16px">
        {children}
        {failure !== null && <Notice kind="error">{failure}</Notice>}
        <Button type="submit" variant="solid" size="lg" loading={form.isSubmitting}>
          {submit}
        </Button>
      </Stack>
    </form>
  )
}
