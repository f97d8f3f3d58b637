import { Switch } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export interface SwitchFieldProps {
  readonly label: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean
  /** The accessible name where the visible label is not enough. */
  readonly 'aria-label'?: string
}

/** Takes effect at once; a choice that waits for a button is a CheckboxField. */
export function SwitchField({ label, checked, onChange, disabled, 'aria-label': name }: SwitchFieldProps) {
  return (
    <Switch.Root
      checked={checked}
      disabled={disabled ?? false}
      onCheckedChange={(change) => onChange(change.checked)}
    >
      <Switch.HiddenInput {...(name ? { 'aria-label': name, 'aria-labelledby': '' } : {})} />
      <Switch.Control>
        <Switch.Thumb />
      </Switch.Control>
      <Switch.Label>{label}</Switch.Label>
    </Switch.Root>
  )
}
