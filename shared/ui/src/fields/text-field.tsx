import { Input, type InputProps } from '@chakra-ui/react'
import { cutText } from '@soundleaf/texts'
import type { Ref } from 'react'
import { FieldFrame, type FieldFrameProps } from './field-frame'

export interface TextFieldProps
  extends FieldFrameProps,
    Omit<InputProps, keyof FieldFrameProps | 'type' | 'onChange' | 'maxLength'> {
  readonly ref?: Ref<HTMLInputElement>
  readonly value: string
  readonly onChange: (text: string) => void
  /** In code points, as the server counts; the browser's own attribute counts a picture as two. */
  readonly maxLength?: number | undefined
  readonly type?: 'text' | 'email' | 'search'
}

export function TextField({
  label,
  error,
  note,
  disabled,
  readOnly,
  required,
  maxLength = Infinity,
  onChange,
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame {...{ label, error, note, disabled, readOnly, required }}>
      <Input {...input} onChange={(event) => onChange(cutText(event.target.value, maxLength))} />
    </FieldFrame>
  )
}
