import { Box, Input, type InputProps } from '@chakra-ui/react'
import { type Ref, useState } from 'react'
import { IconButton } from '../buttons/icon-button'
import { t } from '../texts'
import { FieldFrame, type FieldFrameProps } from './field-frame'

export interface PasswordFieldProps
  extends FieldFrameProps,
    Omit<InputProps, keyof FieldFrameProps | 'type' | 'onChange' | 'autoComplete'> {
  readonly ref?: Ref<HTMLInputElement>
  readonly value: string
  readonly onChange: (text: string) => void
  /** Tells a password manager whether it is asked for the kept password or offered a new one. */
  readonly autoComplete: 'current-password' | 'new-password'
}

/** Pasting and password managers work; what was typed can be looked at. */
export function PasswordField({
  label,
  error,
  note,
  disabled,
  readOnly,
  required,
  onChange,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame {...{ label, error, note, disabled, readOnly, required }}>
      <Box position="relative">
        <Input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          pe="10"
          {...input}
          type={shown ? 'text' : 'password'}
          onChange={(event) => onChange(event.target.value)}
        />
        <IconButton
          icon={shown ? 'hide' : 'show'}
          label={t(shown ? 'password.hide' : 'password.show')}
          position="absolute"
          right="1.5"
          top="50%"
          transform="translateY(-50%)"
          onClick={() => setShown(!shown)}
        />
      </Box>
    </FieldFrame>
  )
}
