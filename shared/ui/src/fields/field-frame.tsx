import { Field } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Icon } from '../icons/icon'

export interface FieldFrameProps {
  readonly label: string
  /** Shown under the field, and announced. */
  readonly error?: string | undefined
  /** A quiet line under the field; an error takes its place. */
  readonly note?: ReactNode
  readonly disabled?: boolean | undefined
  readonly readOnly?: boolean | undefined
  readonly required?: boolean | undefined
}

/** Label, field, message: what every form field stands in. */
export function FieldFrame({
  label,
  error,
  note,
  children,
  ...states
}: FieldFrameProps & { readonly children: ReactNode }) {
  return (
    <Field.Root invalid={error !== undefined} {...states}>
      <Field.Label>{label}</Field.Label>
      {children}
      {error !== undefined && <FieldError>{error}</FieldError>}
      {error === undefined && note !== undefined && <Field.HelperText>{note}</Field.HelperText>}
    </Field.Root>
  )
}

export function FieldError({ children }: { readonly children: ReactNode }) {
  return (
    <Field.ErrorText>
      <Icon name="error" size={14} />
      <span>{children}</span>
    </Field.ErrorText>
  )
}
