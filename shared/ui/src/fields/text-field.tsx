import { Input, type InputProps } from '@chakra-ui/react'
import type { Ref } from 'react'
import { FieldFrame, type FieldFrameProps } from './field-frame'

export interface TextFieldProps
  extends FieldFrameProps,
    Omit<InputProps, keyof FieldFrameProps | 'type' | 'onChange'> {
  readonly ref?: Ref<HTMLInputElement>
  readonly value: string
  readonly onChange: (text: string) => void
  readonly type?: 'text' | 'email' | 'search'
}

export function TextField({
  label,
  error,
  note,
  disabled,
  readOnly,
  required,
  onChange,
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame {...{ label, error, note, disabled, readOnly, required }}>
      <Input {...input} onChange={(event) => onChange(event.target.value)} />
    </FieldFrame>
  )
}
