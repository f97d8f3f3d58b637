import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export interface SwitchFieldProps {
  readonly label: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean
  /** The accessible name where the visible label is not enough. */
  readonly 'aria-label'?: string
  /** -1 in the rows of a list that Tab passes by. */
  readonly tabIndex?: 0 | -1
}

/**
 * Takes effect at once; a choice that waits for a button is a CheckboxField. It is the browser's own checkbox in
 * another look: a long list has one in each row.
 */
export function SwitchField({
  label,
  checked,
  onChange,
  disabled,
  tabIndex,
  'aria-label': name,
}: SwitchFieldProps) {
  return (
    <chakra.label css={LOOK}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-label={name}
        tabIndex={tabIndex}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </chakra.label>
  )
}

const LOOK = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '6',
  verticalAlign: 'middle',
  textStyle: 'sm',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:has(:disabled)': { color: 'fg.disabled', cursor: 'default' },
  // Where the person's own colours replace ours, the browser's own checkbox says more.
  '@media not (forced-colors: active)': {
    '& input': {
      appearance: 'none',
      flexShrink: 0,
      width: '28px',
      height: '16px',
      padding: '2px',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      borderRadius: 'full',
      bg: 'bg',
      cursor: 'inherit',
    },
    '& input::before': {
      content: '""',
      display: 'block',
      width: '10px',
      height: '10px',
      borderRadius: 'full',
      bg: 'border.emphasized',
      transition: 'translate 100ms',
    },
    '& input:checked': { bg: 'accent.solid', borderColor: 'accent.solid' },
    '& input:checked::before': { bg: 'accent.contrast', translate: '12px 0' },
    '& input:disabled': { bg: 'bg.subtle', borderColor: 'border' },
    '& input:disabled::before': { bg: 'border' },
  },
} as const
