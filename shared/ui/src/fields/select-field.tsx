import { NativeSelect } from '@chakra-ui/react'
import { Icon } from '../icons/icon'
import { FieldFrame, type FieldFrameProps } from './field-frame'

export interface Choice<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly disabled?: boolean
  /** The label is a name that is the same in every language. */
  readonly translate?: 'no'
}

export interface SelectProps<Value extends string> {
  readonly value: Value
  readonly choices: readonly Choice<Value>[]
  readonly onChange: (value: Value) => void
  readonly size?: 'sm' | 'md' | 'lg'
  readonly disabled?: boolean | undefined
  /** The accessible name where no label stands beside it. */
  readonly 'aria-label'?: string
}

/** The browser's own select in our look. */
export function Select<Value extends string>({
  value,
  choices,
  onChange,
  size,
  disabled,
  ...rest
}: SelectProps<Value>) {
  return (
    <NativeSelect.Root size={size ?? 'md'} {...(disabled === undefined ? {} : { disabled })}>
      <NativeSelect.Field
        {...rest}
        value={value}
        onChange={(event) => {
          const chosen = choices.find((choice) => choice.value === event.target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {choices.map((choice) => (
          <option
            key={choice.value}
            value={choice.value}
            disabled={choice.disabled}
            translate={choice.translate}
          >
            {choice.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator>
        <Icon name="down" size={14} />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  )
}

export type SelectFieldProps<Value extends string> = SelectProps<Value> & FieldFrameProps

export function SelectField<Value extends string>({
  label,
  error,
  note,
  disabled,
  readOnly,
  required,
  ...select
}: SelectFieldProps<Value>) {
  return (
    <FieldFrame {...{ label, error, note, disabled, readOnly, required }}>
      <Select {...select} />
    </FieldFrame>
  )
}
