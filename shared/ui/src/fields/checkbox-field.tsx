import { Checkbox, Field } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FieldError } from './field-frame'

export interface CheckboxFieldProps {
  readonly label: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean
  readonly error?: string | undefined
  readonly name?: string
}

export function CheckboxField({ label, checked, onChange, disabled, error, name }: CheckboxFieldProps) {
  return (
    <Field.Root invalid={error !== undefined} disabled={disabled ?? false} width="auto">
      <Checkbox.Root
        checked={checked}
        {...(name ? { name } : {})}
        onCheckedChange={(change) => onChange(change.checked === true)}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>{label}</Checkbox.Label>
      </Checkbox.Root>
      {error !== undefined && <FieldError>{error}</FieldError>}
    </Field.Root>
  )
}
